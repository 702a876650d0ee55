import fastify, { LogController, type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createMetrics, type EndedRequest, type Metrics } from '../metrics/metrics';
import { observeRequests } from './observe-requests';

let app: FastifyInstance;
let release: () => void;
let recorded: { ended: EndedRequest[]; lines: Record<string, unknown>[]; next(): Promise<void> };

/** An API with a route that waits until the test releases it, and one that reads a body. */
beforeEach(async () => {
  let wake = (): void => undefined;
  recorded = {
    ended: [],
    lines: [],
    next: () =>
      new Promise((resolve) => {
        wake = resolve;
      }),
  };
  const metrics: Metrics = {
    ...createMetrics({ ofProcess: false }),
    requestEnded: (one) => {
      recorded.ended.push(one);
      wake();
    },
  };
  app = fastify({
    logger: {
      stream: {
        write: (line: string) =>
          void recorded.lines.push(JSON.parse(line) as Record<string, unknown>),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
  });
  observeRequests(app, metrics);
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.get('/slow', async (request) => {
    await released;
    return { address: request.clientAddress };
  });
  app.post('/fees/:restaurantId', async () => ({}));
  app.post('/fees', async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  release();
  app.server.closeAllConnections();
  await app.close();
});

const port = (): number => (app.server.address() as AddressInfo).port;

async function post(path: string, body: unknown): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${port()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return status;
}

async function open(): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const SLOW = 'GET /slow HTTP/1.1\r\nhost: x\r\n\r\n';

test.each([
  ['while it is answered', SLOW],
  [
    'within its body',
    'POST /fees HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"restau',
  ],
  [
    'between the chunks of its body',
    'POST /fees HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n' +
      'transfer-encoding: chunked\r\n\r\n3\r\n{"a\r\n',
  ],
  ['behind another that waits', SLOW + SLOW],
])(
  'a connection that is reset %s is counted as cut, and the server goes on',
  async (_when, sent) => {
    const begun = new Promise((resolve) => app.server.once('request', resolve));
    const ended = recorded.next();
    const socket = await open();
    socket.write(sent);
    await begun;
    socket.resetAndDestroy();
    await ended;
    expect(recorded.lines.at(-1)).toMatchObject({
      msg: 'request',
      cut: true,
      client: expect.stringMatching(/^[\w-]{10}$/) as unknown,
    });
    expect(await post('/fees', {})).toBe(200);
  },
);

test('a chunk with an endless extension is refused, and the server goes on', async () => {
  const socket = await open();
  const closed = once(socket, 'close');
  socket.write(
    'POST /fees HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n' +
      `transfer-encoding: chunked\r\n\r\n2;${'x'.repeat(40_000)}`,
  );
  socket.resume();
  await closed;
  expect(await post('/fees', {})).toBe(200);
});

test.each([
  ['an object with its own toString', { toString: 1 }],
  ['a list', [[7]]],
  ['a name', 'toString'],
  ['too large a number', 1e300],
  ['a fraction', 1.5],
  ['nothing', null],
])('%s in place of a restaurant is not logged', async (_what, restaurantID) => {
  const ended = recorded.next();
  expect(await post('/fees', { restaurantID })).toBe(200);
  await ended;
  expect(recorded.lines.at(-1)).toMatchObject({ msg: 'request' });
  expect(recorded.lines.at(-1)).not.toHaveProperty('restaurant');
});

test.each([
  ['/fees', { restaurantID: 101 }],
  ['/fees', { restaurantId: '101' }],
  ['/fees/101', {}],
  ['/fees/101', { restaurantID: 7 }],
])('the restaurant of a request to %s with %j is logged', async (url, payload) => {
  const ended = recorded.next();
  await post(url, payload);
  await ended;
  expect(recorded.lines.at(-1)).toMatchObject({ restaurant: 101 });
});
