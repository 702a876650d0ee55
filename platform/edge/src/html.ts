import type { PageDocument } from '@storefront/compositions';
import type { RestaurantHead } from './restaurant-head';
import { ICON, SKELETON, SKELETON_STYLE } from './skeleton';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** JSON that cannot end the script element it stands in. */
const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(/</g, '\\u003c').replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');

export interface PageParts {
  readonly page: PageDocument;
  readonly boot: string;
  readonly head: RestaurantHead | null;
  /** The page whose largest picture is the cover. */
  readonly isFront: boolean;
  readonly extraScript?: string | undefined;
  /** Content-Security-Policy, where no header carries it. */
  readonly policy?: string;
}

function headTags(head: RestaurantHead | null, isFront: boolean): string {
  if (!head) return '<title>Storefront</title><meta name="theme-color" content="#e53935">';
  const { cover } = head;
  const preload = isFront && cover
    ? `<link rel="preload" as="image" type="image/avif" fetchpriority="high" href="${escapeHtml(cover.href)}" imagesrcset="${escapeHtml(cover.srcset)}" imagesizes="${escapeHtml(cover.sizes)}">`
    : '';
  return `<title>${escapeHtml(head.name)}</title><meta name="theme-color" content="${escapeHtml(head.themeColour)}">${preload}`;
}

/** Before any script or style: a policy holds for what follows it. */
const policyTags = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"><meta name="referrer" content="same-origin">`;

/** The one HTML document of a storefront: who is served is read from the address by the start script. */
export function renderPage({ page, boot, head, isFront, extraScript, policy }: PageParts): string {
  return [
    `<!doctype html><html lang="${head?.language ?? 'pt-BR'}"><head><meta charset="utf-8">`,
    policy === undefined ? '' : policyTags(policy),
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    headTags(head, isFront),
    `<link rel="icon" href="${ICON}">`,
    `<style>${SKELETON_STYLE}</style>`,
    `<script type="application/json" id="composition">${inlineJson(page)}</script>`,
    `<script>${boot}</script>`,
    extraScript === undefined ? '' : `<script async src="${escapeHtml(extraScript)}"></script>`,
    `</head><body><div id="root">${SKELETON}</div></body></html>`,
  ].join('');
}
