import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { BuildRecord, CompositionRest, PageDocument } from '@storefront/compositions';
import { type Store, compose, openStore, publish } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { compositionPage } from './current-page';
import { type Get, serveEdge, stopServers } from './testing/serve-edge';

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

test('a page has the builds of its route, and a file for every address those of the menu', async () => {
  const names = async (path: string | null) =>
    Object.keys((await documentOf(hash, path)).composition.remotes);
  expect(await names('')).toEqual(['mf-menu']);
  expect(await names('track')).toEqual(['mf-tracking']);
  expect(await names(null)).toEqual(['mf-menu']);
  expect(await names('unknown')).toEqual([]);
});

test('a shell that does not fetch the rest gets all builds', async () => {
  const { composition } = await documentOf(await compositionOf({ version: '1.0.0+older' }));
  expect(Object.keys(composition.remotes)).toEqual(['mf-menu', 'mf-tracking']);
  expect(composition).not.toHaveProperty('rest');
});

test('so does one whose fallback is such a shell', async () => {
  const older = { version: '1.0.0+fallback' };
  for (const [lastGood, count] of [
    [{ ...older }, 2],
    [{ version: '1.0.0+able', fetchesRest: true }, 1],
  ] as const) {
    const shell = { version: `1.0.0+with${count}`, fetchesRest: true } as const;
    const { composition } = await documentOf(await compositionOf(shell, lastGood));
    expect(Object.keys(composition.remotes)).toHaveLength(count);
  }
});

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

test.each([
  {
    case: 'of another digest',
    url: () => urlOf(document).replace(/-.{12}\.json$/, '-000000000000.json'),
  },
  {
    case: 'of no composition',
    url: () => `/builds/_compositions/${'0'.repeat(64)}-000000000000.json`,
  },
  { case: 'with a path upwards', url: () => `/builds/_compositions/../${hash}.json` },
])('a file $case is not found', async ({ url }) => expect((await get(url())).status).toBe(404));
