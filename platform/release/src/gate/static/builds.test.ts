import { createHash } from 'node:crypto';
import { type BuildRecord, buildId } from '@storefront/compositions';
import { aBuild, aShell, seededRandom } from '@storefront/compositions/testing';
import { gzipSync } from 'node:zlib';
import type { Candidate } from '../candidate';
import { contract } from './contract';
import { integrity } from './integrity';
import { pages, size } from '../checks';
import { sharedNames } from './shared-names';
import { singletons } from './singletons';
import { BUDGETS, GROWTH } from './budgets';
import { texts } from './texts';

describe('integrity', () => {
  const CONTENT = Buffer.from('console.log(1)');
  const sound = `sha384-${createHash('sha384').update(CONTENT).digest('base64')}`;

  /** The record with files of `CONTENT`, and the hash of its list of files. */
  function hashed(build: BuildRecord): BuildRecord {
    const files = build.files.map(({ path }) => ({
      path,
      size: CONTENT.length,
      integrity: sound,
    }));
    const contentHash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
    return { ...build, files, contentHash };
  }
  const shell = hashed(aShell());
  const remote = hashed(aBuild('mf-menu', ['menu']));
  const refOf = (build: BuildRecord) => ({
    name: build.name,
    id: buildId(build),
    contentHash: build.contentHash,
  });
  const candidate = (more: Partial<Candidate> = {}, named = [shell, remote]): Candidate => ({
    composition: { hash: '0'.repeat(64), contract: 3, builds: named.map(refOf), previous: [] },
    shell,
    remotes: [remote],
    served: new Map(),
    bytes: async () => CONTENT,
    ...more,
  });
  const bytesOf = (path: string, bytes: Buffer | null) => ({
    bytes: async (build: BuildRecord, file: string) =>
      build.name === 'mf-menu' && file === path ? bytes : CONTENT,
  });

  test('builds as they were published pass', async () =>
    expect(await integrity.run(candidate())).toEqual([]));

  test.each([
    ['is not in the store', null],
    ['has 13 bytes, its record says 14', Buffer.from('console.log()')],
    ['has another hash than its record says', Buffer.from('console.log(2)')],
  ])('a file that %s', async (what, bytes) =>
    expect(await integrity.run(candidate(bytesOf('remote.js', bytes)))).toEqual([
      `mf-menu: remote.js ${what}`,
    ]),
  );

  const OTHER_HASH = 'mf-menu: the content hash of its record is not that of its files';

  test('a record whose hash is not that of its list of files is refused', async () => {
    const other = { ...remote, contentHash: 'f'.repeat(64) };
    expect(await integrity.run(candidate({ remotes: [other] }, [shell, other]))).toEqual([
      OTHER_HASH,
    ]);
  });

  test.each([
    ['is missing', []],
    ['has another hash', [{ ...refOf(remote), contentHash: 'f'.repeat(64) }]],
    ['has another id', [{ ...refOf(remote), id: `1.0.0-${'f'.repeat(12)}` }]],
  ])('a build whose name in the composition %s is refused', async (_case, refs) => {
    const { composition } = candidate();
    const builds = [refOf(shell), ...refs];
    const it = candidate({ composition: { ...composition, builds } });
    expect(await integrity.run(it)).toEqual([OTHER_HASH]);
  });

  test('a file that is used and not in the list of files is refused', async () => {
    const used = { js: ['page-menu.js', 'unlisted.js'], css: [], consumes: [] };
    const without = { ...remote, exposes: { ...remote.exposes, './pages/menu': used } };
    const found = await integrity.run(candidate({ remotes: [without] }));
    expect(found).toEqual([expect.stringMatching(/mf-menu.*unlisted\.js/u)]);
  });

  test('each check reports its own problems only', async () => {
    const routes = [{ id: 'gone', path: '/gone', pages: [{ remote: 'mf-menu', page: 'gone' }] }];
    const other = candidate({ shell: { ...shell, routes: routes as never, contract: 9 } });
    expect(await contract.run(other)).toEqual([expect.stringContaining('contract')]);
    expect(await pages.run(other)).toEqual([expect.stringContaining('./pages/gone')]);
    expect(await integrity.run(other)).toEqual([]);
  });
});

describe('shared packages', () => {
  const BUS = '@storefront/shared-domain/bus';
  const PATHS = '@storefront/shared-domain/paths';
  const shell = aShell([], {
    singletons: { react: '19.3.1', [BUS]: '1.0.0', [PATHS]: '1.0.0' },
    shared: { [BUS]: ['cartBus', 'cartBus.lineAdded', 'live'], [PATHS]: ['paths', 'paths.menu'] },
  });

  const candidate = (remote: Partial<BuildRecord>): Candidate => ({
    composition: { hash: '0'.repeat(64), contract: 1, builds: [], previous: [] },
    shell,
    remotes: [aBuild('mf-menu', [], remote)],
    served: new Map(),
    bytes: async () => null,
  });
  const taking = (...names: string[]) =>
    sharedNames.run(candidate({ singletons: { [BUS]: '^1.0.0' }, shared: { [BUS]: names } }));

  test.each([[['cartBus.lineAdded']], [['cartBus']], [['live']], [['live.pending']], [[]]])(
    'is given: %j',
    (names) => expect(taking(...names)).toEqual([]),
  );

  test.each([
    [
      ['cartBus.lineGone'],
      `mf-menu uses cartBus.lineGone of ${BUS}, which the shell does not give`,
    ],
    [['orderBus'], `mf-menu uses orderBus of ${BUS}, which the shell does not give`],
    [['orderBus.placed'], `mf-menu uses orderBus.placed of ${BUS}, which the shell does not give`],
    [['*'], `mf-menu takes all of ${BUS} at once, so what it uses is unknown`],
  ])('is not given: %j', (names, says) => expect(taking(...names)).toEqual([says]));

  test('a remote that does not say what it uses is refused', () =>
    expect(sharedNames.run(candidate({ singletons: { [BUS]: '^1.0.0' } }))).toEqual([
      `mf-menu does not say what it uses of ${BUS}`,
    ]));

  test.each([
    ['^19.0.0', []],
    ['>=18', []],
    ['^20.0.0', ['mf-menu requires react ^20.0.0, the shell provides 19.3.1']],
  ])('react %s', (range, says) =>
    expect(singletons.run(candidate({ singletons: { react: range } }))).toEqual(says),
  );

  test('what the shell does not give, and what has no range, is refused', () => {
    expect(singletons.run(candidate({ singletons: { vue: '^3.0.0' } }))).toEqual([
      'mf-menu requires vue ^3.0.0, which the shell does not provide',
    ]);
    const exposes = { './remote': { js: ['remote.js'], css: [], consumes: ['react'] } };
    expect(singletons.run(candidate({ exposes }))).toEqual([
      'mf-menu uses react without declaring its version',
    ]);
  });
});

describe('size', () => {
  const random = seededRandom(1);
  const noise = Buffer.from(Array.from({ length: 300_000 }, () => Math.floor(random() * 256)));
  /** Bytes that do not compress, with this size after gzip. */
  function weighing(wanted: number): Buffer {
    const weight = (length: number): number => gzipSync(noise.subarray(0, length)).length;
    // gzip adds bytes to each block: at most one block fewer is in the shorter file
    const atMost = 2 * wanted - weight(wanted) + 20;
    for (let length = Math.min(wanted, atMost); length > 0; length -= 1)
      if (weight(length) === wanted) return noise.subarray(0, length);
    throw new Error(`no file weighs ${wanted}`);
  }

  /** Parts of the tests by file; other files are absent. */
  const candidate = (
    builds: { shell?: BuildRecord; remote?: BuildRecord; served?: readonly BuildRecord[] },
    weights: Record<string, number>,
  ): Candidate & { readonly reads: string[] } => {
    const reads: string[] = [];
    return {
      composition: { hash: '0'.repeat(64), contract: 1, builds: [], previous: [] },
      shell: builds.shell ?? aShell(),
      remotes: builds.remote ? [builds.remote] : [],
      served: new Map((builds.served ?? []).map((build) => [build.name, build])),
      bytes: async ({ contentHash }, file) => {
        const key = `${contentHash[0]}/${file}`;
        reads.push(key);
        return weights[key] === undefined ? null : weighing(weights[key]);
      },
      reads,
    };
  };
  const files = (...js: string[]) => ({ js, css: [], consumes: [] });
  const shellOf = (hash: string, more: Partial<BuildRecord> = {}) =>
    aShell([], { contentHash: hash.repeat(64), ...more });
  const remoteOf = (hash: string, more: Partial<BuildRecord> = {}) =>
    aBuild('mf-menu', [], {
      contentHash: hash.repeat(64),
      exposes: {
        './remote': files('remote.js'),
        './pages/menu': { js: ['page.js'], css: ['page.css'], consumes: [] },
        './widgets/cart': files('widget.js'),
      },
      ...more,
    });

  test('a first load at its budget passes; one byte more does not', async () => {
    const shell = shellOf('a', { entry: { js: ['entry.js'], css: ['shell.css'], consumes: [] } });
    const at = { 'a/entry.js': BUDGETS.shell - 1000, 'a/shell.css': 1000 };
    expect(await size.run(candidate({ shell }, at))).toEqual([]);
    const over = { ...at, 'a/shell.css': 1060 };
    expect(await size.run(candidate({ shell }, over))).toEqual([
      'shell: the first load weighs 219.1 kB, its budget is 219.0 kB',
    ]);
    const above = { ...at, 'a/shell.css': 1001 };
    expect(await size.run(candidate({ shell }, above))).toHaveLength(1);
  });

  test('pages and widgets have their own budgets, with the entry and the start of the remote', async () => {
    const weights = { 'a/entry.js': 10_000, 'a/remote.js': 10_000 };
    const at = { ...weights, 'a/page.js': 30_000, 'a/page.css': 10_000, 'a/widget.js': 10_000 };
    expect(await size.run(candidate({ remote: remoteOf('a') }, at))).toEqual([]);
    const over = { ...at, 'a/page.css': 10_100, 'a/widget.js': 10_200 };
    expect(await size.run(candidate({ remote: remoteOf('a') }, over))).toEqual([
      'mf-menu: ./pages/menu weighs 60.1 kB, its budget is 60.0 kB',
      'mf-menu: ./widgets/cart weighs 30.2 kB, its budget is 30.0 kB',
    ]);
  });

  test('a declaration lowers the budget of a page, and raises none', async () => {
    const declaration = {
      pages: [],
      budgets: { './pages/menu': 40_000, './widgets/cart': 2 * BUDGETS.widget },
    };
    const remote = remoteOf('a', { declaration });
    const at = { 'a/page.js': 40_000, 'a/widget.js': BUDGETS.widget };
    expect(await size.run(candidate({ remote }, at))).toEqual([]);
    const over = { 'a/page.js': 40_100, 'a/widget.js': BUDGETS.widget + 100 };
    expect(await size.run(candidate({ remote }, over))).toEqual([
      'mf-menu: ./pages/menu weighs 40.1 kB, its budget is 40.0 kB',
      'mf-menu: ./widgets/cart weighs 30.1 kB, its budget is 30.0 kB',
    ]);
  });

  test('the start of a remote is part of each page, not a part of its own', async () => {
    const weights = { 'a/entry.js': 10_000, 'a/remote.js': 60_000 };
    expect(await size.run(candidate({ remote: remoteOf('a') }, weights))).toEqual([
      'mf-menu: ./pages/menu weighs 70.0 kB, its budget is 60.0 kB',
      'mf-menu: ./widgets/cart weighs 70.0 kB, its budget is 30.0 kB',
    ]);
  });

  describe('growth since the served build', () => {
    const grown = (was: number, now: number, more: Partial<BuildRecord> = {}) =>
      size.run(
        candidate(
          { remote: remoteOf('b'), served: [remoteOf('a', more)] },
          { 'a/page.js': was, 'b/page.js': now },
        ),
      );

    test.each([
      [20_000, 20_000 + GROWTH.bytes, 'not more than 5 kB'],
      [50_000, 55_000, 'not more than a tenth'],
      [54_000, 59_390, 'not more than a tenth, although more than 5 kB'],
      [40_000, 10_000, 'smaller'],
    ])('%i to %i bytes passes: %s', async (was, now) => expect(await grown(was, now)).toEqual([]));

    test('more than both limits is refused, with both sizes', async () => {
      expect(await grown(20_000, 25_001)).toEqual([
        'mf-menu: ./pages/menu grew from 20.0 kB to 25.0 kB',
      ]);
      expect(await grown(51_000, 56_200)).toEqual([
        'mf-menu: ./pages/menu grew from 51.0 kB to 56.2 kB',
      ]);
    });

    test('another edition and a new part are not compared', async () => {
      expect(await grown(20_000, 40_000, { edition: 'pink' })).toEqual([]);
      expect(await grown(20_000, 40_000, { exposes: { './remote': files('remote.js') } })).toEqual(
        [],
      );
    });
  });

  test('a script that is loaded later has a limit, and the server’s own script has none', async () => {
    const script = (path: string, bytes: number) => ({
      path,
      size: bytes,
      integrity: `sha384-${'A'.repeat(64)}`,
    });
    const remote = remoteOf('a', { files: [script('later.js', BUDGETS.script)] });
    expect(await size.run(candidate({ remote }, {}))).toEqual([]);
    const long = remoteOf('a', { files: [script('later.js', BUDGETS.script + 1)] });
    expect(await size.run(candidate({ remote: long }, {}))).toEqual([
      'mf-menu: later.js has 300.0 kB, the limit of one script is 300.0 kB',
    ]);
    const shell = shellOf('a', { server: 'server.js', files: [script('server.js', 900_000)] });
    expect(await size.run(candidate({ shell }, {}))).toEqual([]);
  });

  test('all scripts together may grow by a quarter or 100 kB', async () => {
    const total = (hash: string, bytes: number) =>
      remoteOf(hash, {
        files: [1, 2].map((at) => ({
          path: `${at}.js`,
          size: bytes / 2,
          integrity: `sha384-${'A'.repeat(64)}`,
        })),
      });
    const growth = (to: number) =>
      size.run(candidate({ remote: total('a', to), served: [total('b', 480_000)] }, {}));
    expect(await growth(600_000)).toEqual([]);
    const small = [total('b', 100_000)];
    expect(await size.run(candidate({ remote: total('a', 200_000), served: small }, {}))).toEqual(
      [],
    );
    expect(await size.run(candidate({ remote: total('a', 200_002), served: small }, {}))).toEqual([
      'mf-menu: all scripts together grew from 100.0 kB to 200.0 kB',
    ]);
  });
});

describe('texts', () => {
  type Catalogs = Readonly<Record<string, unknown>>;

  const file = (path: string) => ({ path, size: 1, integrity: `sha384-${'A'.repeat(64)}` });
  const LOCALES = { en: ['en.js'], 'pt-br': ['pt-br.js'], es: ['es.js'] };
  const remoteOf = (hash: string): BuildRecord =>
    aBuild('mf-menu', [], {
      contentHash: hash.repeat(64),
      locales: LOCALES,
      files: [file('page.js')],
    });

  /** A candidate whose shell names the languages; `served` are the catalogs of what it replaces. */
  function candidateOf(catalogs: Catalogs, script = '', served: Catalogs | null = null): Candidate {
    const sources = (of: Catalogs): Record<string, string> =>
      Object.fromEntries(
        Object.entries(of).map(([language, value]) => [
          `${language}.js`,
          `e.exports=JSON.parse('${JSON.stringify(value)}')`,
        ]),
      );
    const now: Record<string, string> = { ...sources(catalogs), 'page.js': script };
    const before = sources(served ?? {});
    return {
      composition: { hash: '0'.repeat(64), contract: 1, builds: [], previous: [] },
      shell: aShell([], { locales: { en: [], 'pt-br': [], es: [] } }),
      remotes: [remoteOf('a')],
      served: new Map(served ? [['mf-menu', remoteOf('b')]] : []),
      bytes: async ({ contentHash, name }, path) => {
        const text = (contentHash.startsWith('a') ? now : before)[path];
        return name === 'mf-menu' && text !== undefined ? Buffer.from(text) : null;
      },
    };
  }

  const EN = {
    page: { title: 'Your cart' },
    items_one: '{{count}} item',
    items_other: '{{count}} items',
  };
  const PT = {
    page: { title: 'Sua sacola' },
    items_one: '{{count}} item',
    items_many: '{{count}} itens',
  };
  const ES = { page: { title: 'Tu carrito' }, items_other: '{{count}} productos' };

  test('languages with the same texts pass, with the plurals of each', async () =>
    expect(await texts.run(candidateOf({ en: EN, 'pt-br': PT, es: ES }, '"page.title"'))).toEqual(
      [],
    ));

  test.each([
    [{ ...PT, page: { title: ' ' } }, 'the text page.title in pt-br is empty'],
    [
      { ...PT, page: { title: 'Your cart' } },
      'the text page.title in pt-br is English: “Your cart”',
    ],
    [
      { ...PT, items_one: 'um item' },
      'the text items_one in pt-br has other values than in en: “um item”',
    ],
    [{ items_one: PT.items_one }, 'pt-br lacks the text page.title'],
    [{}, 'pt-br lacks the text page.title'],
  ])('%j: %s', async (portuguese, finding) =>
    expect(
      await texts.run(candidateOf({ en: EN, 'pt-br': portuguese, es: ES }, 'e("page.title")')),
    ).toEqual([`mf-menu: ${finding}`]),
  );

  test('a text that the served build had in a language must stay, also when no script names it', async () => {
    const lost = { en: EN, 'pt-br': {}, es: ES };
    expect(await texts.run(candidateOf(lost))).toEqual([]);
    expect(await texts.run(candidateOf(lost, '', { en: EN, 'pt-br': PT, es: ES }))).toEqual([
      'mf-menu: pt-br lacks 2 texts, the first is page.title',
    ]);
  });
});
