import type { Headers, SiteHeaders } from './site-headers';

const rule = (place: string, headers: Headers): string =>
  [place, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

const without = (headers: Headers, names: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in names)));

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Every rule that matches an address adds its
 * headers, so each header is in one rule only. These hosts make browsers revalidate pages by
 * default.
 */
export function headersFile({ page, news: update, lasting }: SiteHeaders): string {
  const everywhere = {
    ...without(page, { 'cache-control': '' }),
    'cross-origin-resource-policy': lasting['cross-origin-resource-policy'] ?? '',
  };
  return `${[
    rule('/*', everywhere),
    rule('/builds/*', without(lasting, everywhere)),
    rule('/compositions/*', without(lasting, everywhere)),
    rule('/channel.json', without(update, everywhere)),
    rule('/sw.js', without(update, everywhere)),
  ].join('\n\n')}\n`;
}

/** `_redirects` of the same hosts: one page for every address that is no file. */
export const REDIRECTS = '/* /index.html 200\n';
