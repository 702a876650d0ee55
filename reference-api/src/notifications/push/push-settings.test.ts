import { LANGUAGES } from '@storefront/shared-domain/contracts';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Env } from '../../platform/settings/read-settings';
import { DEFAULT_PUSH, pushSettings } from './push-settings';
import { pushText } from './push-texts';
import { vapidKeys } from './vapid-keys';

const pushFrom = (env: Env) => readSettings(pushSettings, env);

const KEY = 'B'.repeat(87);

test('[SHELL-58] keys, subject and services come from the environment; the defaults replace missing ones', () => {
  expect(pushFrom({})).toEqual(DEFAULT_PUSH);
  expect(
    pushFrom({
      VAPID_PUBLIC_KEY: KEY,
      VAPID_PRIVATE_KEY: 'p'.repeat(43),
      VAPID_SUBJECT: 'mailto:it@pizza.example',
      PUSH_HOSTS: 'push.pizza.example, http://127.0.0.1:9000',
    }),
  ).toEqual({
    keys: { publicKey: KEY, privateKey: 'p'.repeat(43) },
    subject: 'mailto:it@pizza.example',
    services: ['push.pizza.example', 'http://127.0.0.1:9000'],
  });
});

test.each([
  [{ VAPID_PUBLIC_KEY: KEY }, 'VAPID_PRIVATE_KEY cannot be used'],
  [{ VAPID_PRIVATE_KEY: KEY }, 'VAPID_PUBLIC_KEY cannot be used'],
  [{ VAPID_SUBJECT: 'it@pizza.example' }, 'VAPID_SUBJECT=it@pizza.example cannot be used'],
  [{ PUSH_HOSTS: 'push.pizza.example/x' }, 'PUSH_HOSTS=push.pizza.example/x cannot be used'],
])('%j is refused, and no key is repeated', (env, reported) => {
  expect(() => pushFrom(env)).toThrow(reported);
  expect(() => pushFrom(env)).not.toThrow(KEY);
});

test('keys are made once, readable by this user alone, also with simultaneous starts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-vapid-'));
  const all = await Promise.all([
    vapidKeys(folder, null),
    vapidKeys(folder, null),
    vapidKeys(folder, null),
  ]);
  expect(new Set(all.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(await vapidKeys(folder, null)).toEqual(all[0]);
  expect((await stat(join(folder, 'vapid-keys.json'))).mode & 0o077).toBe(0);
  expect(await vapidKeys(folder, { publicKey: 'a', privateKey: 'b' })).toEqual({
    publicKey: 'a',
    privateKey: 'b',
  });
  await rm(folder, { recursive: true });
});

test.each(LANGUAGES)(
  'every stage has a line of its own in %s, one that is not known has one, too',
  (language) => {
    const lines = [
      'CONFIRMED',
      'PREPARING',
      'READY',
      'DISPATCHED',
      'OVER',
      'CANCELED',
      'ELSEWHERE',
    ].map((status) => pushText(language, status, ''));
    const ends = ['delivery', 'balcony', 'carTakeout', 'table'].map((handover) =>
      pushText(language, 'OVER', handover),
    );
    expect(new Set([...lines, ...ends]).size).toBe(11);
    expect([pushText(language, 'other', 'table'), pushText(language, 'toString', '')]).toEqual([
      lines[6],
      lines[6],
    ]);
    expect(pushText(language, 'OVER', 'toString')).toBe(lines[4]);
  },
);
