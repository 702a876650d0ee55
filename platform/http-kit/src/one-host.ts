import type { IncomingMessage } from 'node:http';

/** The host of an absolute URL in its normal form: lower case, without the default port. */
const hostIn = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/**
 * Whether a request names one host: at most one header `Host`, and the same one in a target in absolute
 * form. Node keeps the first of several headers and ignores the host of the target, a proxy may use
 * another: the two would route, cache or log one request as two. RFC 9112, 3.2 and 3.2.2. A request
 * without a host is refused by Node, unless it is of HTTP/1.0.
 */
export function namesOneHost({ rawHeaders, headers, url = '' }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'host').length > 1) return false;
  const [scheme] = /^[a-z][a-z\d+.-]*:\/\//i.exec(url) ?? [];
  if (scheme === undefined) return true;
  const target = hostIn(url);
  return target !== null && target === hostIn(`${scheme}${headers.host ?? ''}`);
}
