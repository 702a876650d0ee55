import { escapeHtml } from '@storefront/http-kit';
import type { RestaurantHead } from '../head/head-answer';
import { ICON } from '../skeleton';
import { plainTexts } from './plain-texts';

export const NO_MENU_STYLE = [
  'html{background:#faf8f5;color:#221a16;font:400 1rem/1.5 ui-sans-serif,system-ui,sans-serif}',
  'body{max-inline-size:48rem;margin:0 auto;padding:1.5rem 1rem;overflow-wrap:anywhere}',
  'h1{line-height:1.2;margin:0}a{color:#b3261e}',
  'a:focus-visible{outline:3px solid #1b5bd7;outline-offset:2px}',
].join('');

interface NoMenu {
  readonly head: Pick<RestaurantHead, 'name' | 'phone'>;
  /** The restaurant's folder, `/bella-napoli` or `/app/bella-napoli`. */
  readonly base: string;
  /** Language of the texts. */
  readonly tag: string;
}

/** The document in place of a menu without scripts: the phone, and the way to the storefront. */
export function noMenuHtml({ head, base, tag }: NoMenu): string {
  const texts = plainTexts(tag);
  const { name, phone } = head;
  const digits = phone.replace(/[^\d+]/g, '');
  return [
    `<!doctype html><html lang="${escapeHtml(tag)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(name)}</title>`,
    `<link rel="icon" href="${ICON}"><style>${NO_MENU_STYLE}</style></head><body><main>`,
    `<h1>${escapeHtml(name)}</h1><p>${escapeHtml(texts.noMenu)}</p>`,
    digits === ''
      ? ''
      : `<p>${escapeHtml(texts.phone)}: <a href="tel:${escapeHtml(digits)}">${escapeHtml(phone)}</a></p>`,
    `<p><a href="${escapeHtml(base)}">${escapeHtml(texts.order)}</a></p>`,
    '</main></body></html>',
  ].join('');
}
