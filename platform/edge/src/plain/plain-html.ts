import { escapeHtml } from '@storefront/http-kit';
import type { RestaurantHead } from '../head/head-result';
import { themeRule } from '../render/theme-rule';
import { ICON } from '../skeleton';
import { plainTexts } from './plain-address';
import type { PlainDocument } from './plain-contract';

interface Around {
  readonly tag: string;
  readonly title: string;
  readonly style: string;
  readonly body: string;
}

/** A document without scripts: search engines read the page that it stands for. */
const renderDocument = ({ tag, title, style, body }: Around): string =>
  [
    `<!doctype html><html lang="${escapeHtml(tag)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>`,
    `<link rel="icon" href="${ICON}"><style>${style}</style></head><body>${body}</body></html>`,
  ].join('');

/** Style of a document, for the hash in its policy. */
export const plainStyle = ({ style, theme }: PlainDocument): string => style + themeRule(theme);

/** The document that a shell has written. */
export const plainHtml = (made: PlainDocument): string =>
  renderDocument({ tag: made.tag, title: made.title, style: plainStyle(made), body: made.html });

export const UNAVAILABLE_STYLE = [
  'html{background:#faf8f5;color:#221a16;font:400 1rem/1.5 ui-sans-serif,system-ui,sans-serif}',
  'body{max-inline-size:48rem;margin:0 auto;padding:1.5rem 1rem;overflow-wrap:anywhere}',
  'h1{line-height:1.2;margin:0}a{color:#b3261e}',
  'a:focus-visible{outline:3px solid #1b5bd7;outline-offset:2px}',
].join('');

interface Unavailable {
  readonly head: RestaurantHead;
  /** The restaurant's folder, `/one` or `/app/one`. */
  readonly base: string;
  /** Language of the texts. */
  readonly tag: string;
}

/** The document in place of one that is not there: the phone, and the way to the storefront. */
export function unavailableHtml({ head, base, tag }: Unavailable): string {
  const texts = plainTexts(head, tag);
  const { name, phone } = head;
  const digits = phone.replace(/[^\d+]/g, '');
  const body = [
    `<main><h1>${escapeHtml(name)}</h1><p>${escapeHtml(texts?.unavailable ?? '')}</p>`,
    digits === ''
      ? ''
      : `<p>${escapeHtml(texts?.phone ?? '')}: <a href="tel:${escapeHtml(digits)}">${escapeHtml(phone)}</a></p>`,
    `<p><a href="${escapeHtml(base)}">${escapeHtml(texts?.order ?? name)}</a></p></main>`,
  ].join('');
  return renderDocument({ tag, title: name, style: UNAVAILABLE_STYLE, body });
}
