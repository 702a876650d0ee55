/** Headers of every answer that the edge, or a file server in its place, gives itself. */
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

/** Asked again on every load, so that the next one sees a promotion. */
export const ASK_AGAIN = 'no-cache';
/** A build never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** What is missing today may be there tomorrow. */
export const NEVER_KEPT = 'no-store';

/** Type of a file by the ending of its name. Nothing else is served. */
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
