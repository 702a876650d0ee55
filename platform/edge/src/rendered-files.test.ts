import type { ChannelRevision, Experiment } from '@storefront/compositions';
import { compose, openStore, publish, type Store } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { channelPage } from './channel-page';

let store: Store;
type BuildRef = Experiment['arms'][number]['builds'][number];
const refs: Record<string, BuildRef> = {};
let composition: ChannelRevision['composition'];

beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
  const routes = [
    { path: '', pages: [{ remote: 'mf-menu', page: 'home' }] },
    { path: 'hours', pages: [{ remote: 'mf-menu', page: 'hours' }] },
    { path: 'shopping-cart', pages: [{ remote: 'mf-cart', page: 'cart' }] },
  ];
  const published = [];
  for (const name of ['shell', 'mf-menu', 'mf-cart']) {
    const files = { 'main.js': `const a = '${name}';`, 'boot.js': 'start();' };
    const none = { js: [], css: [], consumes: [] };
    const pagesOf = Object.fromEntries(
      routes.flatMap(({ pages }) =>
        pages.flatMap(({ remote, page }) => (remote === name ? [[`./pages/${page}`, none]] : [])),
      ),
    );
    const { folder } = await aBuildFolder(
      name,
      files,
      name === 'shell'
        ? { boot: 'boot.js', routes }
        : { exposes: { './remote': none, ...pagesOf } },
    );
    const build = await publish(store, folder);
    refs[name] = build;
    published.push(build);
  }
  composition = (await compose(store, published)).hash;
});
afterAll(removeTemporaryFolders);

const experimentOn = (name: string, expires = '2999-01-01T00:00:00Z'): Experiment => ({
  name: 'a',
  owner: 'menu team',
  salt: 'a',
  since: '2026-01-01T00:00:00Z',
  expires,
  arms: [
    { name: 'control', share: 50, ranges: [], builds: [] },
    { name: 'other', share: 50, ranges: [], builds: [refs[name] as BuildRef] },
  ],
});

const pageWith = (experiments: Experiment[]) =>
  channelPage(
    {
      store,
      channel: 'stable',
      buildsBase: '/builds',
      apiBase: '/api',
      mediaBase: '',
      newsUrl: '',
    },
    { composition, experiments, variants: {}, revoked: [], origins: [], revision: 1 },
  );

test('the files of a page render it; a path without a route has none', async () => {
  const page = await pageWith([]);
  expect(page.rendered('hours')?.route.pages).toEqual([{ remote: 'mf-menu', page: 'hours' }]);
  expect(Object.keys(page.rendered('')?.records ?? {}).sort()).toEqual([
    'mf-cart',
    'mf-menu',
    'shell',
  ]);
  expect(page.rendered('no-such-page')).toBeNull();
});

test.each([
  ['the remote of the page', 'mf-menu', null],
  ['the shell', 'shell', null],
  ['another remote', 'mf-cart', 'home'],
])('an experiment with a build of %s', async (_case, name, rendered) => {
  const page = await pageWith([experimentOn(name)]);
  expect(page.rendered('')?.route.pages[0]?.page ?? null).toBe(rendered);
});

test('a page is rendered again once its experiment has expired', async () => {
  const page = await pageWith([experimentOn('mf-menu', '2020-01-01T00:00:00Z')]);
  expect(page.rendered('')).not.toBeNull();
});
