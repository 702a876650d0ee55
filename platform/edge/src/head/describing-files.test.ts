import {
  compose,
  openStore,
  promote,
  publish,
  readRevision,
  listRevisions,
  type Store,
} from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { channelPage } from '../channel-page';

const NONE = { js: [], css: [], consumes: [] };
const FILES = { 'main.js': '1', 'boot.js': 'boot()', 'server.js': 'serve()' };
const ENTRY = { js: ['main.js'], css: [], consumes: [] };
const routes = [{ path: '', pages: [{ remote: 'mf-menu', page: 'home' }] }];

let store: Store;
beforeEach(async () => void (store = openStore(await aTemporaryFolder())));
afterAll(removeTemporaryFolders);

/** Promotes a shell; `rendered`: what it states. Returns the hash of the composition. */
async function release(version: string, rendered: readonly string[], server = true) {
  const shell = await aBuildFolder(
    'shell',
    { ...FILES, 'main.js': version },
    {
      version: `1.0.0+${version}`,
      boot: 'boot.js',
      entry: ENTRY,
      routes,
      rendered: [...rendered],
      ...(server ? { server: 'server.js' } : {}),
    },
  );
  const menu = await aBuildFolder(
    'mf-menu',
    { 'main.js': '1' },
    {
      entry: ENTRY,
      exposes: { './remote': NONE, './pages/home': NONE },
    },
  );
  const builds = [];
  for (const { folder } of [shell, menu]) builds.push(await publish(store, folder));
  const { hash } = await compose(store, builds);
  await promote(store, 'stable', hash);
  return hash;
}

/** Version of the shell that describes restaurants on the channel's page; null without one. */
async function describer(revoked: readonly string[] = []): Promise<string | null> {
  const revision = (await listRevisions(store, 'stable')).at(-1)!;
  const served = await readRevision(store, 'stable', revision);
  const page = await channelPage(
    {
      store,
      channel: 'stable',
      buildsBase: '/builds',
      apiBase: '/api',
      mediaBase: '/media',
      newsUrl: '',
    },
    { ...served, revoked: [...revoked] },
  );
  return page.describes?.composition.shell.version ?? null;
}

test('a shell with heads describes restaurants itself', async () => {
  await release('a', ['head']);
  await release('b', ['head']);
  expect(await describer()).toBe('1.0.0+b');
});

test('one from before heads has them from the latest earlier revision', async () => {
  await release('a', ['head']);
  const latest = await release('b', ['head']);
  await release('c', ['mf-menu/home']);
  expect(await describer()).toBe('1.0.0+b');
  expect(await describer([latest])).toBe('1.0.0+a');
});

test('without such a revision, and without a script, nothing describes them', async () => {
  await release('a', []);
  expect(await describer()).toBeNull();
  await release('b', ['head']);
  await release('c', [], false);
  expect(await describer()).toBeNull();
});
