import { compose, openStore, promote, publish, type Store } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { createEdgeMetrics } from './edge-metrics';
import { listen } from './listen';
import type { Answered } from './observe-answers';
import { alsoStop, serveEdge, stopServers } from './testing/serve-edge';

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
afterEach(stopServers);
afterAll(removeTemporaryFolders);

describe('an edge says', () => {
  test.each([
    { case: 'that it serves a page', options: {}, ready: 200 },
    { case: 'that nothing was promoted', options: { channel: 'next' }, ready: 503 },
    {
      case: 'that its store cannot be read',
      options: { page: () => Promise.reject(new Error('no disk')) },
      ready: 503,
    },
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
    {
      case: 'that the check of the API behind it fails at once',
      options: {
        unready: () => {
          throw new Error('no disk');
        },
      },
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

  test.each(['', 'admin', '5519988887777', `${ID}0`, 'a'.repeat(5000)])(
    'that is none is replaced: %#',
    async (given) => {
      const get = await serveEdge({ store });
      const { headers } = await get('/bella-napoli', { 'x-request-id': given });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    },
  );
});

test('[S33] a response is reported by kind, method, status and time, never by its address', async () => {
  const answered: Answered[] = [];
  const metrics = createEdgeMetrics();
  const get = await serveEdge({ store, metrics, onAnswer: (answer) => void answered.push(answer) });
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

test('a revision that cannot be read is no number', async () => {
  const metrics = createEdgeMetrics();
  metrics.follow(() => Promise.reject(new Error('no disk')));
  expect(await metrics.text()).toContain('storefront_edge_revision Nan');
});
