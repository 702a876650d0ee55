import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentPage } from './channel-page';
import { contentSecurityPolicy, foreignOrigins, reportingEndpoints, reportsOf } from './csp';
import { etagOf, isSame } from './etag';
import type { PagePlace } from './head/share-tags';
import { REVALIDATE, PAGE } from './headers';
import { renderPage } from './html';
import type { HeadAnswer } from './head/head-answer';
import { encode, send, sendText } from './send';
import { SKELETON_STYLE } from './skeleton';

/** The parts of a requested URL: `/{restaurant_url}/{path}` or `/app/{restaurant_url}/{path}`. */
export interface Address {
  /** Null when the address names no restaurant. */
  readonly restaurant: string | null;
  /** Its folder with the requested prefix, e.g. `/app/bella-napoli`; empty without a restaurant. */
  readonly base: string;
  readonly path: string;
}

const NOWHERE: Address = { restaurant: null, base: '', path: '' };

export function readAddress(pathname: string): Address {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const prefix = segments[0] === 'app' ? '/app' : '';
  if (prefix !== '') segments.shift();
  const [restaurant, ...rest] = segments;
  if (restaurant === undefined) return NOWHERE;
  try {
    const name = decodeURIComponent(restaurant);
    return {
      restaurant: name,
      base: `${prefix}/${encodeURIComponent(name)}`,
      path: rest.join('/'),
    };
  } catch {
    return NOWHERE;
  }
}

export interface PageRequest {
  readonly current: CurrentPage | null;
  readonly place: PagePlace;
  readonly answer: HeadAnswer;
  readonly extraScript: string | undefined;
}

/**
 * Sends the storefront's HTML: revalidated on every load, so that the next load gets a promotion.
 */
export function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  { current, place, answer, extraScript }: PageRequest,
): void {
  if (!current) return sendText(request, response, 503, 'Nothing was promoted to this channel yet');
  const head = answer.kind === 'known' ? answer.head : null;
  const page = current.document(place.path, {
    language: head?.language ?? '',
    modules: head?.modules ?? null,
  });
  const html = renderPage({ page, boot: current.boot, head, place, extraScript });
  const etag = etagOf(html);
  const { origins } = page.config;
  const reports = reportsOf(page.config);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': REVALIDATE,
    etag,
    'content-security-policy': contentSecurityPolicy({
      scripts: [current.boot],
      styles: [SKELETON_STYLE],
      origins,
      reports,
      ...foreignOrigins(page.config),
    }),
    ...reportingEndpoints(reports),
    ...PAGE,
  };
  if (isSame(request, etag))
    return send(request, response, { status: 304, headers, body: Buffer.alloc(0) });
  const { body, headers: encoding } = encode(request, html, etag);
  send(request, response, {
    status: answer.kind === 'unknown-restaurant' ? 404 : 200,
    headers: { ...headers, ...encoding },
    body,
  });
}
