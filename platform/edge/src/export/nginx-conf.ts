import { TYPES } from '../headers';
import type { Headers, SiteHeaders } from './site-headers';

const bare = (type: string): string => type.split(';')[0] ?? type;

/** A value in nginx syntax: it may contain quotes, as the report URL does. */
const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

const add = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`);

const location = (place: string, lines: readonly string[], headers: Headers): string =>
  [`location ${place} {`, ...lines.map((line) => `  ${line}`), ...add(headers), '}'].join('\n');

const types = (): string => {
  const endings = Object.entries(TYPES).map(
    ([ending, type]) => `  ${bare(type)} ${ending.slice(1)};`,
  );
  return ['types {', '  text/html html;', ...endings, '}'].join('\n');
};

const textTypes = [
  ...new Set(
    Object.values(TYPES)
      .filter((type) => type.includes('charset'))
      .map(bare),
  ),
].join(' ');

const INTRODUCTION = [
  '# Written by `storefront export`, the same for every release: ' +
    'nginx is reloaded only when this file has changed.',
  '#',
  '#   server {',
  '#     listen 443 ssl;',
  '#     root /srv/storefront;',
  '#     include /srv/storefront/nginx.conf;',
  '#     location /api/ { proxy_pass http://127.0.0.1:3001/; proxy_buffering off; }',
  '#     location /media/ { proxy_pass http://127.0.0.1:3001; }',
  '#   }',
  '#',
  '# gzip_static gives the compressed files that were exported; ' +
    'builds of nginx without that module need the line removed.',
].join('\n');

/**
 * Configuration that an nginx server includes to serve the site: types, headers, caching, and one
 * page for every address.
 */
export function nginxConf(headers: SiteHeaders): string {
  return `${[
    INTRODUCTION,
    types(),
    [
      'default_type application/octet-stream;',
      'charset utf-8;',
      `charset_types ${textTypes};`,
    ].join('\n'),
    [
      'gzip on;',
      'gzip_vary on;',
      'gzip_min_length 256;',
      `gzip_types ${textTypes} image/svg+xml;`,
    ].join('\n'),
    location('^~ /builds/', ['gzip_static on;', 'try_files $uri @missing;'], headers.lasting),
    location('^~ /compositions/', ['try_files $uri @missing;'], headers.lasting),
    location('= /sw.js', ['try_files $uri @missing;'], headers.news),
    location('= /channel.json', ['try_files $uri @missing;'], headers.news),
    [
      '# A last segment with an ending asks for a file, and files live under their own prefixes.',
      location('~* "\\.[a-z0-9]{1,8}$"', ['error_page 404 = @missing;', 'return 404;'], {}),
    ].join('\n'),
    location('/', ['try_files /index.html @missing;'], headers.page),
    location(
      '@missing',
      ['types { }', 'default_type text/plain;', 'return 404 "Not found\\n";'],
      headers.missing,
    ),
  ].join('\n\n')}\n`;
}
