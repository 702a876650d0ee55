import type { Headers, SiteHeaders } from './site-headers';

const POLICY = 'content-security-policy';

const rule = (place: string, headers: Headers): string =>
  [place, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

const without = (headers: Headers, names: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in names)));

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Every rule that matches an address adds its
 * headers, so each header is in one rule only. The policy is the exception: the hosts send both with a
 * comma between, browsers enforce both, and the page's allows all that the other does. These hosts make
 * browsers revalidate pages by default.
 */
export function headersFile({ page, news: update, worker, lasting, others }: SiteHeaders): string {
  const everywhere: Headers = {
    ...without(page, { 'cache-control': '' }),
    'cross-origin-resource-policy': lasting['cross-origin-resource-policy'] ?? '',
  };
  const once = without(everywhere, { [POLICY]: '' });
  return `${[
    rule('/*', everywhere),
    rule('/builds/*', without(lasting, once)),
    rule('/compositions/*', without(lasting, once)),
    rule('/channel.json', without(update, once)),
    rule('/sw.js', without(worker, once)),
    ...['/exports.json', '/nginx.conf'].map((place) => rule(place, without(others, once))),
  ].join('\n\n')}\n`;
}

/** `_redirects` of the same hosts: one page for every address that is no file. */
export const REDIRECTS = '/* /index.html 200\n';
