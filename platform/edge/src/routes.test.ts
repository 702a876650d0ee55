import type { IncomingMessage, ServerResponse } from 'node:http';
import { openStore, type Store } from '@storefront/release';
import { aTemporaryFolder, removeTemporaryFolders } from '@storefront/release/testing';
import { createEdge, type EdgeOptions } from './edge';
import type { ReadApi } from './restaurant-head';
import { alsoStop, serveEdge, stopServers } from './testing/serve-edge';
import { listen } from './listen';
import type { Answered } from './observe-answers';

let store: Store;
const page: EdgeOptions['page'] = async () => ({
  boot: 'boot()',
  worker: '/* worker */',
  isTested: () => false,
  rendered: () => null,
  ofShell: () => null,
  hasRoute: () => true,
  ownPoliciesUntil: 0,
  document: (path, { language }) =>
    ({
      config: {
        apiBase: '/api',
        mediaBase: '/media',
        channel: 'stable',
        revision: 3,
        origins: [],
        path,
        language,
      },
      revoked: [],
    }) as never,
});
const restaurants = [{ url: 'bella-napoli', name: 'Bella Napoli' }];
const readApi: ReadApi = async (path) =>
  path === '/restaurants'
    ? { status: 200, body: restaurants }
    : path === '/restaurant/data/v2/bella-napoli'
      ? { status: 200, body: { info: { name: 'Bella Napoli', language: 'es' } } }
      : { status: 404, body: {} };
const serve = (options: Partial<EdgeOptions> = {}) =>
  serveEdge({ store, page, readApi, ...options });

beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
});
afterEach(stopServers);
afterAll(removeTemporaryFolders);

test('each kind of address has its own handler, and names that only begin alike are pages', async () => {
  const answered: Answered[] = [];
  const get = await serve({ onAnswer: (answer) => void answered.push(answer) });
  const kinds = {
    '/api': 'api',
    '/api/x': 'api',
    '/api-docs': 'page',
    '/media': 'media',
    '/media/x.png': 'media',
    '/mediana': 'page',
    '/builds': 'build',
    '/builds/x': 'build',
    '/buildsite': 'page',
    '/channel.json': 'news',
    '/channel.jsonx': 'file',
    '/sw.js': 'file',
    '/a.b123456789': 'page',
    '/x/api': 'page',
  };
  for (const path of Object.keys(kinds)) await get(path);
  await get('/end');
  expect(
    answered
      .slice(0, -1)
      .map(({ kind }) => kind)
      .slice(0, 14),
  ).toEqual(Object.values(kinds));
});

test('the API gets its path without the prefix and with the query; pictures keep theirs', async () => {
  const get = await serve();
  const bodies = [];
  for (const path of ['/api', '/api/', '/api/a/b?c=/api#d', '/media/x.png?y'])
    bodies.push((await get(path, {}, 'GET')).body.toString());
  expect(bodies).toEqual([
    'api GET /',
    'api GET /',
    'api GET /a/b?c=/api#d',
    'api GET /media/x.png?y',
  ]);
});

test('only the API takes other methods; HEAD is a GET without a body', async () => {
  const get = await serve();
  expect((await get('/api/order', {}, 'POST')).body.toString()).toBe('api POST /order');
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
    expect((await get('/bella-napoli', {}, method)).status).toBe(405);
  const head = await get('/bella-napoli', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(Number(head.headers['content-length'])).toBeGreaterThan(100);
});

test('the start lists the restaurants, with and without the prefix; deeper addresses are pages', async () => {
  const get = await serve();
  for (const path of ['/', '/app', '/app/', '/?x=1'])
    expect((await get(path)).body.toString()).toContain('<title>Restaurants</title>');
  for (const path of ['/bella-napoli', '/app/bella-napoli', '/application'])
    expect((await get(path)).body.toString()).not.toContain('<title>Restaurants</title>');
  const none = await serve({ readApi: undefined as never });
  expect((await none('/')).status).toBe(404);
  expect((await none('/bella-napoli')).status).toBe(200);
});

test('the page gets its restaurant, its place in it and its address', async () => {
  const get = await serve({ publicUrl: 'https://pizza.example' });
  const html = (await get('/app/bella-napoli/hours')).body.toString();
  expect(html).toContain('"path":"hours","language":"es"');
  expect(html).toContain('<title>Bella Napoli</title>');
  expect(html).toContain('href="https://pizza.example/bella-napoli/hours"');
  expect(html).toContain('href="/app/bella-napoli/manifest.webmanifest"');
  expect((await get('/nowhere')).status).toBe(404);
  expect((await get('/google-return')).status).toBe(200);
});

test('one more script is in every page where development names it', async () => {
  const [plain, more] = [await serve(), await serve({ extraScript: '/reload.js' })];
  expect((await plain('/bella-napoli')).body.toString()).not.toContain('<script async');
  expect((await more('/bella-napoli')).body.toString()).toContain(
    '<script async src="/reload.js"></script>',
  );
});

test('generated files: updates, worker, robots, sitemap and manifest', async () => {
  const get = await serve({ publicUrl: 'https://pizza.example' });
  const [updates, worker, robots, sitemap, manifest, unknown] = await Promise.all(
    [
      '/channel.json',
      '/sw.js',
      '/robots.txt',
      '/sitemap.xml',
      '/bella-napoli/manifest.webmanifest',
      '/nowhere/manifest.webmanifest',
    ].map((path) => get(path)),
  );
  expect(JSON.parse(updates?.body.toString() ?? '')).toMatchObject({ revision: 3 });
  expect(worker?.body.toString()).toBe('/* worker */');
  expect(robots?.body.toString()).toContain('Sitemap: https://pizza.example/sitemap.xml');
  expect(sitemap?.body.toString()).toContain('<loc>https://pizza.example/bella-napoli</loc>');
  expect(JSON.parse(manifest?.body.toString() ?? '')).toMatchObject({ name: 'Bella Napoli' });
  expect(unknown?.status).toBe(404);
  const bare = await serve({ readApi: undefined as never });
  expect((await bare('/robots.txt')).body.toString()).not.toContain('Sitemap');
  expect((await bare('/sitemap.xml')).status).toBe(404);
  expect((await bare('/bella-napoli/manifest.webmanifest')).status).toBe(503);
});

test('a manifest waits longer for the API than a page does', async () => {
  const slow: ReadApi = async (path) => {
    await new Promise((resolve) => setTimeout(resolve, 120));
    return readApi(path);
  };
  const get = await serve({ readApi: slow });
  expect((await get('/bella-napoli/manifest.webmanifest')).status).toBe(200);
});

test('a store that cannot be read is a 500 without its reason', async () => {
  const get = await serve({ page: () => Promise.reject(new Error('no disk at /srv')) });
  for (const path of ['/bella-napoli', '/channel.json', '/sw.js']) {
    const { status, headers, body } = await get(path);
    expect([status, headers['cache-control'], body.toString()]).toEqual([
      500,
      'no-store',
      'The storefront could not be read from its store\n',
    ]);
  }
});

test('a client that left before its turn costs no lookup', async () => {
  const lookups: string[] = [];
  const edge = createEdge({
    store,
    channel: 'stable',
    api: { url: 'http://127.0.0.1:1' },
    page,
    readApi: async (path) => (lookups.push(path), readApi(path)),
  });
  const server = await listen((request: IncomingMessage, response: ServerResponse) => {
    response.destroy();
    edge(request, response);
  }, 0);
  alsoStop(server);
  await expect(fetch(`http://127.0.0.1:${server.port}/bella-napoli`)).rejects.toThrow();
  await new Promise((resolve) => setImmediate(resolve));
  expect(lookups).toEqual([]);
});
