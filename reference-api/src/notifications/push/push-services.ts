/**
 * Hosts of the browsers' push services; a dot in front includes every host below. Without this list
 * a client could make the server post to any URL.
 */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
];

/**
 * Whether a URL belongs to a built-in or configured push service: over TLS and without a user, or
 * on an origin that is configured as a whole.
 */
export function isPushService(endpoint: string, configured: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, host, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (configured.includes(origin)) return true;
  if (protocol !== 'https:') return false;
  const isKnown =
    port === '' &&
    KNOWN.some((known) => (known.startsWith('.') ? hostname.endsWith(known) : hostname === known));
  return isKnown || configured.includes(host);
}
