import { type Store, compose, openStore, promote, publish } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import type { EdgeOptions } from './edge';
import { listen } from './listen';
import { type Get, alsoStop, serveEdge, stopServers } from './testing/serve-edge';
import { createEdgeMetrics } from './edge-metrics';
import type { ObservedResponse } from './observe-responses';

afterEach(stopServers);

afterAll(removeTemporaryFolders);

const boot = 'window.started = true;';
const main = 'const shell = 1;\n'.repeat(50);
let store: Store;

async function promoteShell(version: string, text: string): Promise<string> {
  const files = { 'main.js': text, 'boot.js': boot };
  const entry = { js: ['main.js'], css: [], consumes: [] };
  const { folder } = await aBuildFolder('shell', files, { version, boot: 'boot.js', entry });
  const build = await publish(store, folder);
  await promote(store, 'stable', (await compose(store, [build])).hash);
  return `/builds/shell/${build.id}/`;
}

const serve = (options: Partial<EdgeOptions> = {}): Promise<Get> =>
  serveEdge({ store, ...options });

beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
  await promoteShell('1.0.0+a', main);
});

describe('the page', () => {
  test('[ACCOUNT-03] the return URL of Google is a page of the storefront, without a restaurant lookup', async () => {
    const requests: string[] = [];
    const get = await serve({
      readApi: async (path) => {
        requests.push(path);
        return { status: 404, body: null };
      },
    });
    expect((await get('/google-return')).status).toBe(200);
    expect(requests).toEqual([]);
  });

  test('a promotion is in the next page, and an unchanged page is not sent twice', async () => {
    const get = await serve();
    const first = await get('/bella-napoli');
    const etag = String(first.headers['etag']);
    expect((await get('/bella-napoli', { 'if-none-match': etag })).status).toBe(304);
    const base = await promoteShell('1.0.1+b', `${main} `);
    const next = await get('/bella-napoli', { 'if-none-match': etag });
    expect(next.status).toBe(200);
    expect(next.body.toString()).toContain(base);
  });

  test('[S09] pages have a budget: 32 run, 256 wait, more get Retry-After; other URLs answer', async () => {
    let release = (): void => undefined;
    const held = new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
    const get = await serve({ page: () => held });
    const refused: unknown[] = [];
    const pages = Array.from({ length: 32 + 256 + 12 }, async () => {
      const { body, headers } = await get('/bella-napoli');
      if (body.toString().startsWith('Too many pages')) refused.push(headers['retry-after']);
    });
    while (refused.length < 12) expect((await get('/healthz')).status).toBe(200);
    expect((await get('/api/orders')).status).toBe(200);
    release();
    await Promise.all(pages);
    expect(new Set(refused)).toEqual(new Set(['1']));
  });
});

describe('what the API says of the restaurant', () => {
  test.each([
    { case: 'is down', readApi: () => Promise.reject(new Error('down')) },
    { case: 'never answers', readApi: () => new Promise<never>(() => undefined) },
    { case: 'answers nonsense', readApi: async () => ({ status: 200, body: ['nonsense'] }) },
  ])('an API that $case costs the title and nothing else', async ({ readApi }) => {
    const get = await serve({ readApi });
    const timers = jest.spyOn(globalThis, 'setTimeout');
    expect((await get('/bella-napoli')).status).toBe(200);
    // the timeout of the first title of a restaurant in ms
    expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(1000);
    timers.mockRestore();
  });
});

describe('health and requests', () => {
  const ID = 'b3f1c7de-0a2b-4c4d-8e6f-1234567890ab';
  let store: Store;

  beforeAll(async () => {
    store = openStore(await aTemporaryFolder());
    const { folder } = await aBuildFolder(
      'shell',
      { 'main.js': '1', 'boot.js': '1' },
      { version: '1.0.0+a', boot: 'boot.js', entry: { js: ['main.js'], css: [], consumes: [] } },
    );
    await promote(store, 'stable', (await compose(store, [await publish(store, folder)])).hash);
  });

  describe('an edge says', () => {
    test.each([
      { case: 'that it serves a page', options: {}, ready: 200 },
      { case: 'that nothing was promoted', options: { channel: 'next' }, ready: 503 },
      {
        case: 'that what is behind it is not ready',
        options: { unready: () => 'the database does not answer' },
        ready: 503,
      },
      {
        case: 'that the API behind it does not answer',
        options: { unready: () => Promise.reject(new Error('no disk')) },
        ready: 503,
      },
    ])('$case: alive, ready $ready', async ({ options, ready }) => {
      const get = await serveEdge({ store, ...options });
      const [alive, answer] = await Promise.all([get('/healthz'), get('/readyz')]);
      expect([alive.status, answer.status, answer.headers['cache-control']]).toEqual([
        200,
        ready,
        'no-store',
      ]);
      expect(answer.headers['retry-after']).toBe(ready === 200 ? undefined : '1');
      expect(answer.body.toString()).not.toContain('no disk');
    });
  });

  describe('[S41] a request id', () => {
    test('is passed to the API and back, in this process or behind an address', async () => {
      const backend = await listen(
        (request, response) => void response.end(String(request.headers['x-request-id'])),
        0,
      );
      alsoStop(backend);
      for (const api of [
        { url: `http://127.0.0.1:${backend.port}` },
        {
          handle: (
            request: { headers: Record<string, unknown> },
            response: { end(text: string): void },
          ) => response.end(String(request.headers['x-request-id'])),
        } as never,
      ]) {
        const get = await serveEdge({ store, api });
        const { headers, body } = await get('/api/x', { 'x-request-id': ID });
        expect([headers['x-request-id'], body.toString()]).toEqual([ID, ID]);
      }
    });

    test.each(['', '5519988887777', `${ID}0`])('that is none is replaced: %#', async (given) => {
      const get = await serveEdge({ store });
      const { headers } = await get('/bella-napoli', { 'x-request-id': given });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    });
  });

  test('[S33] a response is reported by kind, method, status and time, never by its address', async () => {
    const answered: ObservedResponse[] = [];
    const metrics = createEdgeMetrics();
    const get = await serveEdge({
      store,
      metrics,
      onAnswer: (answer) => void answered.push(answer),
    });
    const paths = [
      '/bella-napoli?wpu=19988887777',
      '/builds/nothing',
      '/channel.json',
      '/19988887777.png',
      '/api/order/uuid/canary',
      '/media/canary.avif',
      '/healthz',
      '/readyz',
    ];
    for (const path of paths) await get(path, { 'x-request-id': ID });
    await get('/canary', {}, 'PROPFIND');
    expect(answered.map(({ kind, method, status }) => `${kind} ${method} ${status}`)).toEqual([
      'page GET 200',
      'build GET 404',
      'news GET 200',
      'file GET 404',
      'api GET 200',
      'media GET 200',
      'page other 405',
    ]);
    expect(
      answered
        .slice(0, 6)
        .every(({ requestId, seconds, isCut }) => requestId === ID && seconds >= 0 && !isCut),
    ).toBe(true);
    const text = await metrics.text();
    expect(JSON.stringify(answered) + text).not.toMatch(/canary|19988887777/);
    expect(text).toContain('storefront_edge_answers_total{kind="page",status="200"} 1');
    expect(text).toContain('storefront_edge_answers_total{kind="build",status="404"} 1');
    expect(text).toContain('storefront_edge_revision 1');
  });
});

describe('hostile addresses', () => {
  const INFO = {
    name: 'Bella Napoli',
    language: 'pt-br',
    cover_pic: 'napoli',
    theme: { mainColor: '#123456' },
  };
  /** Serves one restaurant. */
  const readApi = async (path: string) =>
    path === '/restaurant/data/v2/bella-napoli'
      ? { status: 200, body: { info: INFO } }
      : { status: 404, body: {} };

  test.each(['t', 'wpu'])(
    '[B50] the page takes %s of 10,000 letters, twice, encoded twice, and repeats none of it',
    async (name) => {
      const get = await serveEdge({ store, readApi });
      for (const text of [
        'x'.repeat(10_000),
        'canary',
        '%2522%253Ecanary',
        '%22%3E%3Cscript%3Ecanary',
        '%00',
        '%E0%A4%A',
      ]) {
        const { status, body } = await get(
          `/bella-napoli?${name}=${text}&${name}=canary&${name}[]=canary`,
        );
        expect([text.slice(0, 20), status]).toEqual([text.slice(0, 20), 200]);
        expect(body.toString()).not.toMatch(/canary|x{50}/);
      }
    },
  );

  test.each([
    '/..%2f..%2fetc%2fpasswd',
    '/%00',
    '/bell%D0%B0-napoli',
    '/%E0%A4%A',
    '/__proto__',
    `/${'x'.repeat(3000)}`,
  ])(
    '[B51] there is no restaurant at %j: the page says so, and shows nothing of another',
    async (path) => {
      const get = await serveEdge({ store, readApi });
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body.toString()).not.toMatch(/Bella Napoli|root:|node_modules/);
      expect((await get('/bella-napoli')).status).toBe(200);
    },
  );

  test.each(['/.git/config', '/.env', '/builds/shell/main.js.map', '/channels/stable/000001.json'])(
    '[S46] %s is not served',
    async (path) => {
      const { status, body } = await (await serveEdge({ store, readApi }))(path);
      expect(status).toBe(404);
      expect(body.toString()).not.toMatch(/\[core\]|ref:|"dependencies"/);
    },
  );
});
