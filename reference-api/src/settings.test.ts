import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LIMITS } from './platform/http/limits';
import { eventLoopDelayOn } from './platform/settings/load-settings';
import {
  cpfKeys,
  readOperatorKeys,
  signingSecret,
  tableLinkKeys,
  WeakSecretError,
} from './platform/settings/secret';
import { OPERATOR_SCOPES } from './platform/settings/operator-keys';
import { SettingError } from './platform/settings/setting-error';
import { API_SETTINGS, settingsFrom } from './settings';

describe('settings', () => {
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

  test('limits of load have defaults; the event loop delay counts only with an external database', () => {
    expect(settingsFrom({}).api.load).toEqual({
      connections: 10,
      queue: { waiting: 300, waitMs: 10_000 },
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
    ['ORDER_QUEUE_MS', '0'],
    ['MAX_EVENT_LOOP_DELAY_MS', '1.5'],
    ['PORT', '80.5'],
    ['GEOCODER', 'atlas'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(() => settingsFrom({ [name]: value })).toThrow(SettingError);
    expect(() => settingsFrom({ [name]: value })).toThrow(`${name}=${value}`);
  });

  test.each([
    ['DATABASE_URL', 'mysql://u:can@ary@h/db'],
    ['DATABASE_URL', 'postgres//u:canary@h/db'],
    ['API_URL', 'https://u:secret@canary@h'],
    ['POSTAL_CODE_URL', 'ftp://canary@h'],
  ])('%s=%s is refused by its name, and no part of a password is printed', (name, value) => {
    const read = () => settingsFrom({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name}=`));
    expect(read).not.toThrow(/canary|ary@/);
  });

  test('every setting may be empty, which counts as missing, and its name is listed once', () => {
    expect(settingsFrom(Object.fromEntries(API_SETTINGS.map((name) => [name, ''])))).toEqual(
      settingsFrom({}),
    );
    expect(API_SETTINGS).toContain('GEOCODER_URL');
    expect(API_SETTINGS.filter((name) => name === 'STOREFRONT_URL')).toHaveLength(1);
  });
});

describe('secrets', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storefront-secret-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('a secret is made once, also with two simultaneous calls', async () => {
    const secrets = await Promise.all([
      signingSecret(folder),
      signingSecret(folder),
      signingSecret(folder),
    ]);
    expect(new Set(secrets.map(String)).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
    expect(String(await signingSecret(folder))).toBe(String(secrets[0]));
  });

  test('a given one is used as it is, unless it is too short', async () => {
    const given = 'x'.repeat(32);
    expect(Buffer.from(await signingSecret(folder, given)).toString()).toBe(given);
    await expect(signingSecret(folder, 'short')).rejects.toThrow(WeakSecretError);
  });

  test('the operator’s key is stored beside it, and is another one', async () => {
    const [{ key, scopes } = { key: '', scopes: [] }] = await readOperatorKeys(folder);
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(scopes).toEqual(OPERATOR_SCOPES);
    expect(await readOperatorKeys(folder)).toEqual([{ key, scopes }]);
    expect(await readFile(join(folder, 'operator-key'), 'utf8')).toBe(key);
    expect(key).not.toBe(Buffer.from(await signingSecret(folder)).toString());
    await expect(readOperatorKeys(folder, 'short')).rejects.toThrow('OPERATOR_KEY');
  });

  test('with keys of operators by scope alone, none has all scopes and none is stored', async () => {
    const unused = join(folder, 'unused');
    const scoped = [{ scopes: ['metrics'] as const, key: 'm'.repeat(32) }];
    expect(await readOperatorKeys(unused, undefined, scoped)).toEqual(scoped);
    await expect(stat(unused)).rejects.toThrow('ENOENT');
    const all = 'a'.repeat(32);
    expect(await readOperatorKeys(unused, all, scoped)).toEqual([
      { scopes: OPERATOR_SCOPES, key: all },
      ...scoped,
    ]);
    await expect(
      readOperatorKeys(unused, undefined, [{ scopes: ['metrics'], key: 'short' }]),
    ).rejects.toThrow('OPERATOR_KEYS');
  });

  test(
    '[OPEN-029] the keys of table links are stored beside them; there may be several, the newest ' +
      'first',
    async () => {
      const [key = ''] = await tableLinkKeys(folder);
      expect(await tableLinkKeys(folder)).toEqual([key]);
      const newer = 'n'.repeat(32);
      await writeFile(join(folder, 'table-link-keys'), `${newer}\n${key}\n`);
      expect(await tableLinkKeys(folder)).toEqual([newer, key]);
      expect(await tableLinkKeys(folder, `${newer},${key}`)).toEqual([newer, key]);
      await expect(tableLinkKeys(folder, `${newer},short`)).rejects.toThrow(
        'Each of TABLE_LINK_KEYS',
      );
    },
  );

  test('the keys of CPFs are stored in a file of their own, for this user alone, and read newest first', async () => {
    const [key = ''] = await cpfKeys(folder);
    expect(await cpfKeys(folder)).toEqual([key]);
    expect((await stat(join(folder, 'cpf-keys'))).mode & 0o777).toBe(0o600);
    expect(await tableLinkKeys(folder)).not.toContain(key);
    expect(await cpfKeys(folder, `${'n'.repeat(32)}, ${key}`)).toEqual(['n'.repeat(32), key]);
    await expect(cpfKeys(folder, `${key},short`)).rejects.toThrow('Each of CPF_KEYS');
  });
});

describe('the product and its tests', () => {
  const SOURCES = __dirname;
  const isOfTests = (file: string): boolean =>
    file.startsWith('testing') || /\.test\.ts$/.test(file);

  /** Every file of the product's back end that its start can reach. */
  const product = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !isOfTests(file),
  );
  const texts = product.map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));
  const holding = (what: RegExp): string[] =>
    texts.filter(({ text }) => what.test(text)).map(({ file }) => file);

  test('there is a product to look at, and its start is part of it', () => {
    expect(product.length).toBeGreaterThan(100);
    expect(product).toEqual(
      expect.arrayContaining(['server.ts', 'reference-api.ts', 'settings.ts', 'app.ts']),
    );
  });

  test('[API-04] nothing of the product imports what is for tests, so that no start can end at a fail point', () => {
    expect(holding(/from '[^']*\/testing(?:\/[^']*)?'|import\('[^']*testing/)).toEqual([]);
  });

  test('[API-04] the product has no fail point and no way to end itself by force, and reads no setting for one', () => {
    expect(
      holding(/fail_?(?:point|at)\b|before_tx|after_insert|after_commit|before_reply|SIGKILL/i),
    ).toEqual([]);
    expect(holding(/process\.env/).sort()).toEqual(['server.ts', 'tables-cli.ts']);
  });
});
