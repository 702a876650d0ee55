import { headersFile, REDIRECTS } from './headers-file';
import { nginxConf } from './nginx-conf';
import { siteHeaders } from './site-headers';

const OWN = { base: '', apiBase: '/api', mediaBase: '/media' };
const SAFE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test('what is never stored, stored for ever, and revalidated', () => {
  const { page, news, lasting, missing } = siteHeaders(OWN);
  expect(news).toEqual({ ...SAFE, 'cache-control': 'no-cache' });
  expect(lasting).toEqual({ ...SAFE, 'cache-control': 'public, max-age=31536000, immutable' });
  expect(missing).toEqual({ ...SAFE, 'cache-control': 'no-store' });
  expect(page).toEqual({
    ...SAFE,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=()',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
    'reporting-endpoints': 'policy="/api/policy-reports"',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});

test('builds on an origin of their own may be fetched from the page; on a path they may not', () => {
  expect(siteHeaders({ ...OWN, base: 'https://cdn.example/site' }).lasting).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
  const { lasting, page } = siteHeaders({ ...OWN, base: '/site' });
  expect(lasting).not.toHaveProperty('access-control-allow-origin');
  expect(page).not.toHaveProperty('access-control-allow-origin');
});

test('pictures and tiles of other origins are allowed, reports go to the API', () => {
  const { page } = siteHeaders({
    base: '',
    apiBase: 'https://api.example',
    mediaBase: 'https://media.example/x',
    site: { maps: { '': { tiles: 'https://tiles.example/{z}' } } },
  });
  const policy = page['content-security-policy'] ?? '';
  expect(policy).toContain("img-src 'self' data: https://media.example https://tiles.example;");
  expect(policy).toContain('report-uri https://api.example/policy-reports; report-to policy');
});

test('_headers: each header of an address is in one of its rules', () => {
  const rules = headersFile(siteHeaders({ ...OWN, base: 'https://cdn.example' })).split('\n\n');
  const byPlace = new Map(
    rules.map((rule) => {
      const [place, ...lines] = rule.trimEnd().split('\n');
      return [place, lines];
    }),
  );
  expect([...byPlace.keys()]).toEqual([
    '/*',
    '/builds/*',
    '/compositions/*',
    '/channel.json',
    '/sw.js',
  ]);
  const lasting = [
    '  cache-control: public, max-age=31536000, immutable',
    '  access-control-allow-origin: *',
  ];
  expect(byPlace.get('/builds/*')).toEqual(lasting);
  expect(byPlace.get('/compositions/*')).toEqual(lasting);
  expect(byPlace.get('/channel.json')).toEqual(['  cache-control: no-cache']);
  expect(byPlace.get('/sw.js')).toEqual(['  cache-control: no-cache']);
  const everywhere = byPlace.get('/*') ?? [];
  expect(everywhere).toContain('  cross-origin-resource-policy: cross-origin');
  expect(everywhere).toContain('  x-content-type-options: nosniff');
  expect(everywhere).toContain('  x-frame-options: DENY');
  expect(everywhere.join('\n')).not.toContain('cache-control');
  expect(everywhere.filter((line) => line.includes('cross-origin-resource'))).toHaveLength(1);
  expect(headersFile(siteHeaders(OWN))).toMatch(/no-cache\n$/);
  expect(REDIRECTS).toBe('/* /index.html 200\n');
});

describe('nginx.conf', () => {
  const conf = () => nginxConf(siteHeaders(OWN));
  /** Lines of the block of an address. */
  const block = (place: string) =>
    (conf().split(`location ${place} {\n`)[1] ?? '')
      .split('\n}')[0]
      ?.split('\n')
      .map((line) => line.trim());

  test('builds and compositions are immutable, and only builds have compressed forms', () => {
    const headers = [
      'add_header x-content-type-options "nosniff" always;',
      'add_header referrer-policy "same-origin" always;',
      'add_header cross-origin-resource-policy "same-origin" always;',
      'add_header cache-control "public, max-age=31536000, immutable" always;',
    ];
    expect(block('^~ /builds/')).toEqual([
      'gzip_static on;',
      'try_files $uri @missing;',
      ...headers,
    ]);
    expect(block('^~ /compositions/')).toEqual(['try_files $uri @missing;', ...headers]);
  });

  test('worker and updates are revalidated; a missing file is not stored', () => {
    for (const place of ['= /sw.js', '= /channel.json'])
      expect(block(place)).toEqual(
        expect.arrayContaining([
          'try_files $uri @missing;',
          'add_header cache-control "no-cache" always;',
        ]),
      );
    expect(block('@missing')).toEqual(
      expect.arrayContaining([
        'types { }',
        'default_type text/plain;',
        'return 404 "Not found\\n";',
        'add_header cache-control "no-store" always;',
      ]),
    );
  });

  test('a file that is not there is no page, and every other address is one', () => {
    expect(block('~* "\\.[a-z0-9]{1,8}$"')).toEqual(['error_page 404 = @missing;', 'return 404;']);
    expect(block('/')?.[1]).toMatch(
      /^try_files (?:\/\$storefront_pages\$uri\/\S+\.html )+\/index\.html @missing;$/,
    );
    expect(block('/')).toContain(
      'add_header reporting-endpoints "policy=\\"/api/policy-reports\\"" always;',
    );
  });

  test('types have no charset of their own; texts get it by their types, each once', () => {
    const text = conf();
    expect(text).toContain('types {\n  text/html html;\n  text/javascript js;\n  text/css css;\n');
    expect(text).toContain('  font/woff2 woff2;\n  text/plain txt;\n}');
    expect(text).toContain('charset_types text/javascript text/css application/json text/plain;');
    expect(text).toContain(
      'gzip_types text/javascript text/css application/json text/plain image/svg+xml;',
    );
    expect(text.startsWith('# Written by `storefront export`')).toBe(true);
    expect(text.endsWith('}\n')).toBe(true);
  });
});
