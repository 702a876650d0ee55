import { DEFAULT_LIMITS } from './platform/http/limits';
import { SettingError, settingsFrom } from './settings';
import { eventLoopDelayOn } from './platform/settings/load-settings';

test('without any setting: this machine only, the embedded database, no demo', () => {
  const { host, port, api } = settingsFrom({});
  expect({ host, port }).toEqual({ host: '127.0.0.1', port: 8081 });
  expect(api).toMatchObject({
    dataDir: expect.stringMatching(/\.data.api$/),
    databaseUrl: undefined,
    demo: false,
    demoKitchen: { enabled: false },
    limits: DEFAULT_LIMITS,
  });
});

test('a kitchen that cooks needs its demo', () => {
  expect(settingsFrom({ DEMO_KITCHEN: '1', DEMO_KITCHEN_PACE_MS: '500' }).api).toMatchObject({
    demo: true,
    demoKitchen: { enabled: true, paceMs: 500 },
  });
  expect(settingsFrom({ DEMO: '1' }).api).toMatchObject({
    demo: true,
    demoKitchen: { enabled: false },
  });
});

test('the bounds per address grow by a factor', () => {
  expect(settingsFrom({ LIMITS_FACTOR: '10' }).api.limits).toMatchObject({
    requests: DEFAULT_LIMITS.requests * 10,
    sessions: DEFAULT_LIMITS.sessions * 10,
  });
});

test('limits of load have defaults; the event loop delay counts only with an external database', () => {
  expect(settingsFrom({}).api.load).toEqual({
    connections: 10,
    queue: { waiting: 300, waitMs: 4000 },
    maxEventLoopDelayMs: undefined,
  });
  expect(
    settingsFrom({
      DATABASE_CONNECTIONS: '20',
      ORDER_QUEUE: '0',
      ORDER_QUEUE_MS: '1000',
      MAX_EVENT_LOOP_DELAY_MS: '0',
    }).api.load,
  ).toEqual({ connections: 20, queue: { waiting: 0, waitMs: 1000 }, maxEventLoopDelayMs: 0 });
  expect([
    eventLoopDelayOn('pglite', undefined),
    eventLoopDelayOn('postgresql', undefined),
    eventLoopDelayOn('pglite', 500),
    eventLoopDelayOn('postgresql', 0),
  ]).toEqual([0, 1000, 500, 0]);
});

test.each([
  ['DATABASE_CONNECTIONS', '4'],
  ['ORDER_QUEUE', '-1'],
  ['ORDER_QUEUE_MS', '0'],
  ['MAX_EVENT_LOOP_DELAY_MS', '1.5'],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['DEMO_KITCHEN_PACE_MS', '0'],
  ['LIMITS_FACTOR', '-1'],
  ['GEOCODER', 'atlas'],
  ['POSTAL_CODE_URL', 'cep.example'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => settingsFrom({ [name]: value })).toThrow(SettingError);
  expect(() => settingsFrom({ [name]: value })).toThrow(`${name}=${value}`);
});

test.each([
  [undefined, undefined],
  ['1', 1],
  ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
])('TRUST_PROXY=%s is %j', (text, proxies) => {
  expect(settingsFrom({ TRUST_PROXY: text }).api.trustProxy).toBe(proxies);
});

test.each([
  ['DATABASE_URL', 'storefront:canary@db/x'],
  ['DATABASE_URL', 'mysql://u:can@ary@h/db'],
  ['DATABASE_URL', 'postgres//u:canary@h/db'],
  ['API_URL', 'https://u:secret@canary@h'],
  ['API_URL', 'https://u@x.example:canary@h?a'],
  ['POSTAL_CODE_URL', 'ftp://canary@h'],
])('%s=%s is refused by its name, and no part of a password is printed', (name, value) => {
  const read = () => settingsFrom({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name}=`));
  expect(read).not.toThrow(/canary|ary@/);
});
