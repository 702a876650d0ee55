import { escapeHtml } from '@storefront/http-kit';
import type { RestaurantHead } from './head-result';

/** Color of the page in the dark scheme, --color-surface of the style sheets. */
export const DARK_SURFACE = '#171310';

/** Color of the browser's own bars on a page without a restaurant. */
export const NO_BRAND = '#e53935';

type Look = Pick<RestaurantHead, 'look' | 'scheme'>;

/** The look of a document, and the scheme that it has before its style sheets are loaded. */
export const lookAttributes = (head: Look | null): string => {
  if (head === null) return '';
  const { look, scheme } = head;
  return (
    (look === '' ? '' : ` data-look="${escapeHtml(look)}"`) +
    (scheme === 'light' ? '' : ` data-scheme="${escapeHtml(scheme)}"`)
  );
};

/** Color of the browser's own bars: the brand's, and the page's where the device is dark. */
export function colorTags(brand: string, scheme: Look['scheme']): string {
  const tag = `<meta name="theme-color" content="${escapeHtml(brand)}">`;
  if (scheme !== 'light dark') return tag;
  return `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${DARK_SURFACE}">${tag}`;
}

/** Rules for a page without style sheets: the color schemes of looks. */
export const SCHEME_RULES = ['dark', 'light dark']
  .map((scheme) => `html[data-scheme='${scheme}']{color-scheme:${scheme}}`)
  .join('');
