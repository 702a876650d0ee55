import type { RestaurantHead } from './head-answer';
import { escapeHtml } from './escape-html';
import { isFound } from './found-pages';

/** A page in the world. */
export interface PagePlace {
  /** Where the storefront answers; null when that is not known. */
  readonly origin: string | null;
  /**
   * The restaurant's folder as the customer came by it, `/bella-napoli` or `/app/bella-napoli`;
   * empty for a page of none.
   */
  readonly base: string;
  /** What follows the restaurant in the address. */
  readonly path: string;
}

const meta = (name: string, content: string): string =>
  content === '' ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  content === '' ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`;

/**
 * Address of a page of a restaurant, without a query: what search engines and previews count as
 * one.
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
 * Keeps a page out of search engines. It needs its path alone: it must stand there when nobody can
 * tell the restaurant, too.
 */
export const robotsTag = ({ path }: PagePlace): string =>
  isFound(path) ? '' : meta('robots', 'noindex');

/**
 * What search engines and previews of a link read: description, address, and a card with the cover.
 */
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
 * What makes a restaurant an app of its own on the home screen: the manifest of its own folder, for
 * a page outside its scope is no page of an app.
 */
export const appTags = ({ url, name, mediaBase }: RestaurantHead, { base }: PagePlace): string =>
  [
    `<link rel="manifest" href="${escapeHtml(base)}/manifest.webmanifest">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(mediaBase)}/app-icons/${escapeHtml(encodeURIComponent(url))}/180.png">`,
    meta('apple-mobile-web-app-title', name),
  ].join('');

export { absolute };
