import { createHash } from 'node:crypto';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { brotliDecompressSync, createBrotliDecompress, createGunzip } from 'node:zlib';
import { parse } from 'parse5';
import { compose, openStore, promote, publish, type Store } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { createEdge } from './edge';
import { listen } from './listen';
import type { RenderedPage } from './render/rendered-page';
import { aRenderer } from './testing/a-renderer';
import { alsoStop, stopServers } from './testing/serve-edge';

const SCREEN: RenderedPage = {
  html: '<main class="page" data-s="0">Menu</main>',
  style: '.page{margin:0}[data-s="0"]{--cards:2}',
  tag: 'es-PY',
  look: '',
  fonts: [{ href: '/builds/shell/1/text.woff2', isUrgent: true }],
  language: 'es',
  revision: 'W/"1"',
  query: '',
  builds: ['/builds/shell/1/', '/builds/mf-menu/1/'],
};
const TOKEN = '4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11';

let store: Store;
beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
  const none = { js: [], css: [], consumes: [] };
  const locales = { 'pt-br': [], en: [], es: [] };
  const ofOrder = {
    queries: [{ parameters: { token: { uuid: true as const } } }],
    data: '/order/uuid/{token}',
  };
  const routes = ['', 'hours', 'track'].map((path) => ({
    path,
    pages: [{ remote: 'mf-menu', page: 'home' }],
    ...(path === 'track' ? { rendered: ofOrder } : {}),
  }));
  const rendered = ['mf-menu/home', 'not-found', 'unknown-restaurant'];
  const files = { 'main.js': 'const shell = 1;', 'boot.js': 'start();' };
  const exposes = { './remote': none, './pages/home': none };
  const menu = { exposes, rendered: ['./pages/home'] };
  const folders = [
    await aBuildFolder('shell', files, { boot: 'boot.js', routes, locales, rendered }),
    await aBuildFolder('mf-menu', { 'main.js': 'const menu = 1;' }, menu),
  ];
  const builds = [];
  for (const { folder } of folders) builds.push(await publish(store, folder));
  await promote(store, 'stable', (await compose(store, builds)).hash);
});
afterEach(stopServers);
afterAll(removeTemporaryFolders);

/** An edge whose screens come when the test says so. */
async function serve(status = 200) {
  const signals: (AbortSignal | undefined)[] = [];
  let give: (screen: RenderedPage | null) => void = () => undefined;
  const server = await listen(
    createEdge({
      store,
      channel: 'stable',
      api: { handle: (_, response) => void response.end() },
      publicUrl: 'https://pizza.example',
      readApi: async () => ({
        status,
        body: {
          info: { name: '<Bella>', language: 'pt-br', country: 'PY', modules: {}, theme: {} },
          menu: {},
          hours: {},
        },
        etag: 'W/"1"',
      }),
      renderer: aRenderer({
        screenOf: (_, signal) => {
          signals.push(signal);
          return new Promise((resolve) => (give = resolve));
        },
      }),
    }),
    0,
  );
  alsoStop(server);
  return { port: server.port, give: (screen: RenderedPage | null) => give(screen), signals };
}

type Served = Awaited<ReturnType<typeof serve>>;

const open = ({ port }: Served, path: string, headers = {}, method = 'GET') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ port, path, headers, method, agent: false }, resolve).on('error', reject).end();
  });

/** The first part of an answer, which is there before its screen, and all of it. */
async function inParts(
  edge: Served,
  screen: RenderedPage | null,
  path = '/bella-napoli',
): Promise<{ answer: IncomingMessage; start: string; html: string; policy: string }> {
  const answer = await open(edge, path, { 'accept-language': 'es' });
  const policy = String(answer.headers['content-security-policy']);
  const chunks: Buffer[] = [];
  const first = await new Promise<Buffer>((resolve) => answer.once('data', resolve));
  chunks.push(first);
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  edge.give(screen);
  await new Promise((resolve) => answer.once('end', resolve));
  return { answer, start: first.toString(), html: Buffer.concat(chunks).toString(), policy };
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Errors of a document, as a browser reads it. */
function errorsOf(html: string): string[] {
  const errors: string[] = [];
  parse(html, { onParseError: ({ code }) => errors.push(code) });
  return errors;
}

/** Every inline script and style is allowed by the policy, and is there once. */
function expectAllowed(html: string, policy: string): void {
  const inline = [...html.matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs)]
    .map(([, name = '', attributes = '', text = '']) => ({ name, attributes, text }))
    .filter(({ attributes }) => !/type="application|src=/.test(attributes));
  for (const { attributes, text } of inline) {
    const nonce = / nonce="([^"]+)"/.exec(attributes)?.[1];
    expect(policy).toContain(nonce === undefined ? hashOf(text) : `'nonce-${nonce}'`);
  }
  expect(inline.filter(({ attributes }) => attributes.includes('nonce='))).toHaveLength(1);
  expect(policy).not.toContain("'unsafe-inline'");
}

describe('a page whose screen is being rendered', () => {
  test('sends its head with a frame before the screen, then the screen: one document', async () => {
    const edge = await serve();
    const { answer, start, html, policy } = await inParts(edge, SCREEN);
    expect(start).toContain('<html lang="es"');
    expect(start).toContain('<title>&lt;Bella&gt;</title>');
    expect(start).toMatch(/<div id="coming" aria-busy="true">.*&lt;Bella&gt;/);
    expect(start).not.toContain('id="root"');
    expect(html.startsWith(start)).toBe(true);
    expect(html).toContain('<script data-lang="es-PY">');
    expect(html).toMatch(/<div id="root"[^>]* data-rendered="es"[^>]*><main class="page"/);
    expect(html.indexOf('id="composition"')).toBeGreaterThan(html.indexOf(SCREEN.html));
    expect(html).toContain('href="/builds/shell/1/text.woff2"');
    expect(errorsOf(html)).toEqual([]);
    expectAllowed(html, policy);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, accept-language',
      'x-accel-buffering': 'no',
      'transfer-encoding': 'chunked',
    });
    expect(answer.headers['etag']).toBeUndefined();
  });

  test('ends with the placeholder and the start script when it does not come', async () => {
    const edge = await serve();
    const { html, policy } = await inParts(edge, null);
    expect(html).toContain('<div id="root"><div id="first"');
    expect(html.match(/id="first"/g)).toHaveLength(1);
    expect(html).toContain('<script>start();</script>');
    expect(html).not.toContain('data-lang');
    expect(errorsOf(html)).toEqual([]);
    expectAllowed(html, policy);
  });

  test('has a nonce of its own in every answer', async () => {
    const policies = [];
    for (let at = 0; at < 2; at += 1) policies.push((await inParts(await serve(), SCREEN)).policy);
    const [first, second] = policies.map((policy) => /'nonce-[^']+'/.exec(policy)?.[0]);
    expect(first).not.toBe(second);
  });

  test.each(['br', 'gzip'])('is flushed in a %s answer', async (encoding) => {
    const edge = await serve();
    const answer = await open(edge, '/bella-napoli', { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    const text = answer.pipe(encoding === 'br' ? createBrotliDecompress() : createGunzip());
    const first = await new Promise<Buffer>((resolve) => text.once('data', resolve));
    expect(first.toString()).toContain('id="coming"');
    edge.give(SCREEN);
    let rest = '';
    for await (const chunk of text) rest += String(chunk);
    expect(rest).toContain('</html>');
  });

  test('of an order is stored nowhere, with and without its screen', async () => {
    for (const screen of [{ ...SCREEN, data: { uuid: TOKEN } }, null]) {
      const edge = await serve();
      const { answer, html } = await inParts(edge, screen, `/bella-napoli/track?token=${TOKEN}`);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(html.includes('id="page-data"')).toBe(screen !== null);
    }
  });

  test('of an unknown restaurant has the status 404', async () => {
    const { answer, html } = await inParts(await serve(404), SCREEN, '/none');
    expect([answer.statusCode, errorsOf(html)]).toEqual([404, []]);
  });

  test('HEAD starts no render', async () => {
    const edge = await serve();
    const { statusCode } = await open(edge, '/bella-napoli', {}, 'HEAD');
    expect([statusCode, edge.signals]).toEqual([200, []]);
  });
});

test('a screen that is there at once is sent as one answer with an ETag', async () => {
  const edge = await serve();
  const answering = open(edge, '/bella-napoli', { 'accept-encoding': 'br' });
  while (edge.signals.length === 0) await new Promise(setImmediate);
  edge.give(SCREEN);
  const answer = await answering;
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  expect(answer.headers).toMatchObject({
    etag: expect.stringMatching(/^W\//) as unknown,
    'content-length': String(Buffer.concat(chunks).length),
  });
  expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).not.toContain('id="coming"');
});

test('a visitor that leaves ends the wait', async () => {
  const edge = await serve();
  const answer = await open(edge, '/bella-napoli');
  answer.destroy();
  while (edge.signals[0]?.aborted !== true) await new Promise(setImmediate);
  edge.give(SCREEN); // nothing is left to write to
  await new Promise(setImmediate);
});

test('waiting visitors take no turn of the others', async () => {
  const edge = await serve();
  const waiting = await Promise.all(
    Array.from({ length: 40 }, () => open(edge, '/bella-napoli')), // more than run at the same time
  );
  expect(waiting.every(({ statusCode }) => statusCode === 200)).toBe(true);
  for (const answer of waiting) answer.destroy();
});

test('realms are prepared before the first request, those of a new revision by its first health check', async () => {
  const prepared: number[] = [];
  const pages = [{ revision: 1 }, { revision: 2 }];
  let served = pages[0];
  const renderer = aRenderer({
    prepare: (page: unknown) => void prepared.push((page as { revision: number }).revision),
  });
  const api = { handle: () => undefined };
  const page = async () => served as never;
  const server = await listen(createEdge({ store, channel: 'stable', api, page, renderer }), 0);
  alsoStop(server);
  await new Promise(setImmediate);
  expect(prepared).toEqual([1]);
  served = pages[1];
  for (let checks = 0; checks < 2; checks += 1)
    (await open({ port: server.port } as Served, '/readyz')).resume();
  expect(prepared).toEqual([1, 2]);
});
