import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentPage } from './channel-page';
import { isSame } from './headers';
import { originsOfPage } from './head/page-place';
import type { PagePlace } from './head/share-tags';
import type { HeadResult } from './head/head-result';
import { type PageSource, pageInParts, pageText } from './page-text';
import { encode, openResponse, send, sendText } from './send';
import type { RenderedPage } from './render/rendered-page';

/** A rendered page depends on the languages of the browser. */
const RENDERED_VARY = 'accept-encoding, accept-language';

/** The parts of a requested URL: `/{restaurant_url}/{path}` or `/app/{restaurant_url}/{path}`. */
export interface Address {
  /** Null when the address names no restaurant. */
  readonly restaurant: string | null;
  /** Its folder with the requested prefix, e.g. `/app/one`; empty without a restaurant. */
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

export interface PageRequest extends Omit<PageSource, 'current' | 'head'> {
  readonly current: CurrentPage | null;
  readonly answer: HeadResult;
  /** The cookie of a first visit, without `Secure`; null for none. */
  readonly firstCookie?: string | null;
}

/** Only with https: a page of `localhost` stores it, too. */
const cookieHeader = (cookie: string | null, { origin }: PagePlace) =>
  cookie === null
    ? {}
    : { 'set-cookie': origin?.startsWith('https:') ? `${cookie}; Secure` : cookie };

const statusOf = ({ kind }: HeadResult): number => (kind === 'unknown-restaurant' ? 404 : 200);

/**
 * Sends the storefront's HTML: revalidated on every load, so that the next load gets a promotion.
 */
export function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  { current, answer, firstCookie = null, ...page }: PageRequest,
): void {
  if (!current) return sendText(request, response, 503, 'Nothing was promoted to this channel yet');
  const head = answer.kind === 'known' ? answer.head : null;
  const { place, screen } = page;
  const { html, etag, policyOn, headers: ofPage } = pageText({ ...page, current, head });
  const headers = {
    ...ofPage,
    ...cookieHeader(firstCookie, place),
    'content-security-policy': policyOn(originsOfPage(request, place.origin)),
  };
  const vary = screen ? RENDERED_VARY : 'accept-encoding';
  if (etag !== null && isSame(request, etag))
    return send(request, response, {
      status: 304,
      headers: { ...headers, vary },
      body: Buffer.alloc(0),
    });
  const isPage = head !== null && current.hasRoute(place.path);
  const isReused = isPage && etag !== null;
  const { body, headers: encoding } = encode(request, html, etag ?? undefined, isReused);
  send(request, response, {
    status: statusOf(answer),
    headers: { ...headers, ...encoding, vary },
    body,
  });
}

/** A page whose screen is being rendered. */
export interface ComingPage extends Omit<PageRequest, 'screen' | 'current'> {
  readonly current: CurrentPage;
  /** Language tag of the screen, as far as it is known. */
  readonly language: string;
  /** Whether the screen may show personal data. */
  readonly isPersonal: boolean;
  /** Null: the browser renders the screen. Never rejects. */
  readonly coming: Promise<RenderedPage | null>;
}

/**
 * Sends the head of a page with a frame at once, and the rest when the screen is there, or when it is
 * known that the browser renders it. Both are parts of one document.
 */
export function serveComingPage(
  request: IncomingMessage,
  response: ServerResponse,
  { coming, language, isPersonal, answer, firstCookie = null, ...page }: ComingPage,
): void {
  const { place } = page;
  const head = answer.kind === 'known' ? answer.head : null;
  const parts = pageInParts({ ...page, head }, { language, isPersonal });
  const policy = parts.policyOn(originsOfPage(request, place.origin));
  const open = openResponse(request, response, {
    status: statusOf(answer),
    headers: {
      ...parts.headers,
      ...cookieHeader(firstCookie, place),
      'content-security-policy': policy,
      vary: RENDERED_VARY,
    },
    start: parts.start,
  });
  coming.then((screen) => open.end(parts.end(screen))).catch(() => response.destroy()); // a cut page is not stored
}
