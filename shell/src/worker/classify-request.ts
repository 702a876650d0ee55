/**
 * Kind of request that the service worker handles. All others go to the network: orders, writing
 * calls, the channel's revocations.
 */
export type Requested = 'page' | 'build' | 'restaurant' | 'picture';

/** Properties of a request. */
export interface Request {
  readonly method: string;
  /** True for a document of a window, not of a frame. */
  readonly isDocument: boolean;
  readonly url: URL;
  /** Origin of the worker. */
  readonly origin: string;
}

/**
 * A file of a build on any origin: the name of its folder or, in the folder that builds share, its own
 * name contains a hash of its content.
 */
const BUILD =
  /\/builds\/[a-z][a-z-]*\/(?:\d+\.\d+\.\d+-[0-9a-f]{12}|files)\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;
/** The builds that the pages of a composition omit; the name contains a digest of the content. */
const REST = /\/builds\/_compositions\/[0-9a-f]{64}-[0-9a-f]{12}\.json$/;
const BUILD_FILE = /\.(?:js|css|json|svg|woff2|avif|webp|png)$/;
/** A record of the API, or its file in the cache. */
const RESTAURANT_DATA = /^\/api\/restaurant\/data\/v2\/[^/]+$|\/restaurant\/[^/]+\.json$/;
const FILE = /\.[a-z0-9]{1,8}$/i;
/** First path segments that are no restaurants. */
const OWN = ['api', 'media', 'builds', 'compositions'];

/** The restaurant in a page's path, with or without the prefix `/app`; null without one. */
export function parseRestaurant(pathname: string): string | null {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [first] = segments[0] === 'app' ? segments.slice(1) : segments;
  return first === undefined || OWN.includes(first) || FILE.test(pathname) ? null : first;
}

export function requestKind({ method, isDocument, url, origin }: Request): Requested | null {
  if (method !== 'GET') return null;
  if (isDocument)
    return url.origin === origin && parseRestaurant(url.pathname) !== null ? 'page' : null;
  // the loader adds a query to bypass the cache
  const isBuild =
    (BUILD.test(url.pathname) && BUILD_FILE.test(url.pathname)) || REST.test(url.pathname);
  if (isBuild && url.search === '') return 'build';
  if (url.origin !== origin) return null;
  if (RESTAURANT_DATA.test(url.pathname)) return 'restaurant';
  return url.pathname.startsWith('/media/') ? 'picture' : null;
}
