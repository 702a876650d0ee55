import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Budget, budget } from '@storefront/http-kit';
import type { CurrentPage } from '../channel-page';
import { sourceHash } from '../csp';
import { computeEtag, isSame } from '../etag';
import type { HeadResult, RestaurantHead } from '../head/head-result';
import { NO_STORE, PAGE, REVALIDATE } from '../headers';
import { acceptedLanguage } from '../render/accepted-language';
import { pageQuery } from '../render/page-query';
import type { Renderer } from '../render/renderer';
import { encode, send, sendText } from '../send';
import { UNAVAILABLE_STYLE, plainHtml, plainStyle, unavailableHtml } from './plain-html';

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
