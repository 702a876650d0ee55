import {
  contentSecurityPolicy,
  foreignOrigins,
  lastingPolicy,
  metaPolicy,
  reportingEndpoints,
  reportsOf,
  sourceHash,
} from './csp';

const FIXED = [
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types storefront',
];
/** Builds of earlier releases create policies of their own. */
const OWN_POLICIES = "trusted-types storefront storefront-chunks html 'allow-duplicates'";
const HASH = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";

test('an inline script is allowed by the SHA-256 of its text', () => {
  expect(sourceHash('abc')).toBe(HASH);
});

test('without anything foreign, a page allows its own files and its inline script, and nothing else', () => {
  const options = { scripts: ['abc'], styles: [] };
  const page = [
    "default-src 'self'",
    `script-src 'self' ${HASH}`,
    "style-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    ...FIXED,
  ];
  expect(contentSecurityPolicy(options).split('; ')).toEqual([...page, "frame-ancestors 'none'"]);
  expect(metaPolicy(options).split('; ')).toEqual(page);
});

test('a page with builds of earlier releases allows them to create policies', () => {
  const options = { scripts: [], styles: [], ownPolicies: true };
  for (const policy of [contentSecurityPolicy(options), metaPolicy(options)])
    expect(policy.split('; ')).toContain(OWN_POLICIES);
});

test('each foreign origin is allowed only for what it serves', () => {
  const policy = contentSecurityPolicy({
    scripts: ['abc'],
    styles: ['abc'],
    origins: ['https://builds.example'],
    apiOrigins: ['https://api.example'],
    frameOrigins: ['https://cards.example'],
    imageOrigins: ['https://tiles.example'],
    reports: '/api/policy-reports',
  });
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${HASH} https://builds.example`,
    `style-src 'self' ${HASH} https://builds.example`,
    "connect-src 'self' https://api.example https://builds.example",
    "font-src 'self' https://builds.example",
    "frame-src 'self' https://cards.example",
    "img-src 'self' data: https://tiles.example",
    ...FIXED,
    "frame-ancestors 'none'",
    'report-uri /api/policy-reports',
    'report-to policy',
  ]);
});

test('a meta element contains neither frames nor reports, which browsers ignore there', () => {
  const policy = metaPolicy({ scripts: [], styles: [], reports: '/api/policy-reports' });
  expect(policy).not.toMatch(/frame-ancestors|report/);
});

test('the part that no release changes: pictures, frames and reports, no scripts', () => {
  expect(lastingPolicy().split('; ')).toEqual([
    "img-src 'self' data:",
    ...FIXED.slice(0, -1),
    OWN_POLICIES,
    "frame-ancestors 'none'",
  ]);
  expect(lastingPolicy(['https://tiles.example'], '/r').split('; ')).toEqual([
    "img-src 'self' data: https://tiles.example",
    ...FIXED.slice(0, -1),
    OWN_POLICIES,
    "frame-ancestors 'none'",
    'report-uri /r',
    'report-to policy',
  ]);
});

describe('the origins of a page’s settings', () => {
  test('a site on one origin has none', () => {
    expect(foreignOrigins({ apiBase: '/api', mediaBase: '/media' })).toEqual({
      apiOrigins: [],
      frameOrigins: [],
      imageOrigins: [],
    });
  });

  test('the documents of cards and vendors are embedded and never called', () => {
    const origins = foreignOrigins({
      apiBase: 'https://api.example/v1',
      mediaBase: 'https://media.example/pictures',
      services: {
        cardBase: 'https://cards.example',
        vendorBase: 'https://vendors.example',
        cepBase: 'https://cep.example/lookup',
      },
      maps: {
        '': { tiles: 'https://tiles.example/{z}/{x}/{y}.png' },
        other: { link: 'https://maps.example' },
      },
    });
    expect(origins).toEqual({
      apiOrigins: ['https://api.example', 'https://cep.example'],
      frameOrigins: ['https://cards.example', 'https://vendors.example'],
      imageOrigins: ['https://media.example', 'https://tiles.example'],
    });
  });

  test('without origins of their own these documents are the API’s', () => {
    const apiBase = 'https://api.example/v1';
    const { frameOrigins } = foreignOrigins({ apiBase, mediaBase: '/media', services: {} });
    expect(frameOrigins).toEqual(['https://api.example']);
  });
});

test('reports of violations go to the API, by both names that browsers use', () => {
  const reports = reportsOf({ apiBase: '/api' });
  expect(reports).toBe('/api/policy-reports');
  expect(reportingEndpoints(reports)).toEqual({
    'reporting-endpoints': 'policy="/api/policy-reports"',
  });
});
