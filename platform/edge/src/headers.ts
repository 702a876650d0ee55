import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Headers of every answer that the edge itself, or a replacing file server, sends. */
export const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Headers of the storefront's page, besides its policy and its type. */
export const PAGE = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=()',
  'x-frame-options': 'DENY',
} as const;

/** Revalidated on every load, so that the next load gets a promotion. */
export const REVALIDATE = 'no-cache';
/**
 * For a page that depends on the visitor's arms: browsers revalidate it, no shared cache stores it.
 */
export const REVALIDATE_PRIVATE = 'private, no-cache';
/** A build never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** For missing files: they may exist later. */
export const NO_STORE = 'no-store';

/** Content type by file extension. Other types are not served. */
export const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** A mark of a text for `if-none-match`. */
export const computeEtag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** True when the browser has the text of this mark already. */
export const isSame = (request: IncomingMessage, etag: string): boolean =>
  String(request.headers['if-none-match'] ?? '').includes(etag);
