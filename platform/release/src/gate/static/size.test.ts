import { gzipSync } from 'node:zlib';
import type { BuildRecord } from '@storefront/compositions';
import { aBuild, aShell, seededRandom } from '@storefront/compositions/testing';
import type { Candidate } from '../candidate';
import { BUDGETS, GROWTH } from './budgets';
import { size } from './size';

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
    'shell: the first load weighs 218.1 kB, its budget is 218.0 kB',
  ]);
  const above = { ...at, 'a/shell.css': 1001 };
  expect(await size.run(candidate({ shell }, above))).toHaveLength(1);
});

test('the files that a shell exposes are no part of its first load', async () => {
  expect(await size.run(candidate({ shell: shellOf('a') }, { 'a/rules.js': 250_000 }))).toEqual([]);
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

test('the start of a remote is part of each page, not a part of its own', async () => {
  const weights = { 'a/entry.js': 10_000, 'a/remote.js': 60_000 };
  expect(await size.run(candidate({ remote: remoteOf('a') }, weights))).toEqual([
    'mf-menu: ./pages/menu weighs 70.0 kB, its budget is 60.0 kB',
    'mf-menu: ./widgets/cart weighs 70.0 kB, its budget is 30.0 kB',
  ]);
});

test('a file is compressed once for all parts of its build', async () => {
  const it = candidate({ remote: remoteOf('b') }, { 'b/entry.js': 1000 });
  await size.run(it);
  expect(it.reads.filter((read) => read === 'b/entry.js')).toHaveLength(1);
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
  expect(await size.run(candidate({ remote: total('a', 200_000), served: small }, {}))).toEqual([]);
  expect(await size.run(candidate({ remote: total('a', 200_002), served: small }, {}))).toEqual([
    'mf-menu: all scripts together grew from 100.0 kB to 200.0 kB',
  ]);
});
