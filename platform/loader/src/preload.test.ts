/** @jest-environment jsdom */
import type { PageBuild } from '@storefront/compositions';
import { createLoader } from './loader';

const build = (base: string): PageBuild => ({
  base,
  version: '1.0.0+x',
  contract: 1,
  entry: { js: ['entry.js'], css: [], consumes: [] },
  integrity: {},
  exposes: { './pages/cart': { js: ['cart.js'], css: [], consumes: ['rules'] } },
  locales: { en: ['en.js'] },
});
/** The files of a shell are fetched once per page: each test has a shell of its own. */
const aLoader = (shell: string) =>
  createLoader({
    composition: {
      hash: 'h',
      contract: 1,
      shell: {
        ...build(shell),
        exposes: { rules: { js: ['rules.js'], css: [], consumes: [] } },
      },
      remotes: { 'mf-cart': build('new/') },
      previous: { 'mf-cart': build('old/') },
    },
    instance: { shareScopeMap: {} },
    report: () => undefined,
  });

beforeEach(() => document.head.replaceChildren());

test('a preload fetches the files of the build that is tried first, and runs none', () => {
  aLoader('shell/').preload('mf-cart', './pages/cart', 'en');
  const addresses = [...document.head.children].map(
    (element) => `${element.localName} ${element.getAttribute('href')}`,
  );
  expect(addresses).toEqual([
    'link new/entry.js',
    'link new/cart.js',
    'link shell/rules.js',
    'link new/en.js',
  ]);
});

test('files that builds share are fetched from their common folder', () => {
  const menu: PageBuild = { ...build('/b/mf-menu/1.0.0-a/'), sharedFiles: true };
  const loader = aLoader('other-shell/');
  loader.offer('mf-menu', [menu]);
  loader.preload('mf-menu', './pages/cart', 'en');
  const addresses = [...document.head.children].map((element) => element.getAttribute('href'));
  expect(addresses).toEqual([
    '/b/mf-menu/files/entry.js',
    '/b/mf-menu/files/cart.js',
    'other-shell/rules.js',
    '/b/mf-menu/files/en.js',
  ]);
});

test('a preload of an unknown remote, or of one without a build, does nothing', () => {
  const loader = aLoader('third-shell/');
  loader.offer('mf-cart@none', []);
  expect(() => loader.preload('mf-unknown', './pages/cart', 'en')).not.toThrow();
  expect(() => loader.preload('mf-cart@none', './pages/cart', 'en')).not.toThrow();
  expect(document.head.children).toHaveLength(0);
});
