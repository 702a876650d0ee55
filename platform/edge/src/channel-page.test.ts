import { type BuildRecord, recordKey } from '@storefront/compositions';
import { type Store, compose, openStore, publish } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { type PageOptions, channelPage } from './channel-page';
import { compositionPage } from './current-page';
import { NO_WORKER } from './no-worker';
import type { Served } from './served';

const UNKNOWN = { language: '', modules: null };
let store: Store;

async function publishShell(version: string, record: Partial<BuildRecord> = {}) {
  const files = { 'main.js': version, 'boot.js': 'boot()', 'worker.js': '/* worker */' };
  const entry = { js: ['main.js'], css: [], consumes: [] };
  const { folder } = await aBuildFolder('shell', files, {
    version: `1.0.0+${version}`,
    boot: 'boot.js',
    entry,
    ...record,
  });
  return publish(store, folder);
}
async function publishRemote(name: string, version: string) {
  const pages = { './remote': 'remote.js', './pages/a': 'a.js', './pages/b': 'b.js' };
  const exposes = Object.fromEntries(
    Object.entries(pages).map(([key, file]) => [key, { js: [file], css: [], consumes: [] }]),
  );
  const files = { 'entry.js': version, 'remote.js': '2', 'a.js': '3', 'b.js': '4' };
  const { folder } = await aBuildFolder(name, files, { version: `1.0.0+${version}`, exposes });
  return publish(store, folder);
}
const publishMenu = (version: string) => publishRemote('mf-menu', version);
const ROUTES: BuildRecord['routes'] = ['a', 'b'].map((page) => ({
  path: page,
  pages: [{ remote: 'mf-menu', page }],
}));
async function composed(record: Partial<BuildRecord> = {}) {
  return (await compose(store, [await publishShell('a', record), await publishMenu('1')])).hash;
}
const open = (
  composition: string,
  served: Partial<Served> = {},
  options: Partial<PageOptions> = {},
) =>
  channelPage(
    {
      store,
      channel: 'stable',
      buildsBase: '/builds',
      apiBase: '/api',
      mediaBase: '/media',
      newsUrl: '/channel.json',
      ...options,
    },
    {
      composition,
      experiments: [],
      variants: {},
      revoked: [],
      origins: [],
      revision: 7,
      ...served,
    },
  );

beforeEach(async () => {
  store = openStore(await aTemporaryFolder());
});
afterAll(removeTemporaryFolders);

test('the document has the settings of the site, the revision and what is known of the restaurant', async () => {
  const page = await open(
    await composed(),
    { origins: ['https://builds.example'], revoked: ['r'.repeat(64)] },
    { site: { telemetry: 'off' } as never },
  );
  expect(page.boot).toBe('boot()');
  const { config, experiments, variants, revoked } = page.document('a', {
    language: 'pt',
    modules: ['pix'],
  });
  expect(config).toEqual({
    apiBase: '/api',
    mediaBase: '/media',
    telemetry: 'off',
    channel: 'stable',
    revision: 7,
    language: 'pt',
    modules: ['pix'],
    origins: ['https://builds.example'],
    newsUrl: '/channel.json',
  });
  expect([experiments, variants, revoked]).toEqual([[], {}, ['r'.repeat(64)]]);
});

test('a page has the hashes of its own route; a file for every address those of all routes', async () => {
  const page = await open(await composed({ routes: ROUTES }));
  const files = (path: string | null) =>
    Object.keys(
      page.document(path, UNKNOWN).composition.remotes['mf-menu']?.integrity ?? {},
    ).sort();
  expect(files('a')).toEqual(['a.js', 'entry.js', 'remote.js']);
  expect(files('b')).toEqual(['b.js', 'entry.js', 'remote.js']);
  expect(files(null)).toEqual(['a.js', 'b.js', 'entry.js', 'remote.js']);
  expect(files('unknown')).toEqual(files(''));
  expect(files('unknown')).not.toContain('a.js');
});

test('a shell without routes has a page for every address', async () => {
  const page = await open(await composed());
  for (const path of ['a', '', null])
    expect(page.document(path, UNKNOWN).composition.shell.base).toMatch(/^\/builds\/shell\//);
});

describe('experiments', () => {
  const bare = ({ name, id, contentHash }: Awaited<ReturnType<typeof publishMenu>>) => ({
    name,
    id,
    contentHash,
  });
  const experiment = (changes: object = {}) => ({
    name: 'menu-2',
    owner: 'team',
    salt: 's',
    since: '2026-01-01T00:00:00Z',
    expires: '2999-01-01T00:00:00Z',
    ...changes,
  });

  test('an arm has its builds, its share, and whether it is off', async () => {
    const [hash, tested] = [await composed({ routes: ROUTES }), await publishMenu('2')];
    const arms = [
      { name: 'control', share: 5000, ranges: [[0, 5000]], builds: [] },
      { name: 'two', share: 2500, ranges: [[5000, 7500]], builds: [bare(tested)] },
      {
        name: 'three',
        share: 2500,
        ranges: [[7500, 10000]],
        builds: [],
        off: { at: 'x', why: 'y' },
      },
    ];
    const page = await open(hash, {
      experiments: [
        experiment({ arms }),
        experiment({ name: 'forced', arms: [], forces: 'on' }),
      ] as never,
      variants: { 'two.control': hash },
    });
    const { experiments, variants } = page.document('a', UNKNOWN);
    expect(variants).toEqual({ 'two.control': hash });
    const base = `/builds/${recordKey(tested)}/`;
    expect(experiments).toMatchObject([
      {
        name: 'menu-2',
        salt: 's',
        expires: Date.parse('2999-01-01T00:00:00Z'),
        arms: [
          { name: 'control', ranges: [[0, 5000]], isOff: false, builds: {} },
          { name: 'two', ranges: [[5000, 7500]], isOff: false, builds: { 'mf-menu': { base } } },
          { name: 'three', ranges: [[7500, 10000]], isOff: true, builds: {} },
        ],
      },
      { name: 'forced', forces: 'on', arms: [] },
    ]);
    expect(experiments[0]).not.toHaveProperty('forces');
    expect(Object.keys(experiments[0]?.arms[1]?.builds['mf-menu']?.integrity ?? {}).sort()).toEqual(
      ['a.js', 'entry.js', 'remote.js'],
    );
  });

  test('an expired one is no longer in the page', async () => {
    const page = await open(await composed(), {
      experiments: [experiment({ expires: '2026-02-01T00:00:00Z', arms: [] })] as never,
    });
    expect(page.document('a', UNKNOWN).experiments).toEqual([]);
  });
});

describe('the service worker', () => {
  const workerOf = async (record: Partial<BuildRecord>, options: Partial<PageOptions>) =>
    (await open(await composed(record), {}, options)).worker;

  test('is the shell’s', async () => {
    expect(await workerOf({ worker: 'worker.js' }, {})).toBe('/* worker */');
    expect(await workerOf({ worker: 'worker.js' }, { site: {} })).toBe('/* worker */');
  });

  test('removes itself where the site, the shell or unpinned sessions have none', async () => {
    expect(await workerOf({}, {})).toBe(NO_WORKER);
    expect(await workerOf({ worker: 'worker.js' }, { newsUrl: '' })).toBe(NO_WORKER);
    expect(await workerOf({ worker: 'worker.js' }, { site: { serviceWorker: 'off' } })).toBe(
      NO_WORKER,
    );
  });
});

test('a composition that is not in the store has no page', async () => {
  await expect(open('0'.repeat(64))).rejects.toThrow();
});

test('a candidate has the page of its composition alone: no experiments, no updates', async () => {
  const page = await compositionPage(store, await composed(), { telemetry: 'off' } as never)();
  const { config, experiments, variants, revoked } = page.document('', UNKNOWN);
  expect(config).toMatchObject({
    channel: 'candidate',
    revision: 1,
    newsUrl: '',
    origins: [],
    apiBase: '/api',
    mediaBase: '/media',
    telemetry: 'off',
  });
  expect([experiments, variants, revoked]).toEqual([[], {}, []]);
});

test('a candidate that cannot be read fails for each caller, and nowhere else', async () => {
  const page = compositionPage(store, '0'.repeat(64));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(page()).rejects.toThrow();
  await expect(page()).rejects.toThrow();
});

test('a file for every address has the hashes of all pages of an arm, also when it omits builds', async () => {
  const hash = await composed({ routes: ROUTES, fetchesRest: true });
  const { name, id, contentHash } = await publishMenu('2');
  const arms = [{ name: 'two', share: 1, ranges: [], builds: [{ name, id, contentHash }] }];
  const tested = { name: 'm', owner: '', salt: '', since: '', expires: '2999-01-01T00:00:00Z' };
  const page = await open(hash, { experiments: [{ ...tested, arms }] as never });
  const [experiment] = page.document(null, UNKNOWN).experiments;
  const { integrity } = experiment?.arms[0]?.builds['mf-menu'] ?? {};
  expect(Object.keys(integrity ?? {}).sort()).toEqual(['a.js', 'b.js', 'entry.js', 'remote.js']);
});

describe('a channel that pays in a separate document', () => {
  const PAYMENT: BuildRecord['routes'] = [
    ...ROUTES,
    { path: 'payment', pages: [{ remote: 'mf-checkout', page: 'a' }] },
  ];
  const withCheckout = async (record: Partial<BuildRecord> = {}) => {
    const builds = [
      await publishShell('a', { routes: PAYMENT, ...record }),
      await publishMenu('1'),
      await publishRemote('mf-checkout', '1'),
    ];
    return (await compose(store, builds)).hash;
  };

  test.each([false, true])(
    'has the builds of shell and mf-checkout alone in it; pages that omit builds: %s',
    async (fetchesRest) => {
      const page = await open(await withCheckout(fetchesRest ? { fetchesRest } : {}), {
        paymentDocument: 'separate',
      });
      const payment = page.document('payment', UNKNOWN);
      expect(payment.config.document).toBe('payment');
      expect(Object.keys(payment.composition.remotes)).toEqual(['mf-checkout']);
      expect([payment.composition.previous, payment.composition.rest]).toEqual([{}, undefined]);
      const other = page.document('a', UNKNOWN);
      expect(other.config.document).toBe('storefront');
      expect(Object.keys(other.composition.remotes)).toContain('mf-menu');
      expect(page.document(null, UNKNOWN).config).not.toHaveProperty('document');
    },
  );

  test('a channel without the setting has one document', async () => {
    const page = await open(await withCheckout());
    const { config, composition } = page.document('payment', UNKNOWN);
    expect(config).not.toHaveProperty('document');
    expect(Object.keys(composition.remotes)).toEqual(['mf-checkout', 'mf-menu']);
  });
});
