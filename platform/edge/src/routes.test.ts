import { type Store, compose, openStore, promote, publish, rollback } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { runInNewContext } from 'node:vm';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ChannelRevision, ChannelUpdates } from '@storefront/compositions';
import { type EdgeOptions } from './edge';
import type { ReadApi } from './restaurant-head';
import { serveEdge, stopServers } from './testing/serve-edge';
import type { ObservedResponse } from './observe-responses';
import { NO_WORKER } from './channel-page';

afterEach(stopServers);

afterAll(removeTemporaryFolders);

let store: Store;
const page: EdgeOptions['page'] = async () => ({
  boot: 'boot()',
  inlineScript: () => undefined,
  worker: '/* worker */',
  isTested: () => false,
  firstCookie: () => null,
  rendered: () => null,
  ofShell: () => null,
  hasRoute: () => true,
  routeAt: () => null,
  isCaught: () => false,
  routes: [],
  ownPoliciesUntil: 0,
  describes: null,
  language: 'pt-BR',
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

test('each kind of address has its own handler, and names that only begin alike are pages', async () => {
  const answered: ObservedResponse[] = [];
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

describe('the service worker', () => {
  let store: Store;

  /**
   * Makes the channel serve a build of the shell; `worker` is the text of its service worker, null
   * for a build without one.
   */
  async function promoteShell(version: string, worker: string | null): Promise<void> {
    const files = {
      'main.js': version,
      'boot.js': 'boot',
      ...(worker === null ? {} : { 'worker.js': worker }),
    };
    const { folder } = await aBuildFolder('shell', files, {
      version: `1.0.0+${version}`,
      boot: 'boot.js',
      entry: { js: ['main.js'], css: [], consumes: [] },
      ...(worker === null ? {} : { worker: 'worker.js' }),
    });
    await promote(store, 'stable', (await compose(store, [await publish(store, folder)])).hash);
  }

  beforeEach(async () => {
    store = openStore(await aTemporaryFolder());
  });

  test('the worker of the newest shell has one URL, is revalidated, and cannot be sniffed or run inline', async () => {
    await promoteShell('a', '/* worker a */');
    const get = await serveEdge({ store });
    const { status, headers, body } = await get('/sw.js');
    expect([status, body.toString()]).toEqual([200, '/* worker a */']);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect([headers['content-security-policy'], headers['reporting-endpoints']]).toEqual([
      expect.stringContaining('report-uri /api/policy-reports'),
      'policy="/api/policy-reports"',
    ]);
    expect((await get('/sw.js', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
    await promoteShell('b', '/* worker b */');
    expect(
      (await get('/sw.js', { 'if-none-match': String(headers['etag']) })).body.toString(),
    ).toBe('/* worker b */');
  });

  test('the worker removes itself after a rollback, where the site says so, and without pinned sessions', async () => {
    await promoteShell('a', null);
    await promoteShell('b', '/* worker b */');
    expect(
      (
        await (
          await serveEdge({ store, site: { serviceWorker: 'off' } })
        )('/sw.js')
      ).body.toString(),
    ).toBe(NO_WORKER);
    expect((await (await serveEdge({ store, pinSessions: false }))('/sw.js')).body.toString()).toBe(
      NO_WORKER,
    );
    const get = await serveEdge({ store });
    expect((await get('/sw.js')).body.toString()).toBe('/* worker b */');
    await rollback(store, 'stable');
    expect((await get('/sw.js')).body.toString()).toBe(NO_WORKER);
  });
});

test('a page that registered it anew, and so undid its unregistering, is answered by another', async () => {
  const unregister = jest.fn(async () => true);
  const listeners = new Map<
    string,
    (event: { waitUntil: (work: Promise<unknown>) => void }) => void
  >();
  runInNewContext(NO_WORKER, {
    self: {
      addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
      registration: { unregister },
      skipWaiting: () => undefined,
    },
    caches: { keys: async () => [], delete: async () => true },
    indexedDB: { deleteDatabase: () => undefined },
  });
  const come = async (name: string): Promise<void> => {
    const waited: Promise<unknown>[] = [];
    listeners.get(name)?.({ waitUntil: (work) => void waited.push(work) });
    await Promise.all(waited);
  };
  await come('activate');
  expect(unregister).toHaveBeenCalledTimes(1);
  await come('message');
  expect(unregister).toHaveBeenCalledTimes(2);
});

describe('a channel', () => {
  const REVOKED = 'a'.repeat(64);
  let store: Store;
  let hash: string;

  async function writeRevision(revision: number, text: string): Promise<void> {
    const folder = path.join(store.root, 'channels/stable');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${String(revision).padStart(6, '0')}.json`), text);
  }

  const aRevision = (revision: number, changes: Partial<ChannelRevision> = {}): string =>
    JSON.stringify({
      revision,
      at: new Date().toISOString(),
      note: '',
      composition: hash,
      ...changes,
    });

  beforeEach(async () => {
    store = openStore(await aTemporaryFolder());
    const entry = { js: ['main.js'], css: [], consumes: [] };
    const { folder } = await aBuildFolder(
      'shell',
      { 'main.js': 'const shell = 1;', 'boot.js': 'start();' },
      { boot: 'boot.js', entry },
    );
    ({ hash } = await compose(store, [await publish(store, folder)]));
  });

  test('the updates of a channel are revalidated on every use, and sent once', async () => {
    await writeRevision(1, aRevision(1, { revoked: [REVOKED] }));
    const get = await serveEdge({ store });
    const { status, headers, body } = await get('/channel.json');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(ChannelUpdates.parse(JSON.parse(body.toString()))).toEqual({
      channel: 'stable',
      revision: 1,
      revoked: [REVOKED],
    });
    expect((await get('/channel.json', { 'if-none-match': String(headers['etag']) })).status).toBe(
      304,
    );
    await writeRevision(2, aRevision(2));
    expect(
      JSON.parse(
        (await get('/channel.json', { 'if-none-match': String(headers['etag']) })).body.toString(),
      ),
    ).toMatchObject({ revision: 2, revoked: [] });
  });

  describe('a channel that cannot be read', () => {
    const CASES = [
      {
        case: 'its newest revision is cut off',
        spoil: () => writeRevision(2, '{"revision": 2, "compos'),
      },
      {
        case: 'its newest revision names a composition that is not there',
        spoil: () => writeRevision(2, aRevision(2, { composition: REVOKED })),
      },
      { case: 'the store is gone', spoil: () => rm(store.root, { recursive: true }) },
    ];

    test.each(CASES)('is served on as it was, and reported once: $case', async ({ spoil }) => {
      await writeRevision(1, aRevision(1));
      const log: string[] = [];
      const get = await serveEdge({ store, log: (line) => log.push(line) });
      const before = (await get('/bella-napoli')).body.toString();
      await spoil();
      for (let time = 0; time < 3; time += 1) {
        const { status, body } = await get('/bella-napoli');
        expect({ status, html: body.toString() }).toEqual({ status: 200, html: before });
      }
      expect(log).toEqual([
        expect.stringMatching(/^Channel stable cannot be read, revision 1 is served on: /),
      ]);
    });

    test('is followed again as soon as it can be read', async () => {
      await writeRevision(1, aRevision(1));
      const log: string[] = [];
      const get = await serveEdge({ store, log: (line) => log.push(line) });
      await get('/bella-napoli');
      await writeRevision(2, 'not JSON');
      await get('/bella-napoli');
      await writeRevision(3, aRevision(3));
      expect((await get('/bella-napoli')).body.toString()).toContain('"revision":3');
      expect(log).toHaveLength(2);
      expect(log[1]).toBe('Channel stable can be read again.');
    });
  });
});
