import type { PageBuild } from '@storefront/compositions';
import type { Container } from './entry-script';
import { EntryError } from './remote-load-error';
import { RemoteState } from './remote-state';

const build = (base: string, version: string): PageBuild => ({
  base,
  version,
  contract: 1,
  entry: { js: ['entry.js'], css: [], consumes: [] },
  integrity: { 'entry.js': 'sha384-x' },
  exposes: {},
  locales: {},
});
const shell = build('/builds/shell/1/', '1.0.0+s');
const aState = () => new RemoteState('mf-cart', build('/builds/mf-cart/1/', '1.0.0+c'), shell);
const container: Container = { init: () => undefined, get: async () => () => ({}) };
const missing = (request: string) => Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type: 'error', request });

beforeEach(() => {
  globalThis.__storefrontRetry = undefined;
});

test('a remote is registered once while nothing fails', () => {
  const state = aState();
  const registrations: boolean[] = [];
  for (let load = 0; load < 3; load += 1) state.ensureRegistered((again) => registrations.push(again));
  expect(registrations).toEqual([false]);
  expect(state.url).toBe('/builds/mf-cart/1/entry.js');
});

test('after a failed entry the next attempt asks at an address that no cache and no hanging request can answer', () => {
  const state = aState();
  const urls = new Set<string>();
  const registrations: boolean[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    state.ensureRegistered((again) => registrations.push(again));
    urls.add(state.url);
    state.failed(state.generation, new EntryError('unreachable', 'down'));
  }
  expect(registrations).toEqual([false, true, true]);
  expect(urls.size).toBe(3);
});

test('two loads that fail together register the remote again once', () => {
  const state = aState();
  state.ensureRegistered(() => undefined);
  const { generation } = state;
  state.failed(generation, new EntryError('unreachable', 'down'));
  state.ensureRegistered(() => undefined);
  state.failed(generation, new EntryError('unreachable', 'down'));
  const registrations: boolean[] = [];
  state.ensureRegistered((again) => registrations.push(again));
  expect(registrations).toEqual([]);
});

test('a missing file of a running remote gets a new address; the remote keeps running', () => {
  const state = aState();
  state.ensureRegistered(() => undefined);
  state.container = container;
  state.failed(state.generation, missing('https://shop/builds/mf-cart/1/page.js'));
  const registrations: boolean[] = [];
  state.ensureRegistered((again) => registrations.push(again));
  expect(registrations).toEqual([]);
  expect(globalThis.__storefrontRetry).toEqual({ mf_cart_c: expect.stringMatching(/^\?retry=/) });
});

test('a missing file of the shell gets a new address in the shell', () => {
  const state = aState();
  state.ensureRegistered(() => undefined);
  state.container = container;
  state.failed(state.generation, missing('https://shop/builds/shell/1/rules.js'));
  expect(globalThis.__storefrontRetry).toEqual({ storefront_shell_s: expect.stringMatching(/^\?retry=/) });
});
