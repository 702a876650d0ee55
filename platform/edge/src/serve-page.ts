import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentPage } from './channel-page';
import { contentSecurityPolicy, foreignOrigins } from './csp';
import { etagOf, isSame } from './etag';
import { ASK_AGAIN, PAGE } from './headers';
import { renderPage } from './html';
import type { HeadAnswer } from './restaurant-head';
import { encode, send, sendText } from './send';
import { SKELETON_STYLE } from './skeleton';

/** What an address asks for: `/{restaurant_url}/{path}` or `/app/{restaurant_url}/{path}`. */
export interface Address {
  /** Null when the address names no restaurant. */
  readonly restaurant: string | null;
  readonly path: string;
}

export function readAddress(pathname: string): Address {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments[0] === 'app') segments.shift();
  const [restaurant, ...rest] = segments;
  try {
    return { restaurant: restaurant === undefined ? null : decodeURIComponent(restaurant), path: rest.join('/') };
  } catch {
    return { restaurant: null, path: '' };
  }
}

export interface PageRequest {
  readonly current: CurrentPage | null;
  /** What follows the restaurant in the address. */
  readonly path: string;
  readonly answer: HeadAnswer;
  /** Where the storefront answers; null when the request does not say. */
  readonly origin: string | null;
  readonly extraScript: string | undefined;
}

/** Sends the storefront's HTML: revalidated on every load, so that the next load sees a promotion. */
export function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  { current, path, answer, origin, extraScript }: PageRequest,
): void {
  if (!current) return sendText(request, response, 503, 'Nothing was promoted to this channel yet');
  const head = answer.kind === 'known' ? answer.head : null;
  const page = current.document(path, { language: head?.language ?? '', modules: head?.modules ?? null });
  const html = renderPage({ page, boot: current.boot, head, place: { origin, path }, extraScript });
  const etag = etagOf(html);
  const { origins } = page.config;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': ASK_AGAIN,
    etag,
    'content-security-policy': contentSecurityPolicy({ scripts: [current.boot], styles: [SKELETON_STYLE], origins, ...foreignOrigins(page.config) }),
    ...PAGE,
  };
  if (isSame(request, etag)) return send(request, response, { status: 304, headers, body: Buffer.alloc(0) });
  const { body, headers: encoding } = encode(request, html);
  send(request, response, { status: answer.kind === 'unknown-restaurant' ? 404 : 200, headers: { ...headers, ...encoding }, body });
}
