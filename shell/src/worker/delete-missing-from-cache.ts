import type { WorkboxPlugin } from 'workbox-core/types.js';
import { parseRestaurant } from './classify-request';
import { anyHeader } from './rules-of-caches';

/** Statuses of what does not exist any more. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Deletes what is cached for a URL that the network no longer has, so that it is not shown without a
 * connection. `isOf`: whether a cached URL belongs to that one.
 */
export const deleteMissingFromCache = (
  cacheName: string,
  isOf: (cached: URL, gone: URL) => boolean,
): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (!GONE.has(response.status)) return response;
    const cache = await caches.open(cacheName);
    const gone = new URL(request.url);
    const keys = (await cache.keys()).filter(({ url }) => isOf(new URL(url), gone));
    await Promise.all(keys.map((key) => cache.delete(key, anyHeader)));
    return response;
  },
});

/** Only a missing restaurant has a page with such a status: none of its pages is true any more. */
export const isOfRestaurant = (cached: URL, gone: URL): boolean =>
  cached.origin === gone.origin &&
  parseRestaurant(cached.pathname) === parseRestaurant(gone.pathname);

export const isSameUrl = (cached: URL, gone: URL): boolean => cached.href === gone.href;
