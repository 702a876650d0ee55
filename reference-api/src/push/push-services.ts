/**
 * Hosts of the push services of the browsers; a dot in front takes in every host below. A server
 * that posts wherever it is told would be a tool for others.
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
 * True for an address of a push service that is known or configured: by TLS and without a user, or
 * an origin that was named as a whole.
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
