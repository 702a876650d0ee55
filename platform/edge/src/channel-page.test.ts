import {
  type BuildRecord,
  type CompositionRest,
  type PageDocument,
  recordKey,
} from '@storefront/compositions';
import { type Store, compose, openStore, publish } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { type PageOptions, channelPage } from './channel-page';
import { compositionPage } from './current-page';
import type { Served } from './served';
import { type Get, serveEdge, stopServers } from './testing/serve-edge';

describe('the page of a channel', () => {
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
      expect(
        Object.keys(experiments[0]?.arms[1]?.builds['mf-menu']?.integrity ?? {}).sort(),
      ).toEqual(['a.js', 'entry.js', 'remote.js']);
    });
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
  });
});

describe('the rest of a composition', () => {
  const NONE = { js: [], css: [], consumes: [] };
  const PAGES = { './remote': NONE, './pages/home': NONE };
  const ROUTES: BuildRecord['routes'] = [
    { path: '', pages: [{ remote: 'mf-menu', page: 'home' }] },
    { path: 'track', pages: [{ remote: 'mf-tracking', page: 'home' }] },
  ];
  let store: Store;
  let hash: string;
  let document: PageDocument;
  let get: Get;

  async function compositionOf(
    shell: Partial<BuildRecord>,
    lastGood?: Partial<BuildRecord>,
  ): Promise<string> {
    const made = [
      await aBuildFolder(
        'shell',
        { 'main.js': JSON.stringify(shell), 'boot.js': 'start()' },
        { boot: 'boot.js', routes: ROUTES, ...shell },
      ),
      await aBuildFolder('mf-menu', { 'main.js': '2' }, { exposes: PAGES }),
      await aBuildFolder('mf-tracking', { 'main.js': '3' }, { exposes: PAGES }),
    ];
    const builds = [];
    for (const { folder } of made) builds.push(await publish(store, folder));
    if (!lastGood) return (await compose(store, builds)).hash;
    const files = { 'main.js': JSON.stringify(lastGood), 'boot.js': 'start()' };
    const { folder } = await aBuildFolder('shell', files, { boot: 'boot.js', ...lastGood });
    return (await compose(store, builds, [await publish(store, folder)])).hash;
  }
  const documentOf = async (composition: string, path: string | null = '') =>
    (await compositionPage(store, composition)()).document(path, { language: '', modules: null });

  beforeAll(async () => {
    store = openStore(await aTemporaryFolder());
    hash = await compositionOf({ fetchesRest: true });
    document = await documentOf(hash);
    get = await serveEdge({ store });
  });
  afterAll(async () => {
    await stopServers();
    await removeTemporaryFolders();
  });

  const urlOf = ({ composition: { rest } }: PageDocument) => `/builds/${rest?.file}`;

  test('the rest has the bytes that the page names, for ever and compressed', async () => {
    const answer = await get(urlOf(document), { 'accept-encoding': 'gzip' });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
    });
    const text = gunzipSync(answer.body);
    const digest = createHash('sha384').update(text).digest('base64');
    expect(`sha384-${digest}`).toBe(document.composition.rest?.integrity);
    const { remotes } = JSON.parse(text.toString('utf8')) as CompositionRest;
    expect(Object.keys(remotes)).toEqual(['mf-menu', 'mf-tracking']);
    const plain = await get(urlOf(document));
    expect(plain.body.equals(text)).toBe(true);
  });
});
