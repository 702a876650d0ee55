import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { Requested } from './classify-request';
import { deleteMissingFromCache, isOfRestaurant, isSameUrl } from './delete-missing-from-cache';
import {
  anyHeader,
  byPath,
  onlyWhole,
  reportNewer,
  sameBytes,
  storedMark,
} from './rules-of-caches';

const DAY = 86_400;

const bounds = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });

/** Name of the cache of pages. */
export const PAGES = 'storefront-pages';

const RESTAURANTS = 'storefront-restaurants';

/** Longest wait in seconds for a page of the network when there is a cached one. */
const PAGE_DEADLINE = 3;

/**
 * Caching strategy per kind. A page and a restaurant come from the network, and from the cache only
 * when that fails, or is too slow for a page; a file of a build never changes; an image may change
 * under the same URL, so the cached one is shown and fetched again in the background. Bounds are
 * entries and days: of builds, about two compositions.
 */
export const strategies = {
  page: new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: PAGE_DEADLINE,
    // an expired page is not shown: what reports a newer one comes after the bounds
    plugins: [
      byPath,
      onlyWhole,
      bounds(20, 30),
      reportNewer,
      deleteMissingFromCache(PAGES, isOfRestaurant),
    ],
    matchOptions: anyHeader,
  }),
  restaurant: new NetworkFirst({
    cacheName: RESTAURANTS,
    plugins: [onlyWhole, storedMark, bounds(5, 30), deleteMissingFromCache(RESTAURANTS, isSameUrl)],
    matchOptions: anyHeader,
  }),
  build: new CacheFirst({
    cacheName: 'storefront-builds',
    plugins: [onlyWhole, sameBytes, bounds(500, 30)],
    matchOptions: anyHeader,
  }),
  picture: new StaleWhileRevalidate({
    cacheName: 'storefront-pictures',
    plugins: [onlyWhole, bounds(150, 30)],
    matchOptions: anyHeader,
  }),
} satisfies Record<Requested, unknown>;
