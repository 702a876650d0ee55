import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_DOCUMENT } from '@storefront/http-kit';
import { type RawResponse, rawExchange, rawRequest } from '@storefront/http-kit/testing';
import {
  type Store,
  compose,
  openStore,
  promote,
  publish,
  readComposedPage,
} from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { createCardOrigin } from './card-origin';
import { followChannel } from './current-page';
import { type EdgeOptions, type Handler, createEdge } from './edge';
import { type Listening, listen } from './listen';
import { restFile } from './rest-file';
import { withoutScreens } from './testing/a-renderer';
import { createVendorOrigin } from './vendor-origin';

const FRAMED = "default-src 'none'; frame-ancestors 'self' https://pizza.example";
const info = { name: 'Bella', language: 'pt-br', modules: {}, theme: {}, whatsapp: '' };
const stops: (() => unknown)[] = [];
let store: Store;
let build: string;
let rest: string;

/** An API whose answers have headers of their own only where a page shows them in a frame. */
function respondAsApi({ url }: IncomingMessage, response: ServerResponse): void {
  if (url?.startsWith('/card-form/')) response.removeHeader('x-frame-options');
  response.writeHead(
    200,
    url?.startsWith('/card-form/') ? { 'content-security-policy': FRAMED } : {},
  );
  response.end('{}');
}

const serve = async (handler: Handler, requestMs = 30_000): Promise<number> => {
  const server: Listening = await listen(handler, 0, '127.0.0.1', { requestMs, failed: () => 0 });
  stops.push(() => server.close(0));
  return server.port;
};
const serveEdge = (options: Partial<EdgeOptions> = {}): Promise<number> =>
  serve(
    createEdge({
      store,
      channel: 'stable',
      api: { handle: respondAsApi },
      renderer: withoutScreens(),
      publicUrl: 'https://pizza.example',
      readApi: async (path) =>
        path === '/restaurants'
          ? { status: 200, body: [{ url: 'bella' }] }
          : path.endsWith('/bella')
            ? { status: 200, body: { info, menu: {}, hours: {} }, etag: 'W/"1"' }
            : { status: 404, body: null },
      ...options,
    }),
  );

/** An API in a process of its own, behind the edge. */
const upstream = async (): Promise<EdgeOptions['api']> => {
  const server = createServer(respondAsApi).listen(0, '127.0.0.1');
  stops.push(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};
const get = async (
  port: number | Promise<number>,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> => rawExchange(await port, rawRequest(method, path, headers));
/** The answer for a browser that has the current text. */
const again = async (path: string): Promise<RawResponse> => {
  const port = await serveEdge();
  const { headers } = await get(port, path);
  return get(port, path, { 'if-none-match': headers['etag'] ?? '' });
};

beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
  const files = { 'main.js': 'const shell = 1;', 'boot.js': 'start();' };
  const { folder } = await aBuildFolder('shell', files, { boot: 'boot.js' });
  const published = await publish(store, folder);
  const { hash } = await compose(store, [published]);
  await promote(store, 'stable', hash);
  build = `/builds/shell/${published.id}`;
  rest = `/builds/${restFile(await readComposedPage(store, hash, '/builds')).pointer.file}`;
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(removeTemporaryFolders);

const fails = (): Promise<never> => Promise.reject(new Error('no disk'));
const silent = async (): Promise<EdgeOptions['api']> => ({ url: 'http://127.0.0.1:1' });
const throws: Handler = () => {
  throw new Error('planted');
};
const reads: Handler = (request, response) =>
  void request.resume().on('end', () => response.end('read'));

test.each<[string, number, () => Promise<RawResponse>]>([
  ['robots.txt', 200, () => get(serveEdge(), '/robots.txt')],
  ['robots.txt, unchanged', 304, () => again('/robots.txt')],
  ['robots.txt by HEAD', 200, () => get(serveEdge(), '/robots.txt', {}, 'HEAD')],
  ['sitemap.xml', 200, () => get(serveEdge(), '/sitemap.xml')],
  ['a missing sitemap', 404, () => get(serveEdge({ readApi: fails }), '/sitemap.xml')],
  ['channel.json', 200, () => get(serveEdge(), '/channel.json')],
  ['channel.json, unchanged', 304, () => again('/channel.json')],
  ['a manifest', 200, () => get(serveEdge(), '/bella/manifest.webmanifest')],
  ['a manifest, unchanged', 304, () => again('/bella/manifest.webmanifest')],
  ['an unknown manifest', 404, () => get(serveEdge(), '/x/manifest.webmanifest')],
  ['no manifest', 503, () => get(serveEdge({ readApi: fails }), '/bella/manifest.webmanifest')],
  ['a file of a build', 200, () => get(serveEdge(), `${build}/main.js`)],
  ['a missing file of a build', 404, () => get(serveEdge(), `${build}/gone.js`)],
  ['the builds a page omits', 200, () => get(serveEdge(), rest)],
  [
    'others of them',
    404,
    () => get(serveEdge(), rest.replace(/[0-9a-f]{12}\./, `${'0'.repeat(12)}.`)),
  ],
  ['a worker before a promotion', 404, () => get(serveEdge({ channel: 'new' }), '/sw.js')],
  ['a page before a promotion', 503, () => get(serveEdge({ channel: 'new' }), '/bella')],
  ['a page that cannot be read', 500, () => get(serveEdge({ page: fails }), '/bella')],
  ['an unknown file', 404, () => get(serveEdge(), '/favicon.ico')],
  ['health', 200, () => get(serveEdge(), '/healthz')],
  ['readiness', 200, () => get(serveEdge(), '/readyz')],
  ['no readiness', 503, () => get(serveEdge({ unready: () => 'no API' }), '/readyz')],
  ['another method', 405, () => get(serveEdge(), '/bella', {}, 'POST')],
  ['OPTIONS', 405, () => get(serveEdge(), '/bella', {}, 'OPTIONS')],
  ['an unknown menu', 404, () => get(serveEdge(), '/x/menu.html')],
  ['an API without headers', 200, () => get(serveEdge(), '/api/data')],
  ['the same elsewhere', 200, async () => get(serveEdge({ api: await upstream() }), '/api/data')],
  ['media', 200, () => get(serveEdge(), '/media/a.svg')],
  ['no API', 502, async () => get(serveEdge({ api: await silent() }), '/api/data')],
  ['the origin of cards', 404, () => get(serve(createCardOrigin({ handle: respondAsApi })), '/x')],
  [
    'the origin of vendors',
    404,
    () => get(serve(createVendorOrigin({ handle: respondAsApi })), '/x'),
  ],
  ['a handler that throws', 500, () => get(serve(throws), '/')],
  ['no Host', 400, async () => rawExchange(await serve(reads), 'GET / HTTP/1.1\r\n\r\n')],
  ['an unknown expectation', 417, () => get(serve(reads), '/', { expect: 'more' })],
  ['no HTTP', 400, async () => rawExchange(await serve(reads), 'PIZZA\r\n\r\n')],
  ['long headers', 431, () => get(serve(reads), `/robots.txt?${'x'.repeat(20_000)}`)],
  ['half a request', 408, async () => rawExchange(await serve(reads, 200), 'GET / HTTP/1.1\r\n')],
])('%s is no document: %i', async (_what, status, answer) => {
  const { status: sent, headers } = await answer();
  expect(sent).toBe(status);
  expect(headers).toMatchObject(NO_DOCUMENT);
});

test.each<[string, number, () => Promise<RawResponse>]>([
  ['a page', 200, () => get(serveEdge(), '/bella')],
  ['a page by HEAD', 200, () => get(serveEdge(), '/bella', {}, 'HEAD')],
  ['a page, unchanged', 304, () => again('/bella')],
  ['an unknown restaurant', 404, () => get(serveEdge(), '/x')],
  ['a return from Google', 200, () => get(serveEdge(), '/google-return')],
  ['the list of restaurants', 200, () => get(serveEdge(), '/')],
])('%s has the policy of a page: %i', async (_what, status, answer) => {
  const { status: sent, headers } = await answer();
  expect(sent).toBe(status);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'self'; script-src 'self'[^,]*; frame-ancestors 'none'[^,]*$/,
  );
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
});

test('a page without scripts that is not there has a policy without scripts', async () => {
  const { status, headers } = await get(serveEdge(), '/bella/plain.html');
  expect(status).toBe(404);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test('the worker may run and fetch what it stores, also from origins of the channel, and nothing else', async () => {
  const options = { store, channel: 'stable', newsUrl: '', log: () => undefined };
  const page = followChannel(options);
  const isAllowed = async () => {
    const current = await page();
    return (
      current && {
        ...current,
        document: (...given: Parameters<typeof current.document>) => {
          const document = current.document(...given);
          return { ...document, config: { ...document.config, origins: ['https://b.example'] } };
        },
      }
    );
  };
  const port = await serveEdge({ page: isAllowed });
  const first = await get(port, '/sw.js');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self' https://b.example",
    "img-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'none'",
    'report-uri /api/policy-reports',
    'report-to policy',
  ].join('; ');
  const same = await get(port, '/sw.js', { 'if-none-match': first.headers['etag'] ?? '' });
  for (const { headers } of [first, same])
    expect(headers).toMatchObject({
      ...NO_DOCUMENT,
      'content-security-policy': policy,
      'reporting-endpoints': 'policy="/api/policy-reports"',
    });
  expect([first.status, same.status]).toEqual([200, 304]);
});

test.each([
  ['in this process', async () => ({ handle: respondAsApi })],
  ['in another one', upstream],
] as const)(
  'a document of the API %s that pages show in a frame has its own policy alone',
  async (_where, api) => {
    const { headers } = await get(serveEdge({ api: await api() }), '/api/card-form/');
    expect(headers['content-security-policy']).toBe(FRAMED);
    expect(headers['x-frame-options']).toBeUndefined();
  },
);
