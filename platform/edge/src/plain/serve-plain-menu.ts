import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Budget, budget } from '@storefront/http-kit';
import type { CurrentPage } from '../channel-page';
import { sourceHash } from '../csp';
import { etagOf, isSame } from '../etag';
import type { HeadAnswer } from '../head/head-answer';
import { PAGE, REVALIDATE } from '../headers';
import type { Renderer } from '../render/renderer';
import { encode, send, sendText } from '../send';
import { searchText } from './find-items';
import { plainHtml, plainStyle } from './plain-html';

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

/**
 * Sends the menu of a restaurant as a page without scripts; 404 where the edge renders nothing, 503
 * while the menu cannot be read.
 */
export async function servePlainMenu(
  request: IncomingMessage,
  response: ServerResponse,
  { current, answer, renderer, restaurant, base }: PlainMenuPage,
): Promise<void> {
  const rendered = current?.plain() ?? null;
  if (!current || !renderer || !rendered || answer.kind === 'unknown-restaurant')
    return sendText(request, response, 404, 'Not found');
  if (answer.kind === 'no-answer')
    return sendText(request, response, 503, 'The API does not answer');
  const { language, modules, revision, phone } = answer.head;
  const menu = await renderer.plainMenuOf({
    page: () => current.document('', { language, modules }),
    rendered,
    restaurantUrl: restaurant,
    language,
    revision,
    acceptLanguage: request.headers['accept-language'],
  });
  if (menu === null) return sendText(request, response, 503, 'The menu cannot be read now');
  const [, search = ''] = (request.url ?? '').split('#', 1).join('').split('?', 2);
  const phoneUrl = phone.replace(/[^\d+]/g, '');
  const query = searchText(search);
  const html = plainHtml({ menu, base, query, phoneUrl });
  const etag = etagOf(html);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': REVALIDATE,
    etag,
    'content-security-policy': policyOf(plainStyle(menu)),
    ...PAGE,
  };
  const vary = 'accept-encoding, accept-language';
  if (isSame(request, etag))
    return send(request, response, {
      status: 304,
      headers: { ...headers, vary },
      body: Buffer.alloc(0),
    });
  const { body, headers: encoding } = encode(request, html, etag, query === '');
  send(request, response, { status: 200, headers: { ...headers, ...encoding, vary }, body });
}
