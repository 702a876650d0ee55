import type { IncomingMessage } from 'node:http';

const HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i;

/**
 * Origin of this storefront, e.g. `https://shop.example`: from the site's settings, else from the
 * request. Null for a request with an invalid Host: the page then contains no absolute URL.
 */
export function originOfRequest(
  { headers, socket }: IncomingMessage,
  publicUrl: string | undefined,
): string | null {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const host = headers.host ?? '';
  if (!HOST.test(host)) return null;
  const isSecure = 'encrypted' in socket || headers['x-forwarded-proto'] === 'https';
  return `${isSecure ? 'https' : 'http'}://${host.toLowerCase()}`;
}

/**
 * Origins by which a page can be reached: the site's, and the one of the request. They differ where a site
 * has several names, or a proxy sends its own Host.
 */
export const originsOfPage = (request: IncomingMessage, ofSite: string | null): string[] => [
  ...new Set([ofSite, originOfRequest(request, undefined)].filter((origin) => origin !== null)),
];
