/**
 * What the worker has a rule for. Everything else is the browser's own business: orders, calls that
 * write, the news of the channel.
 */
export type Asked = 'page' | 'build' | 'restaurant' | 'picture';

/** What is known of a request. */
export interface Ask {
  readonly method: string;
  /** True for a document of a window, not for one in a frame. */
  readonly isDocument: boolean;
  readonly url: URL;
  /** Origin of the worker. */
  readonly origin: string;
}

/** A file of a build, on whichever origin builds are served: its folder is named by its content. */
const BUILD =
  /\/builds\/[a-z][a-z-]*\/\d+\.\d+\.\d+-[0-9a-f]{12}\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:js|css|json|svg|woff2|avif|webp|png)$/;
const RESTAURANT_DATA = /^\/api\/restaurant\/data\/v2\/[^/]+$/;
const FILE = /\.[a-z0-9]{1,8}$/i;
/** First segments that name no restaurant. */
const OWN = ['api', 'media', 'builds', 'compositions'];

/**
 * The restaurant of a page's address, under either of its two prefixes; null where the address
 * names none.
 */
export function restaurantOf(pathname: string): string | null {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [first] = segments[0] === 'app' ? segments.slice(1) : segments;
  return first === undefined || OWN.includes(first) || FILE.test(pathname) ? null : first;
}

export function askedOf({ method, isDocument, url, origin }: Ask): Asked | null {
  if (method !== 'GET') return null;
  if (isDocument)
    return url.origin === origin && restaurantOf(url.pathname) !== null ? 'page' : null;
  // with a query the loader asks past what is kept
  if (BUILD.test(url.pathname) && url.search === '') return 'build';
  if (url.origin !== origin) return null;
  if (RESTAURANT_DATA.test(url.pathname)) return 'restaurant';
  return url.pathname.startsWith('/media/') ? 'picture' : null;
}
