import type { WorkboxPlugin } from 'workbox-core/types.js';
import { restaurantOf } from './classify-request';

/**
 * Header of a restaurant's data from the worker's cache: the page then shows that it may
 * be outdated.
 */
const STORED_HEADER = 'storefront-kept';

/** Responses vary by encoding, which the browser has decoded before they are cached. */
export const anyHeader: CacheQueryOptions = { ignoreVary: true };

/** All pages of a restaurant have the same document: the last one is cached for all its URLs. */
export const onePerRestaurant: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(`${origin}/${restaurantOf(pathname) ?? ''}`);
  },
};

/** Only complete responses are cached: no errors, redirects or opaque responses. */
export const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(response.status === 200 && !response.redirected ? response : null),
};

export const storedMark: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) => {
    if (!cachedResponse) return Promise.resolve(null);
    const headers = new Headers(cachedResponse.headers);
    headers.set(STORED_HEADER, '1');
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
 * Ignores a cached file that does not match the request's integrity hash: it is fetched again and
 * cannot block a page.
 */
export const sameBytes: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (!cachedResponse) return null;
    return request.integrity === '' || request.integrity === (await hashOf(cachedResponse))
      ? cachedResponse
      : null;
  },
};
