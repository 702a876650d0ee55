import { type Env } from './production-env';
import { productionSettings, withoutEmpty } from './production-settings';
import { type Roles, rolesOf } from './roles';

const BOTH: Roles = { api: true, edge: true };
const API: Roles = { api: true, edge: false };
const EDGE: Roles = { api: false, edge: true };
const SECRET = 's'.repeat(40);

const GOOD: Env = {
  STOREFRONT_URL: 'https://pizza.example',
  STOREFRONT_STORE: '/srv/store',
  DATABASE_URL: 'postgres://storefront:canary@db.example/storefront',
  JWT_SECRET: SECRET,
  OPERATOR_KEY: SECRET,
  TABLE_LINK_KEYS: SECRET,
  CPF_KEYS: SECRET,
  VAPID_PUBLIC_KEY: 'a'.repeat(87),
  VAPID_PRIVATE_KEY: 'b'.repeat(43),
  CARD_ORIGIN: 'https://cards.pizza.example',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtp://a:canary@mail.example',
  MAIL_FROM: 'orders@pizza.example',
};

const namesOf = (failures: readonly string[]): string[] =>
  failures.map((line) => /^[A-Z_]+/.exec(line)?.[0] ?? line);
const failuresOf = (env: Env, roles = BOTH): readonly string[] =>
  productionSettings(withoutEmpty(env), roles).failures;
const readGood = (more: Env = {}, roles = BOTH) => {
  const { settings, failures } = productionSettings(withoutEmpty({ ...GOOD, ...more }), roles);
  if (settings === null) throw new Error(failures.join('\n'));
  return settings;
};

test('one process serves both, or the one that is named', () => {
  expect([rolesOf([]), rolesOf(['--only', 'api']), rolesOf(['--only', 'edge'])]).toEqual([
    BOTH,
    API,
    EDGE,
  ]);
  for (const args of [['--only', 'kitchen'], ['--only'], ['api']])
    expect(() => rolesOf(args)).toThrow(
      expect.objectContaining({
        name: 'PlainError',
        exitCode: 78,
        message: expect.stringContaining('Usage:'),
      }),
    );
});

describe('what is missing', () => {
  test.each([
    [
      'API and edge',
      BOTH,
      [
        'STOREFRONT_URL',
        'OPERATOR_KEY',
        'DATABASE_URL',
        'JWT_SECRET',
        'TABLE_LINK_KEYS',
        'CPF_KEYS',
        'VAPID_PUBLIC_KEY',
        'VAPID_PRIVATE_KEY',
        'STOREFRONT_STORE',
      ],
    ],
    [
      'an API',
      API,
      [
        'STOREFRONT_URL',
        'OPERATOR_KEY',
        'DATABASE_URL',
        'JWT_SECRET',
        'TABLE_LINK_KEYS',
        'CPF_KEYS',
        'VAPID_PUBLIC_KEY',
        'VAPID_PRIVATE_KEY',
      ],
    ],
    ['an edge', EDGE, ['STOREFRONT_URL', 'OPERATOR_KEY', 'STOREFRONT_STORE', 'API_UPSTREAM']],
  ])('with nothing set, %s reports every setting once, with its meaning', (_name, roles, names) => {
    expect(namesOf(failuresOf({}, roles))).toEqual(names);
    for (const line of failuresOf({}, roles)) expect(line).toMatch(/^[A-Z_]+ is not set: .{20,}/);
  });

  test('a variable that is set to nothing is missing', () =>
    expect(namesOf(failuresOf({ ...GOOD, JWT_SECRET: '', DATABASE_URL: '' }))).toEqual([
      'DATABASE_URL',
      'JWT_SECRET',
    ]));

  test('partly set: a line for each setting that is missing or cannot be used, without secrets', () => {
    const failures = failuresOf({
      ...GOOD,
      JWT_SECRET: '',
      OPERATOR_KEY: 'canary',
      PORT: 'x',
      MAIL_FROM: 'canary',
      CEP_URL: 'cep',
      VAPID_PRIVATE_KEY: '',
      STOREFRONT_STORE: '',
    });
    expect(namesOf(failures).sort()).toEqual([
      'CEP_URL',
      'JWT_SECRET',
      'MAIL_FROM',
      'OPERATOR_KEY',
      'PORT',
      'STOREFRONT_STORE',
      'VAPID_PRIVATE_KEY',
    ]);
    expect(failures.filter((line) => !line.startsWith('MAIL_FROM')).join('\n')).not.toContain(
      'canary',
    );
  });

  test('a data folder replaces PostgreSQL and the store', () => {
    expect(
      failuresOf({ ...GOOD, DATABASE_URL: '', STOREFRONT_STORE: '', STOREFRONT_DATA: '/srv/data' }),
    ).toEqual([]);
    expect(
      readGood({ DATABASE_URL: '', STOREFRONT_STORE: '', STOREFRONT_DATA: '/srv/data' }),
    ).toMatchObject({
      store: { folder: '/srv/data/store', channel: 'stable' },
      api: { dataDir: '/srv/data/api', databaseUrl: undefined },
    });
  });
});

describe('parts of the demo', () => {
  test.each([
    ['DEMO', '1', /routes and accounts of the demo/],
    ['DEMO', 'true', /of the demo/],
    ['DEMO_KITCHEN', '1', /the kitchen of the demo/],
    ['PAYMENTS', 'sandbox', /sandbox payments of the demo/],
  ])('%s=%s is rejected', (name, value, words) => {
    expect(failuresOf({ ...GOOD, [name]: value })).toEqual([expect.stringMatching(words)]);
    expect(namesOf(failuresOf({ ...GOOD, [name]: value }))).toEqual([name]);
  });

  test('unset or switched off, none of them is served', () => {
    for (const env of [{}, { DEMO: '0', DEMO_KITCHEN: '0', PAYMENTS: 'none' }])
      expect(readGood(env).api).toMatchObject({
        demo: false,
        demoKitchen: { enabled: false },
        payments: { provider: 'none' },
      });
  });
});

describe('the public address', () => {
  test.each([
    'http://pizza.example',
    'http://10.0.0.5:8080',
    'https://pizza.example/shop',
    'pizza.example',
    'https://a:b@pizza.example',
    'https://pizza.example?x',
    'ftp://pizza.example',
  ])('%s is rejected', (url) =>
    expect(namesOf(failuresOf({ ...GOOD, CARD_ORIGIN: '', STOREFRONT_URL: url }))).toEqual([
      'STOREFRONT_URL',
    ]),
  );

  test.each([
    ['https://pizza.example', true],
    ['https://Pizza.example:8443/', true],
    ['http://localhost:8080', false],
    ['http://127.0.0.1:8080', false],
    ['http://[::1]:8080', false],
  ])('%s is accepted; https alone: %s', (url, isHttpsOnly) =>
    expect(readGood({ STOREFRONT_URL: url, CARD_ORIGIN: '' })).toMatchObject({
      publicUrl: new URL(url).origin,
      isHttpsOnly,
      api: {
        isHttpsOnly,
        publicPath: '/api',
        payments: { storefrontUrl: expect.stringMatching(/^http/) },
      },
    }),
  );

  test.each([
    ['CARD_ORIGIN', 'http://cards.pizza.example', /https/],
    ['VENDOR_ORIGIN', 'http://tags.pizza.example', /https/],
    ['CARD_ORIGIN', 'https://pizza.example', /origin of its own/],
  ])('%s=%s is rejected', (name, value, words) =>
    expect(failuresOf({ ...GOOD, [name]: value })).toEqual([expect.stringMatching(words)]),
  );
});

test('mails require TLS, and no option of the URL can change that', () => {
  expect(readGood().api.mail).toMatchObject({ url: GOOD['SMTP_URL'], requireTls: true });
  expect(namesOf(failuresOf({ ...GOOD, SMTP_URL: 'smtp://mail.example?ignoreTLS=true' }))).toEqual([
    'SMTP_URL',
  ]);
});

test('without CARD_ORIGIN the card’s document is not served', () => {
  expect(readGood({ CARD_ORIGIN: '' }).api.cardForm).toBeNull();
  expect(readGood().api.cardForm).toBeUndefined();
});

test('the port is that of the edge, or of the API alone; an edge reads the URL of its API', () => {
  expect([readGood().port, readGood({}, API).port, readGood({ PORT: '9000' }, API).port]).toEqual([
    8080, 8081, 9000,
  ]);
  expect(
    readGood({ API_UPSTREAM: 'http://10.0.0.5:8081', STOREFRONT_CHANNEL: 'next' }, EDGE),
  ).toMatchObject({ upstream: 'http://10.0.0.5:8081', port: 8080, store: { channel: 'next' } });
  expect(
    namesOf(failuresOf({ ...GOOD, API_UPSTREAM: '10.0.0.5', STOREFRONT_CHANNEL: 'a/b' }, EDGE)),
  ).toEqual(['STOREFRONT_CHANNEL', 'API_UPSTREAM']);
});

test('warnings: misspelled settings, mails that are not sent, a proxy that is not trusted', () => {
  expect(readGood().warnings).toEqual([]);
  expect(
    readGood({ SMTP_URL: '', MAIL_FROM: '', TRUST_PROXY: '', STOREFRONT_STOER: 'x' }).warnings.map(
      (line) => line.split(' ')[0],
    ),
  ).toEqual(['STOREFRONT_STOER', 'SMTP_URL', 'TRUST_PROXY']);
  expect(
    readGood({ STOREFRONT_URL: 'http://localhost:8080', CARD_ORIGIN: '', TRUST_PROXY: '' })
      .warnings,
  ).toEqual([]);
});
