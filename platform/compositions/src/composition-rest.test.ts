import { REST_FILE, restUrl, withRest } from './composition-rest';
import { recordKey } from './page-build';
import { compositionRest, pageComposition, pageParts } from './page-composition';
import type { PageBuild, PageComposition } from './page-document';
import { aBuild, aShell } from './testing';

const routeOf = (path: string, remote: string, page = path) => ({
  path,
  pages: [{ remote, page }],
});
const routes = [
  routeOf('', 'mf-menu', 'home'),
  routeOf('cart', 'mf-cart'),
  routeOf('track', 'mf-tracking'),
];
const NAMES = { 'mf-menu': ['home', 'hours'], 'mf-cart': ['cart'], 'mf-tracking': ['track'] };
const made = [aShell(routes), ...Object.entries(NAMES).map(([name, pages]) => aBuild(name, pages))];
const ref = (name: string, digit = 'a') => ({
  name,
  id: `1.0.0-${digit.repeat(12)}`,
  contentHash: digit.repeat(64),
});
const previous = [ref('mf-cart', 'b'), ref('mf-tracking', 'b')];
const records = new Map([
  ...made.map((build) => [recordKey(ref(build.name)), build] as const),
  ...previous.map((it) => [recordKey(it), aBuild(it.name)] as const),
]);
const opened = {
  composition: {
    hash: 'c'.repeat(64),
    contract: 3,
    builds: made.map(({ name }) => ref(name)),
    previous,
  },
  records,
  baseOf: (name: string, id: string) => `/builds/${name}/${id}/`,
};
const pointer = {
  file: `_compositions/${'c'.repeat(64)}-0123456789ab.json`,
  integrity: 'sha384-x',
};
const partAt = pageParts(opened, { always: new Set(['mf-cart']), rest: pointer });
const [menuRoute, cartRoute] = routes;
const keysOf = (builds: object) => Object.keys(builds).sort();

describe('the part of a composition in a page', () => {
  test('has the remotes of its route and those of every page, with their fallbacks', () => {
    const { remotes, previous: spare, rest, hash } = partAt(menuRoute!);
    expect(keysOf(remotes)).toEqual(['mf-cart', 'mf-menu']);
    expect(keysOf(spare)).toEqual(['mf-cart']);
    expect([rest, hash]).toEqual([pointer, opened.composition.hash]);
  });

  test('has the files of its own pages alone; of every other remote the entry alone', () => {
    const { remotes } = partAt(menuRoute!);
    expect(keysOf(remotes['mf-menu']!.exposes)).toEqual(['./pages/home', './remote']);
    expect(remotes['mf-cart']).toMatchObject({ exposes: {}, locales: {} });
    expect(Object.keys(remotes['mf-cart']!.integrity)).toEqual(['entry.js']);
    expect(keysOf(partAt(cartRoute!).remotes['mf-cart']!.exposes)).toEqual([
      './pages/cart',
      './remote',
    ]);
  });

  test('requests the files of its route as a page with all builds does', () => {
    const [part, all] = [partAt(menuRoute!), pageComposition(opened, menuRoute!)];
    expect(part.shell).toEqual(all.shell);
    expect(part.remotes['mf-menu']?.integrity).toEqual(all.remotes['mf-menu']?.integrity);
  });

  test('of an unknown address has the remotes of every page', () =>
    expect(keysOf(partAt(null).remotes)).toEqual(['mf-cart']));
});

describe('a composition with the rest', () => {
  const rest = compositionRest(opened, routes);

  test('is the page with all builds, and omits none', () => {
    const every = { path: '*', pages: routes.flatMap(({ pages }) => pages) };
    expect(withRest(partAt(menuRoute!), rest)).toEqual(pageComposition(opened, every));
  });

  const other: PageBuild = { ...rest.remotes['mf-cart']!, base: '/builds/mf-cart/2/' };
  const withCart = (changes: Partial<PageComposition>): PageComposition =>
    withRest({ ...partAt(menuRoute!), ...changes }, rest);

  test('has the build of an arm, and the replaced one as its fallback', () => {
    const control = partAt(menuRoute!).remotes['mf-cart']!;
    const whole = withCart({ remotes: { 'mf-cart': other }, previous: { 'mf-cart': control } });
    expect(whole.remotes['mf-cart']).toBe(other);
    expect(whole.previous['mf-cart']).toBe(control);
    expect(whole.remotes['mf-tracking']).toBe(rest.remotes['mf-tracking']);
    expect(whole.previous['mf-tracking']).toBe(rest.previous['mf-tracking']);
  });

  test('has no fallback for an overridden build', () => {
    const whole = withCart({ remotes: { 'mf-cart': other }, previous: {} });
    expect(whole.remotes['mf-cart']).toBe(other);
    expect(keysOf(whole.previous)).toEqual(['mf-tracking']);
  });

  test('has the earlier builds in the last good composition', () => {
    const whole = withCart({ rest: { ...pointer, isLastGood: true }, previous: {} });
    expect(whole.remotes['mf-tracking']).toBe(rest.previous['mf-tracking']);
    expect(whole.remotes['mf-menu']).toBe(rest.remotes['mf-menu']);
    expect(whole.previous).toEqual({});
  });
});

test('the file is below the URL of all builds, in a folder that no build can have', () => {
  expect(restUrl(partAt(null), pointer)).toBe(`/builds/${pointer.file}`);
  for (const file of [pointer.file, `../${pointer.file}`, 'mf-menu/x.json', '//evil/x.json'])
    expect([file, REST_FILE.test(file)]).toEqual([file, file === pointer.file]);
});
