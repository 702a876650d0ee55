import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '@storefront/http-kit';
import { contentSecurityPolicy } from './csp';
import type { ReadApi } from './restaurant-head';
import { encode, send } from './send';
import { ICON } from './skeleton';

interface Listed {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** Language of the description, such as 'pt-br'; '' if it is missing. */
  readonly language: string;
}

const STYLE = [
  'html{background:#faf7f4;color:#221a16;font:400 1rem/1.5 ui-sans-serif,system-ui,sans-serif}',
  'body{max-inline-size:40rem;margin:0 auto;padding:3rem 1rem}',
  'h1{font-size:1.75rem;line-height:1.15;margin:0 0 1.5rem}',
  'ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}',
  'a{display:block;padding:1rem 1.25rem;border-radius:1rem;background:#fff;',
  'color:inherit;text-decoration:none;font-weight:650;box-shadow:0 1px 4px rgba(58,36,22,.12)}',
  'a small{display:block;font-weight:400;color:#695e57}',
  'a:hover{box-shadow:0 6px 18px rgba(58,36,22,.16)}',
  'a:focus-visible{outline:3px solid #1b5bd7;outline-offset:2px}',
].join('');

/** The restaurants of an answer of the API. */
export function parseList(body: unknown): Listed[] {
  const rows: unknown = Array.isArray(body)
    ? body
    : typeof body === 'object' && body !== null && 'restaurants' in body
      ? body.restaurants
      : [];
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown): Listed[] => {
    if (typeof row !== 'object' || row === null || !('url' in row) || typeof row.url !== 'string')
      return [];
    const text = (key: 'name' | 'description' | 'language'): string => {
      const value: unknown = (row as Record<string, unknown>)[key];
      return typeof value === 'string' ? value : '';
    };
    return [
      {
        url: row.url,
        name: text('name') || row.url,
        description: text('description'),
        language: text('language'),
      },
    ];
  });
}

function item({ url, name, description, language }: Listed): string {
  const lang = /^[a-z]{2}(-[a-z]{2})?$/i.test(language) ? ` lang="${language}"` : '';
  const href = `/${escapeHtml(encodeURIComponent(url))}`;
  const note = escapeHtml(description || `/${url}`);
  return `<li${lang}><a href="${href}">${escapeHtml(name)}<small>${note}</small></a></li>`;
}

/** The restaurants that the API lists: those of the demo. Empty when it lists none. */
export async function listedRestaurants(read: ReadApi): Promise<Listed[]> {
  const answer = await read('/restaurants').catch(() => null);
  return answer?.status === 200 ? parseList(answer.body) : [];
}

/**
 * The address without a restaurant: the demo restaurants, when the API lists any. Returns false
 * when it does not.
 */
export async function serveStartList(
  read: ReadApi,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const restaurants = await listedRestaurants(read);
  if (restaurants.length === 0) return false;
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Restaurants</title><link rel="icon" href="${ICON}"><style>${STYLE}</style></head>`,
    `<body><h1>Restaurants</h1><ul>${restaurants.map(item).join('')}</ul>`,
    '<p><a href="/api/demo/outbox">Messages of the demo',
    '<small>Mails with links to a new password, and codes as they are sent by SMS</small>',
    '</a></p></body></html>',
  ].join('');
  const { body, headers } = encode(request, html);
  send(request, response, {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy({ scripts: [], styles: [STYLE] }),
      ...headers,
    },
    body,
  });
  return true;
}
