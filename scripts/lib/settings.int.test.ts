import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_SETTINGS } from '@storefront/edge';
import { API_SETTINGS, unknownSettings } from '@storefront/reference-api';
import { PRODUCTION_SETTINGS } from './production/production-env';
import { START_SETTINGS, startSettings } from './start-settings';

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
  ...readFileSync(path.join(root, 'docs/settings.md'), 'utf8').matchAll(/^\| `([A-Z0-9_]+)` \|/gm),
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
  API_URL: [`${URL}/api`, `${URL}?a`],
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

describe('settings', () => {
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
    ['OPERATER_KEY', 'OPERATOR_KEY'],
    ['STOREFRONT_DATE', 'STOREFRONT_DATA'],
    ['log_level', 'LOG_LEVEL'],
    ['CARD_ORIGINS', 'CARD_ORIGIN'],
  ])('%s is reported to be %s', (name, meant) =>
    expect(startSettings({ [name]: 'secret' }).warnings).toEqual([
      `${name} is no setting: did you mean ${meant}?`,
    ]),
  );
  test.each([
    'HOME',
    'PATH',
    'DATABASE_URL',
    'NODE_OPTIONS',
    'PGHOST',
    'MAPS_GOOGLE_MAPS_TILES_URL',
    'LANG',
  ])('%s is not reported as a typo', (name) =>
    expect(unknownSettings({ [name]: 'x' }, [...API_SETTINGS, ...SITE_SETTINGS])).toEqual([]),
  );
});
