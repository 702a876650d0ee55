import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  contentSecurityPolicy,
  foreignOrigins,
  lastingPolicy,
  metaPolicy,
  reportingEndpoints,
  reportsOf,
  workerPolicy,
} from './csp';
import {
  type OwnSources,
  framedDocuments,
  onAnyOrigin,
  onOrigins,
  onOwnOrigin,
} from './framed-documents';
import { byHost } from './by-host';
import type { Handler } from './edge';
import { httpsOnly } from './https-only';
import { fakeExchange } from './testing/fake-exchange';
import { createCardOrigin } from './card-origin';
import { createVendorOrigin } from './vendor-origin';

describe('the policy of a page', () => {
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

  test('without anything foreign, a page allows its own files and its inline script, and nothing else', () => {
    const options = { scripts: ['abc'], styles: [] };
    const page = [
      "default-src 'self'",
      `script-src 'self' ${HASH}`,
      "style-src 'self'",
      "connect-src 'self'",
      "font-src 'self'",
      "frame-src 'none'",
      "img-src 'self' data:",
      ...FIXED,
    ];
    expect(contentSecurityPolicy(options).split('; ')).toEqual([...page, "frame-ancestors 'none'"]);
    expect(metaPolicy(options).split('; ')).toEqual(page);
  });

  test('each foreign origin is allowed only for what it serves', () => {
    const policy = contentSecurityPolicy({
      scripts: ['abc'],
      styles: ['abc'],
      origins: ['https://builds.example'],
      apiOrigins: ['https://api.example'],
      frames: ['https://cards.example/card-form/'],
      imageOrigins: ['https://tiles.example'],
      reports: '/api/policy-reports',
    });
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' ${HASH} https://builds.example`,
      `style-src 'self' ${HASH} https://builds.example`,
      "connect-src 'self' https://api.example https://builds.example",
      "font-src 'self' https://builds.example",
      'frame-src https://cards.example/card-form/',
      "img-src 'self' data: https://tiles.example",
      ...FIXED,
      "frame-ancestors 'none'",
      'report-uri /api/policy-reports',
      'report-to policy',
    ]);
  });

  test('the part that no release changes: pictures, frames and reports, no scripts', () => {
    expect(lastingPolicy({}).split('; ')).toEqual([
      "frame-src 'none'",
      "img-src 'self' data:",
      ...FIXED.slice(0, -1),
      OWN_POLICIES,
      "frame-ancestors 'none'",
    ]);
    const named = { frames: ["'self'"], imageOrigins: ['https://tiles.example'], reports: '/r' };
    expect(lastingPolicy(named).split('; ')).toEqual([
      "frame-src 'self'",
      "img-src 'self' data: https://tiles.example",
      ...FIXED.slice(0, -1),
      OWN_POLICIES,
      "frame-ancestors 'none'",
      'report-uri /r',
      'report-to policy',
    ]);
  });

  test('a worker runs its own script, and fetches what it stores', () =>
    expect(workerPolicy({ origins: ['https://builds.example'], reports: '/r' })).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self' https://builds.example; " +
        "img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'; " +
        'report-uri /r; report-to policy',
    ));

  describe('the documents that pages show in a frame', () => {
    const API = '/api';
    const HOST = 'https://pizza.example';
    const services = { cardBase: 'https://cards.example', vendorBase: 'https://tags.example' };

    test.each([
      ['of the API', { apiBase: API }, [`${HOST}/api/card-form/`, `${HOST}/api/vendor-frame/`]],
      [
        'of an API elsewhere',
        { apiBase: 'https://api.example/v1' },
        ['https://api.example/v1/card-form/', 'https://api.example/v1/vendor-frame/'],
      ],
      [
        'of their own origins',
        { apiBase: API, services },
        ['https://cards.example/card-form/', 'https://tags.example/vendor-frame/'],
      ],
      [
        'of one origin and the API',
        { apiBase: API, services: { cardBase: services.cardBase } },
        ['https://cards.example/card-form/', `${HOST}/api/vendor-frame/`],
      ],
    ])('%s are named by their URLs', (_where, config, sources) =>
      expect(framedDocuments(config, onOrigins([HOST]))).toEqual(sources),
    );

    test('on the origin of the page they are named by what is known of it', () => {
      const sources = (own: OwnSources) => framedDocuments({ apiBase: API }, own);
      expect(sources(onOrigins([HOST, 'http://localhost:8080']))).toEqual([
        `${HOST}/api/card-form/`,
        'http://localhost:8080/api/card-form/',
        `${HOST}/api/vendor-frame/`,
        'http://localhost:8080/api/vendor-frame/',
      ]);
      expect(sources(onOrigins([]))).toEqual(["'self'"]);
      expect(sources(onOwnOrigin)).toEqual(["'self'"]);
      expect(sources(onAnyOrigin)).toEqual(['*:*/api/card-form/', '*:*/api/vendor-frame/']);
    });
  });

  describe('the origins of a page’s settings', () => {
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
        imageOrigins: ['https://media.example', 'https://tiles.example'],
      });
    });
  });

  test('reports of violations go to the API, by both names that browsers use', () => {
    const reports = reportsOf({ apiBase: '/api' });
    expect(reports).toBe('/api/policy-reports');
    expect(reportingEndpoints(reports)).toEqual({
      'reporting-endpoints': 'policy="/api/policy-reports"',
    });
  });
});

/** Status and text of a request; an API answers with method and address. */
function answered(handler: Handler, method: string, url: string, host = 'pizza.example') {
  const { request, response, sent } = fakeExchange({ host }, method);
  const headers: Record<string, string> = {};
  handler(
    Object.assign(request, { url }),
    Object.assign(response, { setHeader: (name: string, text: string) => (headers[name] = text) }),
  );
  return { status: sent.status, text: String(sent.body ?? ''), headers };
}
const api = {
  handle: ({ method, url }: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, {});
    response.end(`${method} ${url}`);
  },
};

test.each([
  ['cards.pizza.example', 'cards'],
  ['localhost:8090', 'local'],
  ['pizza.example', 'storefront'],
  ['cards.pizza.example.evil.example', 'storefront'],
])('Host %s is answered by %s, with HSTS', (host, answer) => {
  const saying =
    (text: string): Handler =>
    (_request, response) =>
      void response.end(text);
  const hosts = byHost(
    new Map([
      ['https://cards.pizza.example', saying('cards')],
      ['http://localhost:8090', saying('local')],
    ]),
    saying('storefront'),
  );
  const { text, headers } = answered(httpsOnly(hosts), 'GET', '/', host);
  expect(text).toBe(answer);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

const CARDS = '/restaurant/101/asaas/payment/credit-card';
const UUID = '6f1f6b3a-0c7e-4b1a-9d54-2f4f4b8f0a11';
const ORIGINS = { cards: createCardOrigin(api), vendors: createVendorOrigin(api) };

test.each([
  ['cards', 'GET', '/card-form/'],
  ['cards', 'GET', '/card-form/main.691e87d7.js'],
  ['cards', 'POST', CARDS],
  ['cards', 'POST', `${CARDS}/${UUID}/cvv`],
  ['cards', 'POST', `${CARDS}?x`],
  ['vendors', 'GET', '/vendor-frame/?pixel=123456789'],
  ['vendors', 'HEAD', '/vendor-frame/main.691e87d7.js'],
] as const)('the origin of %s gives the API %s %s', (origin, method, url) =>
  expect(answered(ORIGINS[origin], method, url)).toMatchObject({
    status: 200,
    text: `${method} ${url}`,
  }),
);

test.each([
  ['cards', 'GET', '/'],
  ['cards', 'GET', '/card-form/../restaurants'],
  ['cards', 'GET', CARDS],
  ['cards', 'DELETE', `${CARDS}/${UUID}`],
  ['cards', 'POST', `${CARDS}/${UUID}/fingerprint`],
  ['cards', 'POST', `/card-form/?${CARDS}`],
  ['cards', 'POST', '/restaurant/101/order'],
  ['cards', 'OPTIONS', CARDS],
  ['cards', 'GET', '/x?/card-form/'],
  ['vendors', 'GET', '/'],
  ['vendors', 'GET', '/vendor-frame/../restaurants'],
  ['vendors', 'POST', '/vendor-frame/'],
  ['vendors', 'POST', '/restaurant/101/order'],
] as const)('the origin of %s has no %s %s', (origin, method, url) =>
  expect(answered(ORIGINS[origin], method, url).status).toBe(404),
);
