import type { WorkboxPlugin } from 'workbox-core/types.js';
import { dropGone, isOfRestaurant, isSameUrl } from './drop-gone';

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
  const found = await dropGone('pages', isOf).fetchDidSucceed?.({
    request: new Request(ORIGIN + url),
    response,
  } as Fetched);
  expect(found).toBe(response);
  return [...cached].map((it) => it.slice(ORIGIN.length));
}

test.each([404, 410])('with the status %s no page of the restaurant stays', async (status) => {
  expect(await left(isOfRestaurant, '/bella/hours?x=1', status)).toEqual(['/other']);
});

test.each([200, 403, 500, 503])('with the status %s every page stays', async (status) => {
  expect(await left(isOfRestaurant, '/bella', status)).toHaveLength(4);
});

test('only the data of a missing restaurant is deleted', async () => {
  expect(await left(isSameUrl, '/bella', 404)).not.toContain('/bella');
  expect(await left(isSameUrl, '/none', 404)).toHaveLength(4);
});
