import { escapeHtml } from '@storefront/http-kit';
import type { RestaurantHead } from './head-result';

/**
 * Pages that search engines may index: the public pages of a restaurant. What is chosen, payments, orders
 * and accounts are private.
 */
const FOUND: ReadonlySet<string> = new Set(['', 'hours', 'info', 'payments', 'reviews']);

/** `path` is the part of the address after the restaurant. */
const isFound = (path: string): boolean => FOUND.has(path);

/** A page in the world. */
export interface PagePlace {
  /** Where the storefront answers; null when that is not known. */
  readonly origin: string | null;
  /**
   * The restaurant's folder in the requested URL, `/one` or `/app/one`; empty for a page without a
   * restaurant.
   */
  readonly base: string;
  /** The part of the address after the restaurant. */
  readonly path: string;
  /** Name of a restaurant that nothing describes now. */
  readonly undescribed?: string | null;
}

const meta = (name: string, content: string): string =>
  content === '' ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  content === '' ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`;

/**
 * URL of a restaurant's page, without a query: the canonical URL for search engines and previews.
 */
export const pageUrl = (
  { url }: Pick<RestaurantHead, 'url'>,
  { origin, path }: PagePlace,
): string =>
  origin === null ? '' : `${origin}/${encodeURIComponent(url)}${path === '' ? '' : `/${path}`}`;

const absolute = (origin: string | null, address: string): string =>
  address === '' || /^https?:/.test(address)
    ? address
    : origin === null
      ? ''
      : `${origin}${address}`;

/**
 * Excludes a page from search engines. It needs only the path: the tag must also be present if the
 * restaurant is unknown.
 */
export const robotsTag = ({ path }: PagePlace): string =>
  isFound(path) ? '' : meta('robots', 'noindex');

/** Tags for search engines and link previews: description, URL, and a card with the cover. */
export function shareTags(head: RestaurantHead, place: PagePlace): string {
  const { name, description, locale } = head;
  const [canonical, image] = [
    isFound(place.path) ? pageUrl(head, place) : '',
    absolute(place.origin, head.shareImage),
  ];
  return [
    meta('description', description),
    canonical === '' ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    property('og:type', 'website'),
    property('og:site_name', name),
    property('og:title', name),
    property('og:description', description),
    property('og:url', canonical),
    property('og:locale', locale),
    property('og:image', image),
    image === '' ? '' : property('og:image:alt', name),
    meta('twitter:card', image === '' ? 'summary' : 'summary_large_image'),
  ].join('');
}

/**
 * Tags that make a restaurant a separate app on the home screen: the manifest in its own folder,
 * because a page outside of the scope is not part of the app.
 */
export const appTags = ({ name, touchIcon }: RestaurantHead, { base }: PagePlace): string =>
  [
    `<link rel="manifest" href="${escapeHtml(base)}/manifest.webmanifest">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`,
    meta('apple-mobile-web-app-title', name),
  ].join('');

export { absolute };
