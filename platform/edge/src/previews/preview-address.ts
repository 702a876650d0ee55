import type { IncomingMessage } from 'node:http';

/** Host of a request without its port, in small letters. */
const hostOf = ({ headers }: IncomingMessage): string =>
  (headers.host ?? '').toLowerCase().replace(/:\d{1,5}$/, '');

/**
 * The label before the host of previews, of a request to `<label>.preview.example`; null for every other
 * host. The label is hostile.
 */
export function previewLabel(origin: string, request: IncomingMessage): string | null {
  const ending = `.${new URL(origin).hostname}`;
  const host = hostOf(request);
  return host.endsWith(ending) ? host.slice(0, -ending.length) : null;
}

/** `/~pr-42/…`: the name of a preview, and the address in it. */
const SHORT = /^\/~([a-z0-9-]{1,40})(\/[^?]*)?(\?.*)?$/;

/** Address of the preview that a short path of the storefront names; null for any other path. */
export function longAddress(origin: string, url: string): string | null {
  const [, name, rest = '/', query = ''] = SHORT.exec(url) ?? [];
  if (name === undefined) return null;
  const { protocol, host } = new URL(origin);
  return `${protocol}//${name}.${host}${rest}${query}`;
}

/**
 * The same address without the preview: on the public origin of the storefront, else on the host above
 * that of the previews, with the port of the request.
 */
export function withoutPreview(
  origin: string,
  publicUrl: string | undefined,
  { headers, url = '/' }: IncomingMessage,
): string {
  const [, port = ''] = /(:\d{1,5})$/.exec(headers.host ?? '') ?? [];
  const { protocol, hostname } = new URL(origin);
  const base = publicUrl ?? `${protocol}//${hostname.replace(/^[^.]+\./, '')}${port}`;
  const target = new URL(base);
  target.pathname = url.split(/[?#]/, 1)[0] ?? '/';
  return target.href;
}
