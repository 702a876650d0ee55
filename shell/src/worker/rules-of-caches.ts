import type { WorkboxPlugin } from 'workbox-core/types.js';
import { restaurantOf } from './asked';

/**
 * Header of a restaurant's data that comes from the worker's cache: the page tells that it may be
 * old.
 */
const KEPT_HEADER = 'storefront-kept';

/** Answers vary by encoding, which the browser has undone before they are kept. */
export const anyHeader: CacheQueryOptions = { ignoreVary: true };

/** Every page of a restaurant is one document: the last one stands for all its addresses. */
export const onePerRestaurant: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(`${origin}/${restaurantOf(pathname) ?? ''}`);
  },
};

/** Refusals, errors, answers to other addresses and what cannot be looked into are not kept. */
export const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(response.status === 200 && !response.redirected ? response : null),
};

export const keptMark: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) => {
    if (!cachedResponse) return Promise.resolve(null);
    const headers = new Headers(cachedResponse.headers);
    headers.set(KEPT_HEADER, '1');
    return Promise.resolve(
      new Response(cachedResponse.body, { status: cachedResponse.status, headers }),
    );
  },
};

const hashOf = async (response: Response): Promise<string> => {
  const hash = new Uint8Array(
    await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer()),
  );
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
};

/**
 * A kept file with other bytes than the page asks for is none: it is fetched again, and never
 * stands in a page's way.
 */
export const sameBytes: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (!cachedResponse) return null;
    return request.integrity === '' || request.integrity === (await hashOf(cachedResponse))
      ? cachedResponse
      : null;
  },
};
