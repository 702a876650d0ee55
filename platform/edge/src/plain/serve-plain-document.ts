import { type Budget, budget, escapeHtml } from '@storefront/http-kit';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentPage } from '../channel-page';
import { sourceHash } from '../csp';
import { computeEtag, isSame, NO_STORE, PAGE, REVALIDATE } from '../headers';
import type { HeadResult, RestaurantHead } from '../head/head-result';
import { acceptedLanguage } from '../render/accepted-language';
import { pageQuery } from '../render/page-query';
import type { Renderer } from '../render/renderer';
import { encode, send, sendText } from '../send';
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
const plainStyle = ({ style, theme }: PlainDocument): string => style + themeRule(theme);

/** The document that a shell has written. */
const plainHtml = (made: PlainDocument): string =>
  renderDocument({ tag: made.tag, title: made.title, style: plainStyle(made), body: made.html });

const UNAVAILABLE_STYLE = [
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
function unavailableHtml({ head, base, tag }: Unavailable): string {
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

/** Each request compresses its page, which can contain thousands of dishes. */
export const plainBudget = (): Budget =>
  budget({ name: 'pages without scripts', atOnce: 4, waiting: 64, everyMs: 40, burst: 8 });

const createPolicy = (style: string): string =>
  [
    "default-src 'none'",
    `style-src ${sourceHash(style)}`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export interface PlainPage {
  readonly current: CurrentPage | null;
  readonly answer: HeadResult;
  readonly renderer: Renderer | null;
  readonly restaurant: string;
  /** The restaurant's folder, `/one` or `/app/one`, and the file in it. */
  readonly base: string;
  readonly file: string;
}

const VARY = 'accept-encoding, accept-language';
/** Seconds after which a document that could not be written is worth another request. */
const RETRY_S = 30;
/** Longest query of a document. */
const MAX_QUERY_LENGTH = 1000;

const createHeaders = (style: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': createPolicy(style),
  ...PAGE,
});

/** A page with the restaurant's phone and the way to its storefront, instead of the document. */
function sendUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  status: 404 | 503,
  { head, base }: Pick<PlainPage, 'base'> & { readonly head: RestaurantHead },
): void {
  const accepted = request.headers['accept-language'];
  const tags = Object.keys(head.plain?.texts ?? {});
  const tag = acceptedLanguage(accepted, head.language, tags) ?? head.language;
  const { body, headers } = encode(request, unavailableHtml({ head, base, tag }));
  const retry = status === 503 ? { 'retry-after': String(RETRY_S) } : {};
  send(request, response, {
    status,
    headers: {
      ...createHeaders(UNAVAILABLE_STYLE),
      ...headers,
      'cache-control': NO_STORE,
      vary: VARY,
      ...retry,
    },
    body,
  });
}

/**
 * Sends the document of a restaurant for browsers without scripts. Where the shell has none, or while it
 * cannot be written, a page with the restaurant's phone: 404 and 503.
 */
export async function servePlainDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { current, answer, renderer, restaurant, base, file }: PlainPage,
): Promise<void> {
  if (!current || answer.kind === 'unknown-restaurant')
    return sendText(request, response, 404, 'Not found');
  if (answer.kind === 'no-answer')
    return sendText(request, response, 503, 'The API does not answer');
  const { head } = answer;
  if (head.plain?.file !== file) return sendText(request, response, 404, 'Not found');
  const rendered = renderer && current.ofShell('plain-document');
  if (!renderer || !rendered) return sendUnavailable(request, response, 404, { head, base });
  const { language, modules, revision } = head;
  const query = pageQuery((request.url ?? '').slice(0, MAX_QUERY_LENGTH)).toString();
  const made = await renderer.plainDocumentOf({
    page: () => current.document('', { language, modules }),
    rendered,
    restaurantUrl: restaurant,
    base,
    query,
    language,
    revision,
    acceptLanguage: request.headers['accept-language'],
  });
  if (made === null) return sendUnavailable(request, response, 503, { head, base });
  const html = plainHtml(made);
  const etag = computeEtag(html);
  const headers = { ...createHeaders(plainStyle(made)), 'cache-control': REVALIDATE, etag };
  if (isSame(request, etag))
    return send(request, response, {
      status: 304,
      headers: { ...headers, vary: VARY },
      body: Buffer.alloc(0),
    });
  const { body, headers: encoding } = encode(request, html, etag, query === '');
  send(request, response, { status: 200, headers: { ...headers, ...encoding, vary: VARY }, body });
}
