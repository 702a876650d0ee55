import { NO_DOCUMENT } from '@storefront/http-kit';
import { TYPES } from '../headers';
import { OF_VISIT } from '../render/page-query';
import { PAGES } from './page-files';
import type { Headers, SiteHeaders } from './site-headers';

const bare = (type: string): string => type.split(';')[0] ?? type;

/** A value in nginx syntax: it may contain quotes, as the report URL does. */
const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

const add = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

const location = (place: string, lines: readonly string[], headers: Headers): string =>
  [`location ${place} {`, ...[...lines, ...add(headers)].map((line) => `  ${line}`), '}'].join(
    '\n',
  );

/** Answers of nginx itself, which are text instead of its HTML. */
const refusal = (place: string, status: number, text: string, headers: Headers): string =>
  location(
    place,
    ['types { }', 'default_type text/plain;', `return ${status} "${text}\\n";`],
    headers,
  );

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

/**
 * The server's headers are inherited by locations without `add_header`, and a document of the API that
 * pages frame must not get them: answers of the API have their own, and nginx's own for it get these.
 */
const PROXIED = [
  ['Content-Security-Policy', '$storefront_policy'],
  ['X-Frame-Options', '$storefront_frames'],
  ['X-Content-Type-Options', '$storefront_types'],
].map(([name, variable]) => `add_header ${name} ${variable} always;`);

const ownHeader = (variable: string, value: string): string[] => [
  `map $upstream_http_content_security_policy ${variable} {`,
  `  "" ${quoted(value)};`,
  '  default "";',
  '}',
];

/**
 * The format of the access log: no query and no Referer, which contain tokens for new passwords, codes of
 * tables and ids of orders. The API logs its own requests, and its paths have ids; a path of another part
 * with an id is not logged either. `log_format` and `map` are only allowed outside of servers.
 */
const LOG = [
  'map $request_uri $storefront_place {',
  '  ~^/api/ /api/;',
  '  "~*^[^?]*[0-9a-f]{8}-[0-9a-f]{4}-" /id;',
  '  ~^(?<storefront_path>[^?]*) $storefront_path;',
  '}',
  "log_format storefront '$remote_addr [$time_iso8601] $request_method $storefront_place '",
  "  '$status $body_bytes_sent $request_time';",
];

const INTRODUCTION = [
  '# Written by `storefront export`, the same for every release: ' +
    'nginx is reloaded only when this file has changed.',
  '#',
  ...[
    ...ownHeader('$storefront_policy', NO_DOCUMENT['content-security-policy']),
    ...ownHeader('$storefront_frames', NO_DOCUMENT['x-frame-options']),
    ...ownHeader('$storefront_types', NO_DOCUMENT['x-content-type-options']),
  ].map((line) => `#   ${line}`),
  ...LOG.map((line) => `#   ${line}`),
  '#',
  '#   server {',
  '#     listen 443 ssl;',
  '#     access_log /var/log/nginx/storefront.log storefront;',
  '#     # Lines of a lower level than crit have the whole request.',
  '#     error_log /var/log/nginx/storefront-error.log crit;',
  '#     root /srv/storefront;',
  '#     include /srv/storefront/nginx.conf;',
  '#     location ^~ /api/ {',
  '#       proxy_pass http://127.0.0.1:3001/;',
  '#       proxy_buffering off;',
  '#       proxy_set_header Host $host;',
  '#       proxy_set_header X-Forwarded-For $remote_addr;',
  '#       proxy_set_header X-Forwarded-Proto $scheme;',
  ...PROXIED.map((line) => `#       ${line}`),
  '#     }',
  '#     location ^~ /media/ {',
  '#       proxy_pass http://127.0.0.1:3001;',
  ...PROXIED.map((line) => `#       ${line}`),
  '#     }',
  '#   }',
  '#',
  '# The API needs TRUST_PROXY=1: without it all customers share the limits of one address.',
  '#',
  '# gzip_static gives the compressed files that were exported; ' +
    'builds of nginx without that module need the line removed.',
].join('\n');

const MAX_LANGUAGES = 5;
const numbers = Array.from({ length: MAX_LANGUAGES }, (_, index) => index + 1);

/**
 * Beginnings of the first languages that a browser accepts, in its order, as names of files. An
 * optional group in a repeated one, so that a header with fewer of them matches too.
 */
const acceptedLanguages = (): string => {
  const first = '^ *([a-z][a-z])[^,]*';
  const others = '(?:, *([a-z][a-z])[^,]*)?'.repeat(MAX_LANGUAGES - 1);
  return [
    '# The page in the first of the accepted languages that it was rendered in.',
    ...numbers.map((number) => `set $storefront_language_${number} "";`),
    `if ($http_accept_language ~ "${first}${others}") {`,
    ...numbers.map((number) => `  set $storefront_language_${number} $${number};`),
    '}',
  ].join('\n');
};

/** Addresses with other parameters than those of campaigns, such as a table's code. */
const RENDERED_ARGUMENTS = [
  '# Pages with other parameters than those of campaigns are rendered in the browser.',
  `set $storefront_pages ${PAGES};`,
  `if ($args !~ "^(?:(?:${OF_VISIT})(?:=[^&]*)?(?:&|$))*$") {`,
  '  set $storefront_pages none;',
  '}',
].join('\n');

const pageFiles = [...numbers.map((number) => `$storefront_language_${number}`), 'default'].map(
  (name) => `/$storefront_pages$uri/${name}.html`,
);

export interface NginxOptions {
  /** Serves the brotli files: nginx needs the module brotli_static. */
  readonly brotli?: boolean | undefined;
}

/**
 * Configuration that an nginx server includes to serve the site: types, headers, caching, and one
 * page for every address.
 */
export function nginxConf(headers: SiteHeaders, { brotli = false }: NginxOptions = {}): string {
  const compressed = [...(brotli ? ['brotli_static on;'] : []), 'gzip_static on;'];
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
    [
      '# Answers of nginx itself, such as 414, before it knows their location.',
      ...add(headers.others),
    ].join('\n'),
    location('^~ /builds/', [...compressed, 'try_files $uri @missing;'], headers.lasting),
    location('^~ /compositions/', ['try_files $uri @missing;'], headers.lasting),
    location('= /sw.js', ['try_files $uri @missing;'], headers.worker),
    location('= /channel.json', ['try_files $uri @missing;'], headers.news),
    [
      '# A last segment with an extension requests a file, and files have their own prefixes.',
      location('~* "\\.[a-z0-9]{1,8}$"', ['error_page 404 = @missing;', 'return 404;'], {}),
    ].join('\n'),
    acceptedLanguages(),
    RENDERED_ARGUMENTS,
    location(
      '/',
      [
        ...compressed,
        `try_files ${pageFiles.join(' ')} /index.html @missing;`,
        'error_page 405 = @refused;',
      ],
      // the addresses of rendered pages depend on the accepted languages
      { ...headers.page, vary: 'Accept-Language' },
    ),
    refusal('@missing', 404, 'Not found', headers.missing),
    refusal('@refused', 405, 'Method not allowed', headers.missing),
  ].join('\n\n')}\n`;
}
