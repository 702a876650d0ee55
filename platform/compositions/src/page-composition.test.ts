import { filesUrl } from './file-url';
import { recordKey } from './page-build';
import { pageComposition } from './page-composition';
import { aBuild, aShell } from './testing';

const route = { path: 'cart', pages: [{ remote: 'mf-cart', page: 'cart' }] };
const ref = (name: string) => ({ name, id: '1.0.0-aaaaaaaaaaaa', contentHash: 'a'.repeat(64) });
const made = [aShell([route]), aBuild('mf-cart', ['cart', 'notes']), aBuild('mf-menu', ['home'])];
const records = new Map(made.map((build) => [recordKey(ref(build.name)), build]));
const composition = {
  hash: 'b'.repeat(64),
  contract: 3,
  builds: made.map(({ name }) => ref(name)),
  previous: [ref('mf-cart')],
};
const baseOf = (name: string, id: string) => `/builds/${name}/${id}/`;
const opened = { composition, records, baseOf };

test('a page contains the hashes of the files it requests itself, and no others', () => {
  const { shell, remotes } = pageComposition(opened, route);
  expect(Object.keys(remotes['mf-cart']?.integrity ?? {})).toEqual([
    'entry.js',
    'remote.js',
    'page-cart.js',
    'locale-en.js',
    'locale-pt-br.js',
  ]);
  expect(Object.keys(remotes['mf-menu']?.integrity ?? {})).toEqual(['entry.js']);
  expect(Object.keys(shell.integrity)).toEqual([
    'entry.js',
    'locale-en.js',
    'locale-pt-br.js',
    'rules.js',
  ]);
});

test('an address that no route fits still carries every entry', () => {
  const { remotes } = pageComposition(opened, null);
  expect(Object.values(remotes).map(({ integrity }) => Object.keys(integrity))).toEqual([
    ['entry.js'],
    ['entry.js'],
  ]);
});

test('of what a page consumes, only what the shell gives on demand is named', () => {
  const menu = aBuild('mf-menu', ['home']);
  const consumes = ['react', '@storefront/shared-domain/rules'];
  const exposes = { ...menu.exposes, './pages/home': { js: ['page-home.js'], css: [], consumes } };
  const withConsumes = new Map(records).set(recordKey(ref('mf-menu')), { ...menu, exposes });
  for (const builds of [composition.builds, composition.builds.toReversed()]) {
    const page = pageComposition(
      { ...opened, composition: { ...composition, builds }, records: withConsumes },
      null,
    );
    expect(page.remotes['mf-menu']?.exposes['./pages/home']?.consumes).toEqual([
      '@storefront/shared-domain/rules',
    ]);
  }
});

test('a composition whose record is gone is an error, not a page with a hole', () => {
  const gone = new Map([...records].filter(([key]) => !key.startsWith('mf-cart/')));
  expect(() => pageComposition({ ...opened, records: gone }, null)).toThrow('mf-cart');
});

test('of a last good build only the entry is named: it is not preloaded', () => {
  const { previous } = pageComposition(opened, route);
  expect(previous['mf-cart']).toMatchObject({
    entry: { js: ['entry.js'], consumes: [] },
    exposes: {},
    locales: {},
  });
  expect(Object.keys(previous['mf-cart']?.integrity ?? {})).toEqual(['entry.js']);
});

test('the shell is found at any place of the composition, and one without it is an error', () => {
  const builds = composition.builds.toReversed();
  const page = (given: typeof builds) =>
    pageComposition({ ...opened, composition: { ...composition, builds: given } }, route);
  expect(page(builds)).toEqual(pageComposition(opened, route));
  expect(Object.keys(page(builds).remotes)).toEqual(['mf-menu', 'mf-cart']);
  expect(() => page(builds.filter(({ name }) => name !== 'shell'))).toThrow(
    `composition ${composition.hash} has no shell`,
  );
});

test('a page that its remote does not expose adds no file', () => {
  const unknown = { path: 'gone', pages: [{ remote: 'mf-cart', page: 'gone' }] };
  expect(Object.keys(pageComposition(opened, unknown).remotes['mf-cart']?.integrity ?? {})).toEqual(
    ['entry.js', 'remote.js', 'locale-en.js', 'locale-pt-br.js'],
  );
});

test('shared files are loaded from their common folder, those of a fallback from its own', () => {
  const shared = new Map(
    [...records].map(([key, build]) => [key, { ...build, sharedFiles: true as const }]),
  );
  const { shell, remotes, previous } = pageComposition({ ...opened, records: shared }, route);
  expect(
    [shell, remotes['mf-cart'], previous['mf-cart']].map((build) => build && filesUrl(build)),
  ).toEqual([
    '/builds/shell/files/',
    '/builds/mf-cart/files/',
    '/builds/mf-cart/1.0.0-aaaaaaaaaaaa/',
  ]);
});
