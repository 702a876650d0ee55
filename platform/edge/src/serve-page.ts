import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentSecurityPolicy } from './csp';
import type { CurrentPage } from './current-page';
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

const isSame = (request: IncomingMessage, etag: string): boolean =>
  String(request.headers['if-none-match'] ?? '').includes(etag);

export interface PageRequest {
  readonly current: CurrentPage | null;
  /** What follows the restaurant in the address. */
  readonly path: string;
  readonly answer: HeadAnswer;
  readonly extraScript: string | undefined;
}

/** Sends the storefront's HTML: revalidated on every load, so that the next load sees a promotion. */
export function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  { current, path, answer, extraScript }: PageRequest,
): void {
  if (!current) return sendText(request, response, 503, 'Nothing was promoted to this channel yet');
  const head = answer.kind === 'known' ? answer.head : null;
  const html = renderPage({ page: current.document(path, { language: head?.language ?? '', modules: head?.modules ?? null }), boot: current.boot, head, isFront: path === '', extraScript });
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    etag,
    'content-security-policy': contentSecurityPolicy({ scripts: [current.boot], styles: [SKELETON_STYLE] }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=()',
    'x-frame-options': 'DENY',
  };
  if (isSame(request, etag)) return send(request, response, { status: 304, headers, body: Buffer.alloc(0) });
  const { body, headers: encoding } = encode(request, html);
  send(request, response, { status: answer.kind === 'unknown-restaurant' ? 404 : 200, headers: { ...headers, ...encoding }, body });
}
