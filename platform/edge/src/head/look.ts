import { escapeHtml } from '@storefront/http-kit';

/**
 * Looks of records whose color scheme is not the light one. Equal to the `color-scheme` of the
 * shell's style sheets, which the edge does not read for a page that the browser renders: a test
 * compares them.
 */
export const SCHEMES: Readonly<Record<string, 'dark' | 'light dark'>> = {
  trattoria: 'light dark',
  ember: 'dark',
  garden: 'light dark',
};

/** Color of the page in the dark scheme, --color-surface of the style sheets. */
export const DARK_SURFACE = '#171310';

/** A look as a record names it; empty for a text that cannot be the name of one. */
export const lookOf = (text: string): string => (/^[a-z]{1,20}$/.test(text) ? text : '');

export const lookAttribute = (look: string): string =>
  look === '' ? '' : ` data-look="${escapeHtml(look)}"`;

/** Color of the browser's own bars: the brand's, and the page's where the device is dark. */
export function colorTags(brand: string, look: string): string {
  const tag = `<meta name="theme-color" content="${escapeHtml(brand)}">`;
  const isBoth = Object.hasOwn(SCHEMES, look) && SCHEMES[look] === 'light dark';
  if (!isBoth) return tag;
  return `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${DARK_SURFACE}">${tag}`;
}

/** Rules for a page without style sheets: the color schemes of the looks. */
export const SCHEME_RULES = Object.entries(SCHEMES)
  .map(([look, scheme]) => `html[data-look=${look}]{color-scheme:${scheme}}`)
  .join('');
