import type { WorkboxPlugin } from 'workbox-core/types.js';
import { type Requested, requestKind } from './classify-request';
import {
  deleteMissingFromCache,
  isOfRestaurant,
  type isSameUrl,
} from './delete-missing-from-cache';
import { byPath, onlyWhole, reportNewer } from './rules-of-caches';
import { scope } from './worker-scope';

describe('requests', () => {
  const HERE = 'https://pizza.example';
  const request = (address: string, { method = 'GET', isDocument = false } = {}) =>
    requestKind({ method, isDocument, url: new URL(address, HERE), origin: HERE });
  const BUILD = '/builds/mf-menu/1.0.0-0123456789ab/page-home.1f2e3d4c.js';
  const REST = `/builds/_compositions/${'a'.repeat(64)}-0123456789ab.json`;

  test.each<[string, Requested]>([
    [BUILD, 'build'],
    [`https://cdn.example/site${BUILD}`, 'build'],
    ['/builds/mf-menu/files/page-home.1f2e3d4c.js', 'build'],
    [REST, 'build'],
    ['/api/restaurant/data/v2/bella-napoli', 'restaurant'],
    ['/api/restaurant/bella-napoli.json', 'restaurant'],
    ['/files/restaurant/bella-napoli.json', 'restaurant'],
    ['/media/covers/napoli/960.avif', 'picture'],
    ['/media/products/soup/thumb_soup.jpg', 'picture'],
  ])('%s is a %s', (address, kind) => expect(request(address)).toBe(kind));

  test.each([
    '/channel.json',
    '/sw.js',
    '/api/restaurant/101/order',
    '/api/restaurant/data/v2/a/b',
    '/api/tracking/bella-napoli.json',
    'https://cache.example/restaurant/bella-napoli.json',
    `${BUILD}?retry=1`,
    '/builds/mf-menu/latest/page.js',
    'https://other.example/media/a.avif',
  ])("%s is none of the worker's business", (address) => expect(request(address)).toBeNull());

  test('nothing that writes is, whatever its address', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
      for (const address of [BUILD, '/api/restaurant/data/v2/a', '/media/a.avif'])
        expect(request(address, { method })).toBeNull();
  });

  test.each(['/', '/app', '/api/card-form', '/media/a', '/bella-napoli/cover.png'])(
    'a window at %s is no page of a restaurant',
    (address) => expect(request(address, { isDocument: true })).toBeNull(),
  );
});

describe('missing pages', () => {
  const ORIGIN = 'https://pizza.example';
  type Fetched = Parameters<NonNullable<WorkboxPlugin['fetchDidSucceed']>>[0];

  /** The cached URLs after the network has answered a request. */
  async function left(isOf: typeof isSameUrl, url: string, status: number): Promise<string[]> {
    const cached = new Set(
      ['/bella', '/app/bella/hours', '/bella/track', '/other'].map((it) => ORIGIN + it),
    );
    const cache = {
      keys: async () => [...cached].map((it) => new Request(it)),
      delete: async ({ url: of }: Request) => cached.delete(of),
    };
    Object.assign(globalThis, { caches: { open: async () => cache } });
    const response = new Response('', { status });
    const found = await deleteMissingFromCache('pages', isOf).fetchDidSucceed?.({
      request: new Request(ORIGIN + url),
      response,
    } as Fetched);
    expect(found).toBe(response);
    return [...cached].map((it) => it.slice(ORIGIN.length));
  }

  test('with the status 404 no page of the restaurant stays', async () => {
    expect(await left(isOfRestaurant, '/bella/hours?x=1', 404)).toEqual(['/other']);
  });

  test.each([403, 503])('with the status %s every page stays', async (status) => {
    expect(await left(isOfRestaurant, '/bella', status)).toHaveLength(4);
  });
});

describe('caches', () => {
  type Callback<Name extends keyof WorkboxPlugin> = Parameters<NonNullable<WorkboxPlugin[Name]>>[0];

  const page = (headers: Record<string, string> = {}, status = 200): Response =>
    new Response('<html>', { status, headers });

  test.each([
    ['/bella/', '/bella'],
    ['/app/bella/hours?src=flyer', '/app/bella/hours'],
  ])('the page %s is cached as %s', async (url, key) => {
    const request = new Request(new URL(url, 'https://pizza.example'));
    const found = await byPath.cacheKeyWillBeUsed?.({ request } as Callback<'cacheKeyWillBeUsed'>);
    expect(found).toBe(`https://pizza.example${key}`);
  });

  test.each([
    ['a page for everyone', page({ 'cache-control': 'no-cache' }), true],
    ['a page of one person', page({ 'cache-control': 'no-store' }), false],
    ['a page in an arm of this device', page({ 'cache-control': 'private, no-cache' }), true],
    ['an error', page({}, 503), false],
  ])('%s is cached: %s', async (_, response, isCached) => {
    const found = await onlyWhole.cacheWillUpdate?.({ response } as Callback<'cacheWillUpdate'>);
    expect(found === response).toBe(isCached);
  });

  /** Messages to the page, when it was shown from the cache or not, and the network has an answer. */
  async function messagesOf(
    isStored: boolean | 'expired',
    oldTag: string,
    newTag: string,
    id = 'tab',
  ) {
    const postMessage = jest.fn();
    const get = jest.fn(async (client: string) => (client === 'tab' ? { postMessage } : undefined));
    Object.assign(scope, { clients: { get } });
    const state = {};
    if (isStored)
      await reportNewer.cachedResponseWillBeUsed?.({
        cachedResponse: isStored === 'expired' ? null : page(),
        state,
      } as unknown as Callback<'cachedResponseWillBeUsed'>);
    await reportNewer.cacheDidUpdate?.({
      event: { resultingClientId: id },
      oldResponse: page({ etag: oldTag }),
      newResponse: page({ etag: newTag }),
      state,
    } as unknown as Callback<'cacheDidUpdate'>);
    return postMessage.mock.calls.flat() as unknown[];
  }

  test('a page that was shown from the cache gets a message about a newer one', async () => {
    expect(await messagesOf(true, '"1"', '"2"')).toEqual([{ kind: 'newer-page' }]);
    expect(await messagesOf(true, '"1"', '"1"')).toEqual([]);
    expect(await messagesOf(false, '"1"', '"2"')).toEqual([]);
    expect(await messagesOf('expired', '"1"', '"2"')).toEqual([]);
    expect(await messagesOf(true, '"1"', '"2"', 'closed')).toEqual([]);
    expect(await messagesOf(true, '"1"', '"2"', '')).toEqual([]);
  });
});
