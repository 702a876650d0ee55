import type { WorkboxPlugin } from 'workbox-core/types.js';
import { scope } from './worker-scope';

/**
 * Header of a restaurant's data from the worker's cache: the page then shows that it may
 * be outdated.
 */
const STORED_HEADER = 'storefront-kept';

/** Responses vary by encoding, which the browser has decoded before they are cached. */
export const anyHeader: CacheQueryOptions = { ignoreVary: true };

/** Pages are cached by their path: each has its own rendered screen. A query may be personal. */
export const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname.replace(/\/{1,9}$/, ''));
  },
};

/** `private` concerns shared caches: a page in the arm of this device is its own. */
const isPersonal = ({ headers }: Response): boolean =>
  /\bno-store\b/.test(headers.get('cache-control') ?? '');

/**
 * Only complete responses for everyone are cached: no errors, redirects, opaque or personal
 * responses.
 */
export const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(
      response.status === 200 && !response.redirected && !isPersonal(response) ? response : null,
    ),
};

/**
 * A page that was shown from the cache, as the network was slow, gets a message when the network has
 * another one.
 */
export const reportNewer: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse, state }) => {
    if (state) state['isStored'] = Boolean(cachedResponse); // null: it has expired
    return Promise.resolve(cachedResponse);
  },
  cacheDidUpdate: async ({ event, oldResponse, newResponse, state }) => {
    const etag = (response?: Response | null) => response?.headers.get('etag') ?? null;
    if (state?.['isStored'] !== true || etag(oldResponse) === etag(newResponse)) return;
    const { resultingClientId = '' } = event as { readonly resultingClientId?: string };
    const client = resultingClientId === '' ? null : await scope.clients.get(resultingClientId);
    client?.postMessage({ kind: 'newer-page' });
  },
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

const computeHash = async (response: Response): Promise<string> => {
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
    return request.integrity === '' || request.integrity === (await computeHash(cachedResponse))
      ? cachedResponse
      : null;
  },
};
