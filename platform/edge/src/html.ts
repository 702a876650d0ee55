import type { PageDocument } from '@storefront/compositions';
import { escapeHtml } from '@storefront/http-kit';
import { DEFAULT_LANGUAGE_TAG } from './head/default-language';
import type { RestaurantHead } from './head/head-answer';
import { inlineJson } from './head/inline-json';
import {
  type PagePlace,
  absolute,
  appTags,
  pageUrl,
  robotsTag,
  shareTags,
} from './head/share-tags';
import { ICON, SKELETON, SKELETON_STYLE } from './skeleton';

export interface PageParts {
  readonly page: PageDocument;
  readonly boot: string;
  readonly head: RestaurantHead | null;
  /**
   * Origin and path of the page; on the page with an empty path the largest picture is the cover.
   */
  readonly place: PagePlace;
  readonly extraScript?: string | undefined;
  /** Content-Security-Policy, if no header contains it. */
  readonly policy?: string;
}

/** Preloads the cover, the largest picture of the page. */
const coverTag = ({ href, srcset, sizes }: NonNullable<RestaurantHead['cover']>): string =>
  '<link rel="preload" as="image" type="image/avif" fetchpriority="high"' +
  ` href="${escapeHtml(href)}" imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}">`;

function headTags(head: RestaurantHead | null, place: PagePlace): string {
  if (!head) return '<title>Storefront</title><meta name="theme-color" content="#e53935">';
  const { cover } = head;
  return [
    `<title>${escapeHtml(head.name)}</title>`,
    `<meta name="theme-color" content="${escapeHtml(head.themeColour)}">`,
    place.path === '' && cover ? coverTag(cover) : '',
    shareTags(head, place),
    appTags(head, place),
  ].join('');
}

/** Data for search engines, which no script engine runs. Behind all that a customer waits for. */
function structuredData(head: RestaurantHead | null, place: PagePlace): string {
  if (head === null || place.path !== '' || place.origin === null) return '';
  const data = head.structured({
    url: pageUrl(head, place),
    image: absolute(place.origin, head.shareImage),
    logo: absolute(place.origin, head.logo),
  });
  return `<script type="application/ld+json">${inlineJson(data)}</script>`;
}

/** Before any script or style: a policy applies only to the elements after it. */
const policyTags = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">` +
  '<meta name="referrer" content="same-origin">';

/** The one HTML document of a storefront: the start script reads the restaurant from the URL. */
export function renderPage({ page, boot, head, place, extraScript, policy }: PageParts): string {
  return [
    `<!doctype html><html lang="${head?.language ?? DEFAULT_LANGUAGE_TAG}"><head><meta charset="utf-8">`,
    policy === undefined ? '' : policyTags(policy),
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    robotsTag(place),
    headTags(head, place),
    `<link rel="icon" href="${ICON}">`,
    `<style>${SKELETON_STYLE}</style>`,
    `<script type="application/json" id="composition">${inlineJson(page)}</script>`,
    `<script>${boot}</script>`,
    extraScript === undefined ? '' : `<script async src="${escapeHtml(extraScript)}"></script>`,
    `</head><body><div id="root"${head?.phone ? ` data-phone="${escapeHtml(head.phone)}"` : ''}>${SKELETON}</div>`,
    structuredData(head, place),
    '</body></html>',
  ].join('');
}
