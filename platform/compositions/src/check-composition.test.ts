import { checkComposition, speaks } from './check-composition';
import { aBuild, aShell } from './testing';

const routes = [{ path: '', pages: [{ remote: 'mf-menu', page: 'home' }] }];
const sentences = (...builds: Parameters<typeof checkComposition>[0]) =>
  checkComposition(builds).map(({ sentence }) => sentence);

test.each([
  { case: 'no shell', builds: [aBuild('mf-menu', ['home'])], says: 'shell has no build' },
  {
    case: 'a remote of the URL map without a build',
    builds: [aShell(routes)],
    says: 'mf-menu has no build',
  },
  {
    case: 'a page that is not exposed',
    builds: [aShell(routes), aBuild('mf-menu')],
    says: 'mf-menu does not expose ./pages/home',
  },
  {
    case: 'a remote without ./remote',
    builds: [
      aShell(routes),
      aBuild('mf-menu', ['home'], {
        exposes: { './pages/home': { js: [], css: [], consumes: [] } },
      }),
    ],
    says: 'mf-menu does not expose ./remote',
  },
  {
    case: 'a widget of a slot that is not exposed',
    builds: [aShell(routes, { slots: ['mf-menu/badge'] }), aBuild('mf-menu', ['home'])],
    says: 'mf-menu does not expose ./widgets/badge',
  },
  {
    case: 'a contract that is too old',
    builds: [aShell(routes), aBuild('mf-menu', ['home'], { contract: 1 })],
    says: 'mf-menu speaks contract 1, the shell 3 and 2',
  },
  {
    case: 'a contract that is too old, of a remote without pages',
    builds: [
      aShell([], { slots: ['mf-cart/total'] }),
      aBuild('mf-cart', [], {
        contract: 1,
        exposes: { './widgets/total': { js: ['remote.js'], css: [], consumes: [] } },
      }),
    ],
    says: 'mf-cart speaks contract 1, the shell 3 and 2',
  },
  {
    case: 'a file without its hash',
    builds: [
      aShell(routes),
      aBuild('mf-menu', ['home'], { files: aBuild('mf-menu', ['home']).files.slice(1) }),
    ],
    says: 'mf-menu names entry.js without its hash',
  },
])('$case is refused in one sentence', ({ builds, says }) =>
  expect(sentences(...builds)).toEqual([says]),
);

test('every remote exposes the pages that the routes name of it, not those of another', () =>
  expect(
    sentences(
      aShell([...routes, { path: 'cart', pages: [{ remote: 'mf-cart', page: 'cart' }] }]),
      aBuild('mf-menu', ['home']),
      aBuild('mf-cart', ['cart']),
    ),
  ).toEqual([]));

test('a build of the ordinary federation plug-in has no ./remote', () => {
  const exposes = { './pages/home': { js: ['remote.js'], css: [], consumes: [] } };
  const menu = aBuild('mf-menu', [], { exposes, adopted: true });
  expect(sentences(aShell(routes, { loadsAdopted: true }), menu)).toEqual([]);
  expect(sentences(aShell(routes), menu)).toEqual([
    'mf-menu is adopted, which the shell cannot load: release a newer shell',
  ]);
});

test('a widget of a slot needs a build that exposes it', () => {
  const shell = aShell(routes, { slots: ['mf-menu/badge', 'mf-cart/total'] });
  const menu = aBuild('mf-menu', ['home']);
  const badge = { js: ['remote.js'], css: [], consumes: [] };
  const exposes = { ...menu.exposes, './widgets/badge': badge };
  expect(sentences(shell, { ...menu, exposes })).toEqual([
    'mf-cart does not expose ./widgets/total',
  ]);
});

test('files of styles, of languages and the one that starts the shell need hashes too', () => {
  const menu = aBuild('mf-menu', ['home']);
  const shell = aShell(routes);
  expect(
    sentences(
      { ...shell, files: shell.files.filter(({ path }) => path !== 'boot.js') },
      {
        ...menu,
        entry: { ...menu.entry, css: ['entry.css'] },
        locales: { ...menu.locales, es: ['locale-es.js'] },
      },
    ),
  ).toEqual([
    'shell names boot.js without its hash',
    'mf-menu names entry.css without its hash',
    'mf-menu names locale-es.js without its hash',
  ]);
});

test('a shell of contract N speaks N and N-1, nothing newer and nothing older', () =>
  expect([1, 2, 3, 4].filter((remote) => speaks(3, remote))).toEqual([2, 3]));
