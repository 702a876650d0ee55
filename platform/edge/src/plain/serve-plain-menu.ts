import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Budget, budget } from '@storefront/http-kit';
import type { CurrentPage } from '../channel-page';
import { sourceHash } from '../csp';
import { etagOf, isSame } from '../etag';
import type { HeadAnswer, RestaurantHead } from '../head/head-answer';
import { NO_STORE, PAGE, REVALIDATE } from '../headers';
import { acceptedLanguage } from '../render/accepted-language';
import type { Renderer } from '../render/renderer';
import { encode, send, sendText } from '../send';
import { searchText } from './find-items';
import { NO_MENU_STYLE, noMenuHtml } from './no-menu-html';
import { plainHtml, plainStyle } from './plain-html';
import { plainLanguages } from './plain-texts';

/**
 * Each request writes and compresses its page on the event loop, and a page can contain thousands of
 * dishes.
 */
export const plainMenuBudget = (): Budget =>
  budget({ name: 'menus without scripts', atOnce: 4, waiting: 64, everyMs: 40, burst: 8 });

const policyOf = (style: string): string =>
  [
    "default-src 'none'",
    `style-src ${sourceHash(style)}`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export interface PlainMenuPage {
  readonly current: CurrentPage | null;
  readonly answer: HeadAnswer;
  readonly renderer: Renderer | null;
  readonly restaurant: string;
  /** The restaurant's folder, `/bella-napoli` or `/app/bella-napoli`. */
  readonly base: string;
}

const VARY = 'accept-encoding, accept-language';
/** Seconds after which a menu that could not be read is worth another request. */
const RETRY_S = 30;

const headersOf = (style: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policyOf(style),
  ...PAGE,
});

/** A page with the restaurant's phone and the way to its storefront, instead of its menu. */
function sendNoMenu(
  request: IncomingMessage,
  response: ServerResponse,
  status: 404 | 503,
  { head, base }: Pick<PlainMenuPage, 'base'> & { readonly head: RestaurantHead },
): void {
  const tag = acceptedLanguage(request.headers['accept-language'], head.language, plainLanguages);
  const html = noMenuHtml({ head, base, tag: tag ?? head.language });
  const { body, headers } = encode(request, html);
  const retry = status === 503 ? { 'retry-after': String(RETRY_S) } : {};
  send(request, response, {
    status,
    headers: {
      ...headersOf(NO_MENU_STYLE),
      ...headers,
      'cache-control': NO_STORE,
      vary: VARY,
      ...retry,
    },
    body,
  });
}

/**
 * Sends the menu of a restaurant as a page without scripts. Where the shell has none, or while it
 * cannot be read, a page with the restaurant's phone: 404 and 503.
 */
export async function servePlainMenu(
  request: IncomingMessage,
  response: ServerResponse,
  { current, answer, renderer, restaurant, base }: PlainMenuPage,
): Promise<void> {
  if (!current || answer.kind === 'unknown-restaurant')
    return sendText(request, response, 404, 'Not found');
  if (answer.kind === 'no-answer')
    return sendText(request, response, 503, 'The API does not answer');
  const { head } = answer;
  const rendered = renderer && current.ofShell('plain-menu');
  if (!renderer || !rendered) return sendNoMenu(request, response, 404, { head, base });
  const { language, modules, revision, phone } = head;
  const menu = await renderer.plainMenuOf({
    page: () => current.document('', { language, modules }),
    rendered,
    restaurantUrl: restaurant,
    language,
    revision,
    acceptLanguage: request.headers['accept-language'],
  });
  if (menu === null) return sendNoMenu(request, response, 503, { head, base });
  const [, search = ''] = (request.url ?? '').split('#', 1).join('').split('?', 2);
  const phoneUrl = phone.replace(/[^\d+]/g, '');
  const query = searchText(search);
  const html = plainHtml({ menu, base, query, phoneUrl });
  const etag = etagOf(html);
  const headers = { ...headersOf(plainStyle(menu)), 'cache-control': REVALIDATE, etag };
  if (isSame(request, etag))
    return send(request, response, {
      status: 304,
      headers: { ...headers, vary: VARY },
      body: Buffer.alloc(0),
    });
  const { body, headers: encoding } = encode(request, html, etag, query === '');
  send(request, response, { status: 200, headers: { ...headers, ...encoding, vary: VARY }, body });
}
