import { compose, openStore, promote, publish, type Store } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { serveEdge, stopServers } from './testing/serve-edge';

let store: Store;
const INFO = {
  name: 'Bella Napoli',
  language: 'pt-br',
  cover_pic: 'napoli',
  theme: { mainColor: '#123456' },
};
/** Serves one restaurant. */
const readApi = async (path: string) =>
  path === '/restaurant/data/v2/bella-napoli'
    ? { status: 200, body: { info: INFO } }
    : { status: 404, body: {} };

beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
  const { folder } = await aBuildFolder(
    'shell',
    { 'main.js': '1', 'boot.js': '1' },
    { version: '1.0.0+a', boot: 'boot.js', entry: { js: ['main.js'], css: [], consumes: [] } },
  );
  await promote(store, 'stable', (await compose(store, [await publish(store, folder)])).hash);
});
afterEach(stopServers);
afterAll(removeTemporaryFolders);

test.each(['t', 'u', 'wpu', 'src', 'campaign'])(
  '[B50] the page takes %s of 10,000 letters, twice, encoded twice, and repeats none of it',
  async (name) => {
    const get = await serveEdge({ store, readApi });
    for (const text of [
      'x'.repeat(10_000),
      'canary',
      '%2522%253Ecanary',
      '%22%3E%3Cscript%3Ecanary',
      '%00',
      '%E0%A4%A',
    ]) {
      const { status, body } = await get(
        `/bella-napoli?${name}=${text}&${name}=canary&${name}[]=canary`,
      );
      expect([text.slice(0, 20), status]).toEqual([text.slice(0, 20), 200]);
      expect(body.toString()).not.toMatch(/canary|x{50}/);
    }
  },
);

test.each([
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e',
  '/bella-napoli%00',
  '/%00',
  '/bell%D0%B0-napoli',
  '/BELLA-NAPOLI',
  '/nowhere',
  '/bella-napoli%27--',
  '/%E0%A4%A',
  '/__proto__',
  '/constructor',
  `/${'x'.repeat(3000)}`,
])(
  '[B51] there is no restaurant at %j: the page says so, and shows nothing of another',
  async (path) => {
    const get = await serveEdge({ store, readApi });
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toMatch(/Bella Napoli|root:|node_modules/);
    expect((await get('/bella-napoli')).status).toBe(200);
  },
);

test.each([
  '/.git/config',
  '/.env',
  '/builds/shell/main.js.map',
  '/channels/stable/000001.json',
  '/package.json',
  '/server.ts',
  '/metrics.json',
])('[S46] %s is not served', async (path) => {
  const { status, body } = await (await serveEdge({ store, readApi }))(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toMatch(/\[core\]|ref:|"dependencies"/);
});
