import type { PageBuild } from '@storefront/compositions';
import type { Container } from './container';
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
const aState = () =>
  new RemoteState(
    'mf-cart',
    build('/builds/mf-cart/1/', '1.0.0+c'),
    build('/builds/shell/1/', '1.0.0+s'),
  );
const running: Container = { init: () => undefined, get: async () => () => ({}) };
const missing = (request: string) =>
  Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type: 'error', request });

const requests: string[] = [];
beforeEach(() => {
  requests.length = 0;
  const build = (name: string) => (query: string) =>
    void requests.push(`${name} ${query.split('=')[0]}`);
  globalThis.__storefrontAskAgain = {
    mf_cart_c: build('mf-cart'),
    storefront_shell_s: build('shell'),
  };
});

test('a remote is started once for all callers, also for those during the start', async () => {
  const state = aState();
  const urls: string[] = [];
  const start = async (url: string) => {
    urls.push(url);
    return running;
  };
  await Promise.all([state.container(start), state.container(start)]);
  expect(await state.container(start)).toBe(running);
  expect(urls).toEqual(['/builds/mf-cart/1/entry.js']);
});

test('after a failed start the next attempt uses a URL that no cache or hanging request answers', async () => {
  const state = aState();
  const urls: string[] = [];
  const fail = async (url: string): Promise<Container> => {
    urls.push(url);
    throw new EntryError('unreachable', 'down');
  };
  for (let attempt = 0; attempt < 3; attempt += 1)
    await expect(state.container(fail)).rejects.toThrow('down');
  expect(new Set(urls).size).toBe(3);
  expect(urls.slice(1).every((url) => url.startsWith('/builds/mf-cart/1/entry.js?retry='))).toBe(
    true,
  );
});

test('a remote that was requested again requests its chunks again too', async () => {
  const state = aState();
  await expect(
    state.container(async () => Promise.reject(new EntryError('integrity', 'tampered'))),
  ).rejects.toThrow();
  await state.container(async () => running);
  expect(requests).toEqual(['mf-cart ?retry']);
});

test('a missing file of a running remote is requested again there; the remote keeps running', async () => {
  const state = aState();
  await state.container(async () => running);
  state.partFailed(missing('https://shop/builds/mf-cart/1/page.js'));
  expect(requests).toEqual(['mf-cart ?retry']);
  const startAgain = jest.fn();
  expect(await state.container(startAgain)).toBe(running);
  expect(startAgain).not.toHaveBeenCalled();
});

test('a missing file of the shell is requested again in the shell too', () => {
  aState().partFailed(missing('https://shop/builds/shell/1/rules.js'));
  expect(requests).toEqual(['mf-cart ?retry', 'shell ?retry']);
});

test('a missing file of another address, and one without an address, are not the shell’s', () => {
  const state = aState();
  state.partFailed(missing('https://shop/builds/mf-cart/1/page.js'));
  state.partFailed(Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type: 'error' }));
  state.partFailed(Object.assign(new Error('/builds/shell/1/'), { request: '/builds/shell/1/' }));
  expect(requests).toEqual(['mf-cart ?retry', 'mf-cart ?retry', 'mf-cart ?retry']);
});

test('builds that have not registered have nothing to request again', () => {
  const shellPart = missing('https://shop/builds/shell/1/rules.js');
  globalThis.__storefrontAskAgain = {};
  expect(() => aState().partFailed(shellPart)).not.toThrow();
  globalThis.__storefrontAskAgain = undefined;
  expect(() => aState().partFailed(shellPart)).not.toThrow();
});

test('callers during a start that fails get the same failure; the start was made once', async () => {
  const state = aState();
  const start = jest.fn().mockRejectedValue(new EntryError('broken', 'throws'));
  const both = await Promise.allSettled([state.container(start), state.container(start)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(start).toHaveBeenCalledTimes(1);
});

test('the hash is that of the entry; a build without an entry has none', () => {
  expect(aState().integrity).toBe('sha384-x');
  const empty = {
    ...build('/builds/mf-cart/1/', '1.0.0'),
    entry: { js: [], css: [], consumes: [] },
  };
  expect(new RemoteState('mf-cart', empty, empty).integrity).toBeUndefined();
});
