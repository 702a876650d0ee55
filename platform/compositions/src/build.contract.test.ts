import { BuildRecord, buildId, canRender } from './build.contract';
import { aBuild, aShell } from './testing';

test('a folder is named by the version without the sources and twelve digits of the content', () =>
  expect(buildId({ version: '1.2.3+ab.cd', contentHash: '0123456789abcdef'.repeat(4) })).toBe(
    '1.2.3-0123456789ab',
  ));

test('a record without revision, singletons and names reads as one that has none', () => {
  const { revision, singletons, shared, ...older } = aBuild('mf-menu', ['home']);
  expect(BuildRecord.parse(older)).toEqual({ ...older, revision, singletons, shared });
});

test('a record states what it renders; without a readable statement it is nothing', () => {
  const build = aBuild('mf-cart', ['cart']);
  const states = (rendered: unknown) =>
    canRender(BuildRecord.parse({ ...build, rendered }), './pages/cart');
  expect(states(['./pages/cart'])).toBe(true);
  for (const other of [undefined, [], ['./pages/notes'], 'all', [1], null])
    expect(states(other)).toBe(false);
  expect(canRender(undefined, './pages/cart')).toBe(false);
});

test('a record names at least one file, and a route at least one page', () => {
  const route = { path: 'cart', pages: [{ remote: 'mf-cart', page: 'cart' }] };
  expect(BuildRecord.safeParse(aShell([route])).success).toBe(true);
  expect(BuildRecord.safeParse(aShell([{ ...route, pages: [] }])).success).toBe(false);
  expect(BuildRecord.safeParse(aShell([route], { files: [] })).success).toBe(false);
});

test.each(['../secret', '/etc/passwd', '.env', 'a/../b', 'a b.js', 'a//b.js', ''])(
  'a build has no file %j',
  (path) =>
    expect(BuildRecord.safeParse({ ...aBuild('mf-menu'), worker: path }).success).toBe(false),
);
