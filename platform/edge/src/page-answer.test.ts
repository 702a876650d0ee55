import type { CurrentPage } from './channel-page';
import type { HeadAnswer } from './head/head-answer';
import { servePage } from './serve-page';
import { serveWorker } from './serve-worker';
import { fakeExchange } from './testing/fake-exchange';

const documents: unknown[][] = [];
const current = (origins: readonly string[] = []): CurrentPage => ({
  boot: 'boot()',
  worker: '/* worker */',
  isTested: () => false,
  rendered: () => null,
  ofShell: () => null,
  hasRoute: () => true,
  ownPoliciesUntil: 0,
  document: (...parts) => {
    documents.push(parts);
    return {
      config: { apiBase: 'https://api.example/v1', mediaBase: '/media', origins },
    } as never;
  },
});
const place = { origin: null, base: '/bella', path: 'hours' };
const head = { name: 'Bella', url: 'bella', language: 'pt', modules: ['pix'], mediaBase: '/media' };
const KNOWN = {
  kind: 'known',
  head: { ...head, themeColour: '#fff', look: '', shareImage: '', description: '', locale: '' },
} as unknown as HeadAnswer;

function page(answer: HeadAnswer, served: CurrentPage | null = current(), etag = '') {
  const { request, response, sent } = fakeExchange({ 'if-none-match': etag });
  servePage(request, response, {
    current: served,
    place,
    answer,
    extraScript: undefined,
    screen: null,
  });
  return sent;
}
function worker(served: CurrentPage | null, etag = '') {
  const { request, response, sent } = fakeExchange({ 'if-none-match': etag });
  serveWorker(request, response, served);
  return sent;
}
const directive = (headers: Record<string, unknown>, name: string) =>
  String(headers['content-security-policy'])
    .split('; ')
    .find((one) => one.startsWith(`${name} `));

beforeEach(() => void documents.splice(0));

test('the document is that of the page, with what is known of the restaurant', () => {
  page(KNOWN);
  page({ kind: 'no-answer' });
  expect(documents).toEqual([
    ['hours', { language: 'pt', modules: ['pix'] }],
    ['hours', { language: '', modules: null }],
  ]);
});

test('only a restaurant that does not exist is 404; a slow API is not its end', () => {
  const kinds = [KNOWN, { kind: 'no-answer' }, { kind: 'unknown-restaurant' }] as HeadAnswer[];
  expect(kinds.map((answer) => page(answer).status)).toEqual([200, 200, 404]);
});

test('a page is revalidated, isolated, and reports violations of its policy to the API', () => {
  const { headers } = page(KNOWN, current(['https://builds.example']));
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'reporting-endpoints': 'policy="https://api.example/v1/policy-reports"',
    vary: 'accept-encoding',
  });
  expect(directive(headers, 'script-src')).toMatch(
    /^script-src 'self' 'sha256-[\w+/=]{44}' https:\/\/builds\.example$/,
  );
  expect(directive(headers, 'style-src')).toMatch(
    /^style-src 'self' 'sha256-[\w+/=]{44}' https:\/\/builds\.example$/,
  );
  expect(directive(headers, 'connect-src')).toBe(
    "connect-src 'self' https://api.example https://builds.example",
  );
  expect(directive(headers, 'report-uri')).toBe('report-uri https://api.example/v1/policy-reports');
});

test('an unchanged page is not sent again, and keeps its policy', () => {
  const first = page(KNOWN);
  const again = page(KNOWN, current(), String(first.headers['etag']));
  expect([again.status, again.body?.length]).toEqual([304, 0]);
  for (const name of ['content-security-policy', 'vary'])
    expect(again.headers[name]).toBe(first.headers[name]);
  expect(first.headers['vary']).toBe('accept-encoding');
  expect(page({ kind: 'no-answer' }, current(), String(first.headers['etag'])).status).toBe(200);
});

test('a channel that serves nothing is not ready yet', () => {
  expect(page(KNOWN, null)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  expect(worker(null)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
});

test('the worker has a policy of its own: no inline script or style, the origins of builds and API', () => {
  const first = worker(current(['https://builds.example']));
  expect(first).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'reporting-endpoints': 'policy="https://api.example/v1/policy-reports"',
      vary: 'accept-encoding',
    },
    body: Buffer.from('/* worker */'),
  });
  const { headers } = first;
  expect(directive(headers, 'script-src')).toBe("script-src 'self' https://builds.example");
  expect(directive(headers, 'style-src')).toBe("style-src 'self' https://builds.example");
  expect(directive(headers, 'connect-src')).toBe(
    "connect-src 'self' https://api.example https://builds.example",
  );
  expect(directive(headers, 'report-to')).toBe('report-to policy');
  expect(documents).toEqual([['', { language: '', modules: null }]]);
  const again = worker(current(['https://builds.example']), String(headers['etag']));
  expect([again.status, again.body?.length]).toEqual([304, 0]);
  expect(again.headers).toMatchObject({ 'cache-control': 'no-cache' });
});
