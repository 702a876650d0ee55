import type { ChannelRevision } from '@storefront/compositions';
import { CONTROL } from '@storefront/compositions';
import { anExperiment } from '../testing/an-experiment';
import { bodyOf, noticeOfRefusal, noticesOfExpiry, noticesOfRevision } from './notices';

const hash = (digit: string): string => digit.repeat(64);
const aRevision = (revision: number, more: Partial<ChannelRevision> = {}): ChannelRevision => ({
  revision,
  at: '2026-11-30T10:00:00.000Z',
  by: 'ana',
  note: 'remote-a@1',
  composition: hash('a'),
  experiments: [],
  variants: {},
  revoked: [],
  origins: [],
  ...more,
});
const before = aRevision(1, { composition: hash('b') });
const eventsOf = (earlier: ChannelRevision | null, later: ChannelRevision): string[] =>
  noticesOfRevision('stable', earlier, later).map(({ event }) => event);

test('a new composition was promoted, also the first one', () => {
  expect(eventsOf(null, aRevision(1))).toEqual(['promoted']);
  expect(eventsOf(before, aRevision(2))).toEqual(['promoted']);
});

test('a revision with the same composition is no event', () =>
  expect(eventsOf(aRevision(1), aRevision(2, { origins: ['http://localhost:1'] }))).toEqual([]));

test('a revision that repeats another, or revokes what was served, is a rollback', () => {
  expect(eventsOf(before, aRevision(2, { repeats: 1 }))).toEqual(['reverted']);
  expect(eventsOf(before, aRevision(2, { revoked: [hash('b')] }))).toEqual(['reverted']);
  expect(eventsOf(before, aRevision(2, { revoked: [hash('c')] }))).toEqual(['promoted']);
});

test('an arm is off once, in the revision that switched it off', () => {
  const on = anExperiment('short', []);
  const off = {
    ...on,
    arms: on.arms.map((arm) =>
      arm.name === CONTROL
        ? arm
        : { ...arm, off: { at: before.at, reason: '9 of 9 loads failed' } },
    ),
  };
  const [notice, ...others] = noticesOfRevision(
    'stable',
    aRevision(1, { experiments: [on] }),
    aRevision(2, { experiments: [off] }),
  );
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    event: 'arm-off',
    text: 'arm other of experiment short on stable is off since revision 2: 9 of 9 loads failed',
    data: { experiment: 'short', arm: 'other' },
  });
  expect(
    eventsOf(aRevision(2, { experiments: [off] }), aRevision(3, { experiments: [off] })),
  ).toEqual([]);
});

test('an id is the same in every process, and another one in another store', () => {
  const idOf = (at: string) => noticesOfRevision('stable', before, aRevision(2, { at }))[0]?.id;
  const at = '2026-11-30T10:00:00.000Z';
  expect(idOf(at)).toMatch(/^stable_2_promoted_[0-9a-f]{12}$/);
  expect(idOf(at)).toBe(idOf(at));
  expect(idOf('2026-11-30T10:00:00.001Z')).not.toBe(idOf(at));
});

test('the body has type, timestamp and data', () => {
  const [notice] = noticesOfRevision('stable', before, aRevision(2));
  expect(notice && JSON.parse(bodyOf(notice))).toEqual({
    type: 'channel.promoted',
    timestamp: '2026-11-30T10:00:00.000Z',
    data: {
      channel: 'stable',
      revision: 2,
      by: 'ana',
      note: 'remote-a@1',
      composition: hash('a'),
      replaced: hash('b'),
      text: 'stable serves a new composition in revision 2: aaaaaaaaaaaa, remote-a@1, by ana',
    },
  });
});

test('the same refusal on the same revision has the same id, whenever it is repeated', () => {
  const refusal = {
    revision: 2,
    revisionAt: before.at,
    at: '2026-11-30T11:00:00.000Z',
    by: 'ana',
    composition: hash('c'),
    checks: ['stories'],
  };
  const notice = noticeOfRefusal('stable', refusal);
  expect(noticeOfRefusal('stable', { ...refusal, at: '2026-11-30T12:00:00.000Z' }).id).toBe(
    notice.id,
  );
  expect(noticeOfRefusal('stable', { ...refusal, revision: 3 }).id).not.toBe(notice.id);
  expect(notice.text).toBe(
    'a change of stable at revision 2 was refused: composition cccccccccccc fails stories, by ana',
  );
});

test('a document is announced 14 days before it expires, one of CI two days, once for each expiry', () => {
  const now = new Date('2026-12-01T00:00:00.000Z');
  const inDays = (days: number): number => now.getTime() + days * 86_400_000;
  const namesAt = (...documents: [name: string, days: number][]) =>
    noticesOfExpiry(
      'stable',
      documents.map(([name, days]) => ({ name, at: inDays(days) })),
      now,
    ).map(({ id }) => id.replace(/_[0-9a-f]{12}$/, ''));
  expect(namesAt(['root', 13], ['targets', 15], ['timestamp', 3], ['snapshot', 1])).toEqual([
    'stable_root_key-expires',
    'stable_snapshot_key-expires',
  ]);
  expect(namesAt(['room-shell.1', -1], ['root', -4])).toEqual(['stable_room-shell-1_key-expires']);
});
