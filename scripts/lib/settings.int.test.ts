import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_SETTINGS } from '@storefront/edge';
import { API_SETTINGS, unknownSettings } from '@storefront/reference-api';
import { type Env, PRODUCTION_SETTINGS } from './production/production-env';
import { productionSettings, withoutEmpty } from './production/production-settings';
import { type Roles, parseRoles } from './production/roles';
import { START_SETTINGS, startSettings } from './start-settings';

describe('settings', () => {
  const root = path.join(__dirname, '../..');
  const FOLDERS = [
    'reference-api/src',
    'platform/edge/src',
    'platform/release/src/cli',
    'platform/release/src/trust',
    'scripts/lib',
  ];
  /**
   * Variables of the machine and of the tools that build and test: they are no settings of a
   * storefront.
   */
  const NOT_OURS = [
    'PATH',
    'NO_COLOR',
    'CHROMIUM_PATH',
    'DEBIAN_FRONTEND',
    'STOREFRONT_HOT',
    'BUILD_EDITION',
    'NODE_ENV',
  ];
  const READ = /(?:\benv\b[^\n']{0,12}|read\(|readAddress\()'([A-Z][A-Z0-9_]{3,})'/g;
  const sourcesOf = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.(ts|mjs)$/.test(file) && !/\.test\.ts$|test-kit|(^|\/)testing\//.test(file),
      )
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
  const inCode = [
    ...new Set(
      FOLDERS.flatMap(sourcesOf).flatMap((source) =>
        [...source.matchAll(READ)].map(([, name = '']) => name),
      ),
    ),
  ]
    .filter((name) => !NOT_OURS.includes(name))
    .sort();
  const inDocs = [
    ...readFileSync(path.join(root, 'docs/settings.md'), 'utf8').matchAll(
      /^\| `([A-Z0-9_]+)` \|/gm,
    ),
  ].map(([, name = '']) => name);
  const listed = [
    ...new Set([...API_SETTINGS, ...SITE_SETTINGS, ...START_SETTINGS, ...PRODUCTION_SETTINGS]),
  ].sort();
  const URL = 'https://x.example';
  /** A valid and an invalid value; the other settings depend on each other, or accept any text. */
  const VALUES: Readonly<Record<string, readonly [good: string, bad: string]>> = {
    PORT: ['8090', '80.5'],
    DATABASE_URL: ['postgres://a:b@db.example/x', 'mysql://db'],
    JWT_SECRET: ['s'.repeat(32), 'short'],
    VISIT_KEY: ['s'.repeat(32), 'short'],
    OPERATOR_KEY: ['s'.repeat(32), 'short'],
    OPERATOR_KEYS: [`metrics+courier:${'a'.repeat(32)}`, `kitchen:${'a'.repeat(32)}`],
    TABLE_LINK_KEYS: [`${'a'.repeat(32)},${'b'.repeat(32)}`, `${'a'.repeat(32)},b`],
    CPF_KEYS: [`${'a'.repeat(32)},${'b'.repeat(32)}`, `${'a'.repeat(32)},b`],
    PAYMENT_WEBHOOK_KEY: ['s'.repeat(32), 'short'],
    TRUST_PROXY: ['10.0.0.0/8', 'everybody'],
    DEMO: ['1', 'yes'],
    DEMO_KITCHEN: ['0', 'on'],
    DEMO_KITCHEN_PACE_MS: ['500', '1'],
    KITCHEN_SILENCE_MS: ['60000', '1'],
    LIMITS_FACTOR: ['10', '-1'],
    LOG_LEVEL: ['debug', 'loud'],
    LOG_FORMAT: ['text', 'xml'],
    METRICS_ADDR: ['127.0.0.1:9464', 'metrics'],
    SHUTDOWN_DRAIN_MS: ['0', '-1'],
    SHUTDOWN_DEADLINE_MS: ['1000', 'soon'],
    GEOCODER: ['gazetteer', 'atlas'],
    POSTAL_CODE_URL: [URL, 'cep'],
    PAYMENTS: ['none', 'bank'],
    PAYMENT_PIX_MINUTES: ['15', '0'],
    PAYMENT_MINUTES: ['90', 'an hour'],
    PAYMENT_SANDBOX_LATE_SECONDS: ['1', '-1'],
    STOREFRONT_URL: [URL, 'x.example'],
    PREVIEW_URL: ['https://preview.x.example', `${URL}/previews`],
    API_URL: [`${URL}/api`, `${URL}?a`],
    CACHE_URL: [URL, 'cache'],
    CEP_URL: [URL, 'cep'],
    PHONE_URL: [URL, 'phones'],
    CARD_ORIGIN: [URL, `${URL}/cards`],
    VENDOR_ORIGIN: [URL, `${URL}/tags`],
    VENDOR_PIXEL_URL: [`${URL}/p.js`, 'pixel'],
    VENDOR_TAG_MANAGER_URL: [`${URL}/t.js`, 'tags'],
    VENDOR_ANALYTICS_URL: [`${URL}/a.js`, 'analytics'],
    METRICS_URL: [URL, 'metrics'],
    KEEN_TRACKING: ['on', 'maybe'],
    TELEMETRY: ['off', '0'],
    EVENTS_MOST_ROWS: ['10000', '10'],
    COUNTER_PICKUP_RESTAURANTS: ['101,202', 'bella-napoli'],
    SERVICE_WORKER: ['off', 'maybe'],
    MAPS_LINK_URL: [`${URL}/{lat},{lng}`, URL],
    VAPID_SUBJECT: ['mailto:it@x.example', 'it'],
    PUSH_HOSTS: ['push.example', 'push/x'],
  };

  describe('of a start', () => {
    test('every one that the code reads has a row in docs/settings.md; add the missing row there', () =>
      expect(inCode.filter((name) => !inDocs.includes(name))).toEqual([]));
    test('every row of docs/settings.md is a field of a schema of the API or of SITE_SETTINGS', () =>
      expect(inDocs.filter((name) => !listed.includes(name))).toEqual([]));
    test('every listed one has a row in docs/settings.md, once', () =>
      expect([...inDocs].sort()).toEqual(listed));

    test.each(Object.entries(VALUES).map(([name, [good, bad]]) => ({ name, good, bad })))(
      '$name=$good is taken, $name=$bad is refused by its name',
      ({ name, good, bad }) => {
        expect(() => startSettings({ [name]: good })).not.toThrow();
        expect(() => startSettings({ [name]: bad })).toThrow(new RegExp(`^${name}[= ]`));
      },
    );

    test.each([
      ['', true],
      ['1', true],
      ['0', false],
    ])('DEMO_KITCHEN=%s: npm start cooks, %s', (text, enabled) =>
      expect(startSettings({ DEMO_KITCHEN: text }).api.demoKitchen).toMatchObject({ enabled }),
    );

    test.each([
      ['', true],
      ['off', false],
    ])('[EVENTS-05] KEEN_TRACKING=%s: pages and API of npm start track, %s', (text, tracks) => {
      const { site, api } = startSettings({ KEEN_TRACKING: text });
      expect([site.keenTracking === true, api.events?.keenTracking]).toEqual([tracks, tracks]);
    });

    test('all invalid settings are listed at once, a line for each, and no secret among them', () => {
      const reported = (() => {
        try {
          startSettings({
            PORT: 'x',
            JWT_SECRET: 'canary',
            GEOCODER: 'nominatim',
            GEOCODER_COUNTRIES: 'brazil',
            CARD_ORIGIN: 'y',
            CEP_URL: 'z',
            DATABASE_URL: 'mysql://a:canary@b',
          });
          return '';
        } catch (error) {
          return (error as Error).message;
        }
      })();
      for (const name of [
        'PORT',
        'JWT_SECRET',
        'GEOCODER_URL',
        'GEOCODER_AGENT',
        'GEOCODER_COUNTRIES',
        'CARD_ORIGIN',
        'CEP_URL',
        'DATABASE_URL',
      ])
        expect(reported.split('\n').filter((line) => line.startsWith(name))).toHaveLength(1);
      expect(reported).not.toContain('canary');
    });

    test.each([
      ['DATABASE_ULR', 'DATABASE_URL'],
      ['log_level', 'LOG_LEVEL'],
    ])('%s is reported to be %s', (name, meant) =>
      expect(startSettings({ [name]: 'secret' }).warnings).toEqual([
        `${name} is no setting: did you mean ${meant}?`,
      ]),
    );
    test.each(['PATH', 'DATABASE_URL', 'PGHOST'])('%s is not reported as a typo', (name) =>
      expect(unknownSettings({ [name]: 'x' }, [...API_SETTINGS, ...SITE_SETTINGS])).toEqual([]),
    );
  });
});

describe('settings of production', () => {
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

  test('NOTIFY_SECRETS are read by an edge; other texts are refused without being shown', () => {
    const secret = `whsec_${'a'.repeat(43)}=`;
    const both = { NOTIFY_SECRETS: `ops=${secret},ops=${secret}` };
    expect(readGood(both).notifySecrets).toEqual(new Map([['ops', [secret, secret]]]));
    for (const text of ['ops=canary', `canary ${secret}`, `ops=${secret};`]) {
      const failures = failuresOf({ ...GOOD, NOTIFY_SECRETS: text });
      expect(failures).toEqual([expect.stringMatching(/^NOTIFY_SECRETS cannot be used: give /)]);
      expect(failures.join('')).not.toContain('canary');
    }
  });

  test('one process serves both, or the one that is named', () => {
    expect([parseRoles([]), parseRoles(['--only', 'api']), parseRoles(['--only', 'edge'])]).toEqual(
      [BOTH, API, EDGE],
    );
    for (const args of [['--only', 'kitchen'], ['--only'], ['api']])
      expect(() => parseRoles(args)).toThrow(
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
      ['an edge', EDGE, ['STOREFRONT_URL', 'STOREFRONT_STORE', 'OPERATOR_KEYS', 'API_UPSTREAM']],
    ])(
      'with nothing set, %s reports every setting once, with its meaning',
      (_name, roles, names) => {
        expect(namesOf(failuresOf({}, roles))).toEqual(names);
        for (const line of failuresOf({}, roles))
          expect(line).toMatch(/^[A-Z_]+ is not set: .{20,}/);
      },
    );

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
        failuresOf({
          ...GOOD,
          DATABASE_URL: '',
          STOREFRONT_STORE: '',
          STOREFRONT_DATA: '/srv/data',
        }),
      ).toEqual([]);
      expect(
        readGood({ DATABASE_URL: '', STOREFRONT_STORE: '', STOREFRONT_DATA: '/srv/data' }),
      ).toMatchObject({
        store: { folder: '/srv/data/store', channel: 'stable' },
        api: { dataDir: '/srv/data/api', databaseUrl: undefined },
      });
    });
  });

  test('rendered screens are stored beside the store, elsewhere, or only in memory', () => {
    const secret = readGood({}).figuresKey;
    expect(secret).not.toBe('');
    expect(readGood({ STOREFRONT_STORE: '/srv/storefront/store' }).screens).toEqual({
      folder: '/srv/storefront/screens',
      secret,
    });
    expect(readGood({ STOREFRONT_SCREENS: '/srv/screens' }).screens).toEqual({
      folder: '/srv/screens',
      secret,
    });
    expect(readGood({ STOREFRONT_SCREENS: 'off' }).screens).toBeNull();
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
      'https://pizza.example/shop',
      'https://a:b@pizza.example',
      'https://pizza.example?x',
    ])('%s is rejected', (url) =>
      expect(namesOf(failuresOf({ ...GOOD, CARD_ORIGIN: '', STOREFRONT_URL: url }))).toEqual([
        'STOREFRONT_URL',
      ]),
    );

    test.each([
      ['https://Pizza.example:8443/', true],
      ['http://localhost:8080', false],
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
    expect(
      namesOf(failuresOf({ ...GOOD, SMTP_URL: 'smtp://mail.example?ignoreTLS=true' })),
    ).toEqual(['SMTP_URL']);
  });

  test('without CARD_ORIGIN the card’s document is not served', () => {
    expect(readGood({ CARD_ORIGIN: '' }).api.cardForm).toBeNull();
    expect(readGood().api.cardForm).toBeUndefined();
  });

  test('the port is that of the edge, or of the API alone; an edge reads the URL of its API', () => {
    expect([readGood().port, readGood({}, API).port, readGood({ PORT: '9000' }, API).port]).toEqual(
      [8080, 8081, 9000],
    );
    expect(
      readGood({ API_UPSTREAM: 'http://10.0.0.5:8081', STOREFRONT_CHANNEL: 'next' }, EDGE),
    ).toMatchObject({ upstream: 'http://10.0.0.5:8081', port: 8080, store: { channel: 'next' } });
    expect(
      namesOf(failuresOf({ ...GOOD, API_UPSTREAM: '10.0.0.5', STOREFRONT_CHANNEL: 'a/b' }, EDGE)),
    ).toEqual(['STOREFRONT_CHANNEL', 'API_UPSTREAM']);
  });

  describe('keys of operators', () => {
    const [A, B] = ['a'.repeat(40), 'b'.repeat(40)];
    const EDGE_ENV: Env = {
      STOREFRONT_URL: 'https://pizza.example',
      STOREFRONT_STORE: '/srv/store',
      API_UPSTREAM: 'http://10.0.0.5:8081',
    };

    test('keys with scopes replace the one with all scopes', () => {
      expect(
        readGood({ OPERATOR_KEY: '', OPERATOR_KEYS: `metrics:${A},figures:${B}` }).api,
      ).toMatchObject({
        operatorKey: undefined,
        operatorKeys: [
          { scopes: ['metrics'], key: A },
          { scopes: ['figures'], key: B },
        ],
      });
    });

    test.each([
      ['the first key with figures', { OPERATOR_KEYS: `metrics:${A},backup+figures:${B}` }, B],
      [
        'that one also beside the key with all scopes',
        { OPERATOR_KEY: A, OPERATOR_KEYS: `figures:${B}` },
        B,
      ],
      ['otherwise the key with all scopes', { OPERATOR_KEY: A, OPERATOR_KEYS: `metrics:${B}` }, A],
    ])('an edge alone reads figures with %s', (_, env, key) =>
      expect(productionSettings({ ...EDGE_ENV, ...env }, EDGE).settings?.figuresKey).toBe(key),
    );

    test('an edge alone needs a key with figures', () =>
      expect(failuresOf({ ...EDGE_ENV, OPERATOR_KEYS: `metrics:${A}` }, EDGE)).toEqual([
        'OPERATOR_KEYS has no key with the scope figures, which an edge alone needs',
      ]));

    test('an invalid entry is one line, with its position and without its key', () => {
      const failures = failuresOf({ ...EDGE_ENV, OPERATOR_KEYS: `figures:${A},x:${B}` }, EDGE);
      expect(failures).toEqual([
        expect.stringMatching(/^OPERATOR_KEYS cannot be used: entry 2 has an unknown scope; /),
      ]);
      expect(failures.join()).not.toMatch(/aaa|bbb/);
    });

    test('an edge alone warns about secrets of the API and the key with all scopes', () => {
      const env = { ...EDGE_ENV, OPERATOR_KEYS: `figures:${A}` };
      expect(productionSettings(env, EDGE).settings?.warnings).toEqual([]);
      expect(
        namesOf(
          productionSettings({ ...env, OPERATOR_KEY: B, JWT_SECRET: B, CPF_KEYS: B }, EDGE).settings
            ?.warnings ?? [],
        ),
      ).toEqual(['JWT_SECRET', 'CPF_KEYS', 'OPERATOR_KEY']);
    });
  });

  test('warnings: misspelled settings, mails that are not sent, a proxy that is not trusted', () => {
    expect(readGood().warnings).toEqual([]);
    expect(
      readGood({
        SMTP_URL: '',
        MAIL_FROM: '',
        TRUST_PROXY: '',
        STOREFRONT_STOER: 'x',
      }).warnings.map((line) => line.split(' ')[0]),
    ).toEqual(['STOREFRONT_STOER', 'SMTP_URL', 'TRUST_PROXY']);
    expect(
      readGood({ STOREFRONT_URL: 'http://localhost:8080', CARD_ORIGIN: '', TRUST_PROXY: '' })
        .warnings,
    ).toEqual([]);
  });
});
