import type { WorkboxPlugin } from 'workbox-core/types.js';
import { byPath, onlyWhole, reportNewer } from './rules-of-caches';
import { scope } from './worker-scope';

type Callback<Name extends keyof WorkboxPlugin> = Parameters<NonNullable<WorkboxPlugin[Name]>>[0];

const page = (headers: Record<string, string> = {}, status = 200): Response =>
  new Response('<html>', { status, headers });

test.each([
  ['/bella', '/bella'],
  ['/bella/', '/bella'],
  ['/app/bella/hours?src=flyer', '/app/bella/hours'],
  ['/bella/track?token=1', '/bella/track'],
])('the page %s is cached as %s', async (url, key) => {
  const request = new Request(new URL(url, 'https://pizza.example'));
  const found = await byPath.cacheKeyWillBeUsed?.({ request } as Callback<'cacheKeyWillBeUsed'>);
  expect(found).toBe(`https://pizza.example${key}`);
});

test.each([
  ['a page for everyone', page({ 'cache-control': 'no-cache' }), true],
  ['a page without a header', page(), true],
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
