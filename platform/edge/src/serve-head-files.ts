import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '@storefront/http-kit';
import type { HeadResult } from './head/head-result';
import { toManifest } from './head/manifest';
import type { ReadApi } from './restaurant-head';
import { sendRevalidated, sendText } from './send';
import { listedRestaurants } from './start-list';

const sendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  type: string,
  text: string,
): void => sendRevalidated(request, response, { 'content-type': `${type}; charset=utf-8` }, text);

/**
 * Sends the web app manifest of a restaurant; 404 for an unknown one, 503 with Retry-After while
 * the API gives no answer.
 */
export function serveManifest(
  request: IncomingMessage,
  response: ServerResponse,
  answer: HeadResult,
  base: string,
): void {
  if (answer.kind === 'known')
    return sendFile(
      request,
      response,
      'application/manifest+json',
      JSON.stringify(toManifest(answer.head, base)),
    );
  if (answer.kind === 'unknown-restaurant') return sendText(request, response, 404, 'Not found');
  sendText(request, response, 503, 'The API does not answer');
}

/**
 * Sends `robots.txt`: everything may be crawled except the API, of which a page's own data may.
 * Pages that must not be indexed have a `noindex` tag, which crawlers read only if they may fetch
 * the page.
 */
export function serveRobots(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string | null,
): void {
  const rules = [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/restaurant/data/',
    ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
  ];
  sendFile(request, response, 'text/plain', `${rules.join('\n')}\n`);
}

/** Sends `sitemap.xml`: the first pages of the restaurants that the API lists; 404 when it lists none. */
export async function serveSitemap(
  read: ReadApi | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  origin: string | null,
): Promise<void> {
  const restaurants = read === undefined || origin === null ? [] : await listedRestaurants(read);
  if (restaurants.length === 0) return sendText(request, response, 404, 'Not found');
  const rows = restaurants.map(
    ({ url }) => `<url><loc>${escapeHtml(`${origin}/${encodeURIComponent(url)}`)}</loc></url>`,
  );
  sendFile(
    request,
    response,
    'application/xml',
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>\n`,
  );
}
