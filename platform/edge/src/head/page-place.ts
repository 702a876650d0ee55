import type { IncomingMessage } from 'node:http';

const HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i;

/**
 * Where this storefront answers, e.g. `https://pizza.example`: as the site says, else as the
 * request was sent. Null for a request whose host is no host: nothing absolute is said then.
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
