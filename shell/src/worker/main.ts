import { LANGUAGE_TABLE } from '@storefront/shared-domain/contracts';
import { languageOfTag } from '@storefront/shared-domain/rules';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { parseRestaurant, type Requested, requestKind } from './classify-request';
import { deleteMissingFromCache, isOfRestaurant, isSameUrl } from './delete-missing-from-cache';
import {
  anyHeader,
  byPath,
  onlyWhole,
  reportNewer,
  sameBytes,
  storedMark,
} from './rules-of-caches';
import { type LastingEvent, scope } from './worker-scope';
import { texts } from './locales';
import { openOrder, showPushMessage } from './push';

const DAY = 86_400;

const bounds = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });

/** Name of the cache of pages. */
const PAGES = 'storefront-pages';

const RESTAURANTS = 'storefront-restaurants';

/** Longest wait in seconds for a page of the network when there is a cached one. */
const PAGE_DEADLINE = 3;

/**
 * Caching strategy per kind. A page and a restaurant come from the network, and from the cache only
 * when that fails, or is too slow for a page; a file of a build never changes; an image may change
 * under the same URL, so the cached one is shown and fetched again in the background. Bounds are
 * entries and days: of builds, about two compositions.
 */
const strategies = {
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

/**
 * Message of a page that was loaded without the service worker: its own URL, and the URLs of its
 * files and data, to be cached.
 */
interface SaveRequest {
  readonly kind: 'keep';
  readonly page: string | null;
  readonly urls: readonly string[];
}

const MAX_URLS = 400;

const isSaveRequest = (message: unknown): message is SaveRequest => {
  if (typeof message !== 'object' || message === null) return false;
  const { kind, page, urls } = message as Record<string, unknown>;
  return (
    kind === 'keep' &&
    (page === null || typeof page === 'string') &&
    Array.isArray(urls) &&
    urls.every((url) => typeof url === 'string')
  );
};

async function saveOne(event: LastingEvent, address: string, isDocument: boolean): Promise<void> {
  const url = new URL(address, location.origin);
  const kind = requestKind({ method: 'GET', isDocument, url, origin: location.origin });
  if (kind === null) return;
  const [answer, done] = strategies[kind].handleAll({ event, request: new Request(url) });
  await answer.then(() => done).catch(() => undefined); // a failed request is not cached
}

/** Caches the URLs of a message that have a strategy; other messages are ignored. */
async function save(event: LastingEvent, message: unknown): Promise<void> {
  if (!isSaveRequest(message)) return;
  const urls = message.urls.slice(0, MAX_URLS);
  await Promise.all([
    ...(message.page === null ? [] : [saveOne(event, message.page, true)]),
    ...urls.map((url) => saveOne(event, url, false)),
  ]);
}

const STYLE =
  'html{background:#faf8f5;color:#221a16;font:400 1rem/1.5 ui-sans-serif,system-ui,sans-serif}' +
  'body{max-inline-size:30rem;margin:0 auto;padding:20vh 1.5rem;text-align:center}' +
  'h1{font-size:1.5rem;line-height:1.2}' +
  'a{display:inline-block;margin-block-start:1rem;padding:.75rem 1.5rem;border-radius:999px;' +
  'background:#221a16;color:#fff;text-decoration:none;font-weight:650}' +
  'a:focus-visible{outline:3px solid #1b5bd7;outline-offset:2px}';

/**
 * A page without scripts and files, shown for a restaurant that is not in the cache, in the
 * browser's language or English; its link reloads it.
 */
function offlinePage(browserLanguage: string): Response {
  const language = languageOfTag(browserLanguage) ?? 'en';
  const { tag } = LANGUAGE_TABLE[language];
  const { title, text, again } = texts[language];
  const html =
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${title}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  });
}

/**
 * A cached page of the same restaurant, for a path that was never opened: its application renders
 * that path. Undefined without one.
 */
async function otherPage(url: URL): Promise<Response | undefined> {
  const restaurant = parseRestaurant(url.pathname);
  const cache = await caches.open(PAGES);
  const other = (await cache.keys()).find((request) => {
    const { origin, pathname } = new URL(request.url);
    return origin === url.origin && parseRestaurant(pathname) === restaurant;
  });
  return other && cache.match(other, { ignoreVary: true });
}

const isFor =
  (kind: Requested) =>
  ({ request, url }: { request: Request; url: URL }): boolean =>
    requestKind({
      method: request.method,
      isDocument: request.mode === 'navigate' && request.destination === 'document',
      url,
      origin: scope.location.origin,
    }) === kind;

registerRoute(isFor('page'), (options) =>
  strategies.page
    .handle(options)
    .catch(async () => (await otherPage(options.url)) ?? offlinePage(navigator.language)),
);
registerRoute(isFor('restaurant'), strategies.restaurant);
registerRoute(isFor('build'), strategies.build);
registerRoute(isFor('picture'), strategies.picture);

// A new worker takes over at once: pages come from the network, and files have content hashes in
// their URLs, so the version of the worker does not matter.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => event.waitUntil(save(event, event.data)));
scope.addEventListener('push', (event) => event.waitUntil(showPushMessage(event.data)));
scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(openOrder(event.notification)),
);
