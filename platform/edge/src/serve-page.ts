import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentSecurityPolicy } from './csp';
import type { CurrentPage } from './current-page';
import { renderPage } from './html';
import type { HeadAnswer } from './restaurant-head';
import { encode, send, sendText } from './send';
import { SKELETON_STYLE } from './skeleton';

/** Restaurant of an address: `/{restaurant_url}/…` or `/app/{restaurant_url}/…`. Null when it names none. */
export function restaurantOf(pathname: string): string | null {
  const [first, second] = pathname.split('/').filter((segment) => segment !== '');
  const restaurant = first === 'app' ? second : first;
  if (restaurant === undefined) return null;
  try {
    return decodeURIComponent(restaurant);
  } catch {
    return null;
  }
}

const isSame = (request: IncomingMessage, etag: string): boolean =>
  String(request.headers['if-none-match'] ?? '').includes(etag);

/** Sends the storefront's HTML: revalidated on every load, so that the next load sees a promotion. */
export function servePage(request: IncomingMessage, response: ServerResponse, current: CurrentPage | null, head: HeadAnswer): void {
  if (!current) return sendText(request, response, 503, 'Nothing was promoted to this channel yet');
  const html = renderPage({ page: current.page, boot: current.boot, head: head.kind === 'known' ? head.head : null });
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
  send(request, response, { status: head.kind === 'unknown-restaurant' ? 404 : 200, headers: { ...headers, ...encoding }, body });
}
