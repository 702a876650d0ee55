import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@storefront/shared-domain/contracts';
import { geocoderSettings } from './delivery/geocoding/geocoder-settings';
import { mailSettings } from './settings';
import { DEFAULT_PUSH, pushSettings } from './notifications/push/push-settings';
import { pushText } from './notifications/push/push-texts';
import { vapidKeys } from './notifications/push/vapid-keys';
import { paymentSettings } from './payments/open-payments';
import { readSettings, type Env } from './platform/settings/read-settings';
import { SettingError } from './platform/settings/setting-error';
import { DEFAULT_EVENTS, eventSettings } from './telemetry/events/event-settings';

describe('geocoder', () => {
  const geocoderFrom = (env: Env) => readSettings(geocoderSettings, env);

  const PHOTON = {
    GEOCODER: 'photon',
    GEOCODER_URL: 'https://photon.pizza.example/',
    GEOCODER_AGENT: 'pizza.example (it@pizza.example)',
  };

  test('without any setting the streets in the database are searched', () =>
    expect(geocoderFrom({})).toEqual({
      kind: 'gazetteer',
      url: '',
      agent: expect.any(String),
      postalCodeUrl: undefined,
    }));

  test('a service is configured by its kind, its address and the user agent', () => {
    expect(geocoderFrom(PHOTON)).toMatchObject({
      kind: 'photon',
      url: 'https://photon.pizza.example',
      agent: PHOTON.GEOCODER_AGENT,
      language: undefined,
      countries: [],
      intervalMs: undefined,
    });
    expect(
      geocoderFrom({
        ...PHOTON,
        GEOCODER: 'nominatim',
        GEOCODER_LANGUAGE: 'pt-BR',
        GEOCODER_COUNTRIES: 'BR, us,',
        GEOCODER_INTERVAL_MS: '0',
      }),
    ).toMatchObject({ language: 'pt-BR', countries: ['br', 'us'], intervalMs: 0 });
  });

  test('postal codes may come from another service than addresses', () =>
    expect(geocoderFrom({ POSTAL_CODE_URL: 'http://cep.example/ws/' })).toMatchObject({
      kind: 'gazetteer',
      postalCodeUrl: 'http://cep.example/ws',
    }));

  test.each([
    ['GEOCODER', 'google', 'photon'],
    ['GEOCODER_URL', '', 'https://photon'],
    ['GEOCODER_URL', 'file:///etc/passwd', 'https://'],
    ['GEOCODER_URL', 'https://a b', 'https://'],
    ['GEOCODER_URL', 'https://a.example/?key=1', 'question mark'],
    ['GEOCODER_AGENT', '', 'identify callers'],
    ['GEOCODER_AGENT', 'a\r\nb: c', 'identify callers'],
    ['GEOCODER_COUNTRIES', 'brazil', 'br,us'],
    ['GEOCODER_LANGUAGE', 'pt;q=1', 'pt-BR'],
    ['POSTAL_CODE_URL', 'nowhere', 'address'],
  ])('%s=%j is refused by its name, with what to give', (name, value, reported) => {
    const read = () => geocoderFrom({ ...PHOTON, [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(`${name}=${value}`);
    expect(read).toThrow(reported);
  });
});

describe('mail', () => {
  const mailFrom = (env: Env) => readSettings(mailSettings, env);

  const good = {
    SMTP_URL: 'smtps://shop:secret@mail.pizza.example',
    MAIL_FROM: 'Pizza <orders@pizza.example>',
    STOREFRONT_URL: 'https://pizza.example',
  };

  test('without a server mails wait in the database', () =>
    expect(mailFrom({ MAIL_FROM: 'x@y.example' })).toBeUndefined());
  test('a server needs a sender and the address of the storefront', () =>
    expect(mailFrom(good)).toEqual({ url: good.SMTP_URL, from: good.MAIL_FROM }));

  test.each([
    ['SMTP_URL', 'mail.pizza.example'],
    ['SMTP_URL', 'https://shop:secret@mail.pizza.example'],
    ['MAIL_FROM', ''],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
    ['STOREFRONT_URL', ''],
  ])('%s=%j is refused by its name, and no password is printed', (name, value) => {
    const read = () => mailFrom({ ...good, [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(name);
    expect(read).not.toThrow(/secret/);
  });
});

describe('push', () => {
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
});

describe('payments', () => {
  const paymentsFrom = (env: Env) => readSettings(paymentSettings, env);

  test('addresses lose the slash at their end, times are given in minutes', () => {
    expect(
      paymentsFrom({
        PAYMENTS: 'none',
        STOREFRONT_URL: 'https://pizza.example/',
        API_URL: 'https://api.pizza.example/v1/',
        PAYMENT_PIX_MINUTES: '5',
        PAYMENT_MINUTES: '0.5',
        PAYMENT_SANDBOX_LATE_SECONDS: '2',
      }),
    ).toEqual({
      provider: 'none',
      storefrontUrl: 'https://pizza.example',
      apiUrl: 'https://api.pizza.example/v1',
      pixLifetimeMs: 300_000,
      lifetimeMs: 30_000,
      lateMs: 2000,
    });
  });

  test.each([
    ['PAYMENTS', 'gold'],
    ['STOREFRONT_URL', 'pizza.example'],
    ['STOREFRONT_URL', 'javascript:alert(1)'],
    ['STOREFRONT_URL', 'https://pizza.example/?next=https://evil.example'],
    ['API_URL', 'https://user@pizza.example'],
    ['PAYMENT_PIX_MINUTES', '0'],
    ['PAYMENT_MINUTES', 'soon'],
    ['PAYMENT_SANDBOX_LATE_SECONDS', '-1'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(() => paymentsFrom({ [name]: value })).toThrow(SettingError);
    // no message contains the user of a URL
    expect(() => paymentsFrom({ [name]: value })).toThrow(
      `${name}=${value.replace('user@', '…@')}`,
    );
  });
});

describe('events', () => {
  const eventsFrom = (env: Env) => readSettings(eventSettings, env);

  test('without settings the vendors are at their own addresses, and no server sends them anything', () => {
    expect(eventsFrom({})).toEqual(DEFAULT_EVENTS);
  });

  test('the server sends to the ads vendor where both the address and the access token are configured', () => {
    const both = eventsFrom({
      PIXEL_EVENTS_URL: 'https://ads.example/{pixel}/events',
      PIXEL_ACCESS_TOKEN: '1234567=abc, 7654321=d|e.f-g',
    });
    expect(both.pixelEventsUrl).toBe('https://ads.example/{pixel}/events');
    expect([...both.pixelTokens]).toEqual([
      ['1234567', 'abc'],
      ['7654321', 'd|e.f-g'],
    ]);
    expect([...eventsFrom({ PIXEL_ACCESS_TOKEN: 'abc' }).pixelTokens]).toEqual([['', 'abc']]);
  });

  test.each([
    [{ VENDOR_ORIGIN: 'https://tags.example/path' }, /an origin has no path/],
    [{ PIXEL_EVENTS_URL: 'https://ads.example/events', PIXEL_ACCESS_TOKEN: 'a' }, /with \{pixel\}/],
    [{ PIXEL_EVENTS_URL: 'https://ads.example/{pixel}' }, /PIXEL_ACCESS_TOKEN has to be set/],
    [{ PIXEL_ACCESS_TOKEN: 'a secret' }, /^PIXEL_ACCESS_TOKEN(?!.*a secret).*: one token/],
  ])('%p is refused with a word on what to set', (env, message) => {
    expect(() => eventsFrom(env)).toThrow(message);
  });
});
