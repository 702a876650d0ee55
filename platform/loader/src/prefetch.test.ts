/** @jest-environment jsdom */
import type { PageBuild } from '@storefront/compositions';
import { prefetchExpose } from './prefetch';

const build = (base: string, fields: Partial<PageBuild> = {}): PageBuild => ({
  base,
  version: '1.0.0+x',
  contract: 1,
  entry: { js: ['entry.js'], css: [], consumes: [] },
  integrity: {},
  exposes: {},
  locales: {},
  ...fields,
});
const files = (name: string, consumes: string[] = []) => ({
  js: [`${name}.js`],
  css: [`${name}.css`],
  consumes,
});
const links = () => [...document.head.querySelectorAll('link')];
const addresses = () => links().map((link) => link.getAttribute('href'));

afterEach(() => document.head.replaceChildren());

test('entry, remote, page, their parts of the shell and the texts of one language', () => {
  const cart = build('/cart/', {
    entry: { js: ['entry.js'], css: [], consumes: ['react'] },
    exposes: {
      './remote': files('remote'),
      './pages/cart': files('cart', ['rules', 'unknown']),
      './pages/other': files('other'),
    },
    locales: { pt: ['pt.js'], en: ['en.js'] },
  });
  const shell = build('/shell/', { exposes: { react: files('react'), rules: files('rules') } });
  prefetchExpose(cart, shell, './pages/cart', 'pt');
  expect(addresses()).toEqual([
    '/cart/entry.js',
    '/shell/react.js',
    '/shell/react.css',
    '/cart/remote.js',
    '/cart/remote.css',
    '/cart/cart.js',
    '/cart/cart.css',
    '/shell/rules.js',
    '/shell/rules.css',
    '/cart/pt.js',
  ]);
});

test('each file is prefetched in the mode of its request, as its kind', () => {
  const menu = build('/menu/', { exposes: { './pages/menu': files('menu') } });
  prefetchExpose(menu, build('/shell-2/'), './pages/menu', 'en');
  expect(links().map(({ rel, crossOrigin }) => ({ rel, crossOrigin }))).toEqual(
    links().map(() => ({ rel: 'prefetch', crossOrigin: 'anonymous' })),
  );
  expect(links().map((link) => link.as)).toEqual(['script', 'script', 'style']);
});

test('a file is prefetched once per page; a page that the build lacks adds nothing', () => {
  const [tracking, shell] = [build('/tracking/'), build('/shell-3/')];
  prefetchExpose(tracking, shell, './pages/unknown', 'de');
  expect(addresses()).toEqual(['/tracking/entry.js']);
  prefetchExpose(tracking, shell, './pages/unknown', 'de');
  expect(addresses()).toEqual(['/tracking/entry.js']);
});
