/** @jest-environment jsdom */
import type { PageBuild, PageComposition } from '@storefront/compositions';
import { runEntryScript } from './entry-script';
import type { LoaderIncident } from './incident';
import { createLoader, type LoaderOptions } from './loader';

jest.mock('./entry-script');

const build = (base: string, exposes: PageBuild['exposes'] = {}): PageBuild => ({
  base,
  version: `1.0.0+${base}`,
  contract: 1,
  entry: { js: ['entry.js'], css: [], consumes: [] },
  integrity: { 'entry.js': 'sha384-x' },
  exposes,
  locales: {},
});
const CART = { './pages/cart': { js: ['cart.js'], css: [], consumes: [] } };
const page: PageComposition = {
  hash: 'h',
  contract: 1,
  shell: build('/builds/shell/1/'),
  remotes: { 'mf-menu': build('menu/') },
  previous: {},
  rest: { file: '_compositions/x.json', integrity: 'sha384-r' },
};
const all: PageComposition = {
  ...page,
  remotes: { 'mf-menu': build('menu/', CART), 'mf-cart': build('cart/', CART) },
  previous: { 'mf-cart': build('old/') },
};

let entries: string[];
let statuses: number[];
beforeEach(() => {
  entries = [];
  statuses = [];
  performance.getEntriesByName = () =>
    statuses.map((responseStatus) => ({ responseStatus })) as unknown as PerformanceEntryList;
  document.head.replaceChildren();
  jest.mocked(runEntryScript).mockImplementation(async ({ url }) => {
    entries.push(url);
    if (url.startsWith('cart/')) throw new Error('planted');
    return { init: () => undefined, get: async (expose) => () => ({ expose, url }) };
  });
});

function aLoader(options: Partial<LoaderOptions> = {}) {
  const incidents: LoaderIncident[] = [];
  const whole = jest.fn(async () => all);
  const loader = createLoader({
    adopted: jest.fn(),
    composition: page,
    whole,
    instance: { shareScopeMap: {} },
    report: (incident) => void incidents.push(incident),
    ...options,
  });
  const load = (remote: string) => loader.load(remote, './pages/cart', async () => () => undefined);
  return { loader, load, incidents, whole };
}

test('a build of the page is loaded without the rest', async () => {
  const { load, whole } = aLoader();
  expect(await load('mf-menu')).toMatchObject({ url: 'menu/entry.js' });
  expect(whole).not.toHaveBeenCalled();
});

test('an omitted build is loaded after the rest, and so is its fallback', async () => {
  const { load, loader } = aLoader();
  expect(await load('mf-cart')).toMatchObject({ url: 'old/entry.js' });
  expect(entries).toEqual(['cart/entry.js', 'old/entry.js']);
  expect(loader.running('mf-cart')?.base).toBe('old/');
});

describe('without the rest', () => {
  afterEach(() => jest.useRealTimers());
  const fails = () => Promise.reject(new TypeError('planted'));

  test('the load fails and is reported; a retry requests it again', async () => {
    const whole = jest.fn(fails);
    const { load, incidents } = aLoader({ whole });
    await expect(load('mf-cart')).rejects.toMatchObject({
      remote: 'mf-cart',
      expose: './pages/cart',
      reason: 'unreachable',
    });
    expect(incidents).toMatchObject([
      { kind: 'load-failed', reason: 'unreachable', outcome: 'panel', remote: 'mf-cart' },
    ]);
    whole.mockImplementation(async () => all as never);
    expect(await load('mf-cart')).toMatchObject({ url: 'old/entry.js' });
  });

  test('the page is reloaded once where it may be', async () => {
    const reloads: string[] = [];
    const guard = {
      reload: (base: string, expose: string) => {
        reloads.push(`${base} ${expose}`);
        return reloads.length === 1;
      },
      hasRecovered: () => false,
      isAvoided: () => false,
    };
    const { load, incidents } = aLoader({ whole: fails, guard });
    const first = jest.fn();
    void load('mf-cart').finally(first);
    await expect(load('mf-cart')).rejects.toMatchObject({ reason: 'unreachable' });
    expect(first).not.toHaveBeenCalled();
    expect(reloads).toEqual(Array(2).fill('_compositions/x.json ./pages/cart'));
    expect(incidents.map((incident) => 'outcome' in incident && incident.outcome)).toEqual([
      'reload',
      'panel',
    ]);
  });
});

describe('a preload', () => {
  const fetched = () => [...document.head.children].map((element) => element.getAttribute('href'));
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  test('of an omitted build, and of a page that the HTML omits, waits for the rest', async () => {
    const { loader } = aLoader();
    loader.preload('mf-cart', './pages/cart', 'en');
    loader.preload('mf-menu', './pages/cart', 'en');
    expect(fetched()).toEqual([]);
    await settled();
    expect(fetched()).toEqual(['cart/entry.js', 'cart/cart.js', 'menu/entry.js', 'menu/cart.js']);
  });
});
