import type { ExposeFiles, PageBuild, PageComposition } from '@storefront/loader/page';
import { firstFiles } from './first-files';

const files = (name: string, consumes: string[] = []): ExposeFiles => ({
  js: [`${name}.js`],
  css: [`${name}.css`],
  consumes,
});
const build = (base: string, exposes: Record<string, ExposeFiles>): PageBuild => ({
  base,
  version: '1.0.0+a',
  contract: 1,
  entry: { js: ['entry.js'], css: [], consumes: [] },
  integrity: Object.fromEntries(
    [
      'entry.js',
      'en.js',
      'pt-br.js',
      'rules.js',
      'contracts.js',
      'remote.js',
      'remote.css',
      'cart.js',
      'cart.css',
      'notes.js',
      'notes.css',
    ].map((file) => [file, `hash of ${base}${file}`]),
  ),
  exposes,
  locales: { en: ['en.js'], 'pt-br': ['pt-br.js'] },
});
const composition: PageComposition = {
  hash: 'h',
  contract: 1,
  shell: build('/s/', { rules: { js: ['contracts.js', 'rules.js'], css: [], consumes: [] } }),
  previous: {},
  remotes: {
    'mf-cart': build('/c/', {
      './remote': files('remote'),
      './pages/cart': files('cart', ['rules']),
      './pages/notes': files('notes', ['rules']),
    }),
    'mf-menu': build('/m/', { './remote': files('remote') }),
  },
};
const at = (...pages: string[]) => ({
  restaurantUrl: 'r',
  pages: pages.map((page) => ({ remote: 'mf-cart' as const, page })),
});
const urls = (list: readonly { url: string }[]) => list.map(({ url }) => url);

test('the shell is run, the rest of the first screen is fetched beside it, with its texts in one language', () => {
  const { start, ahead } = firstFiles(composition, at('cart'), 'pt-br');
  expect(urls(start.scripts)).toEqual(['/s/entry.js']);
  expect(urls(ahead.scripts)).toEqual([
    '/s/pt-br.js',
    '/c/entry.js',
    '/c/remote.js',
    '/c/cart.js',
    '/s/contracts.js',
    '/s/rules.js',
    '/c/pt-br.js',
  ]);
  expect(urls(ahead.styles)).toEqual(['/c/remote.css', '/c/cart.css']);
});

test('a dialog over its page brings both, and nothing twice', () => {
  const { ahead } = firstFiles(composition, at('cart', 'notes'), 'en');
  expect(urls(ahead.scripts).filter((url) => url.includes('notes'))).toEqual(['/c/notes.js']);
  expect(new Set(urls(ahead.scripts)).size).toBe(ahead.scripts.length);
});

test('a preload carries the hash that its use will carry', () => {
  const { ahead } = firstFiles(composition, at('cart'), 'en');
  expect(ahead.scripts.find(({ url }) => url === '/c/entry.js')?.integrity).toBe(
    'hash of /c/entry.js',
  );
});

test('an address without a page requests the shell alone', () =>
  expect(urls(firstFiles(composition, at(), 'en').ahead.scripts)).toEqual(['/s/en.js']));

test('a file without a hash in the page is not fetched ahead', () => {
  const cart = composition.remotes['mf-cart']!;
  const elsewhere = {
    ...composition,
    remotes: { 'mf-cart': { ...cart, integrity: { 'entry.js': 'hash' } } },
  };
  expect(urls(firstFiles(elsewhere, at('cart'), 'en').ahead.scripts)).toEqual([
    '/s/en.js',
    '/c/entry.js',
    '/s/contracts.js',
    '/s/rules.js',
  ]);
});

test('files that builds share have the URL of their common folder', () => {
  const shared = {
    ...composition,
    shell: { ...composition.shell, base: '/builds/shell/1.0.0-a/', sharedFiles: true as const },
  };
  expect(urls(firstFiles(shared, at('cart'), 'en').start.scripts)).toEqual([
    '/builds/shell/files/entry.js',
  ]);
});
