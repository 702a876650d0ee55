import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyBaseLogger,
  type FastifyReply,
} from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { createMetrics, type EndedRequest, type Metrics } from '../metrics/metrics';
import { createAfterResponses } from './after-responses';
import { observeRequests } from './observe-requests';
import { watchResponses } from './open-responses';
import { createShutdownState, ServerBusyError } from './server-state';
import { warnOfProxy } from './proxies';

describe('observed requests', () => {
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

  test.each([
    ['an object with its own toString', { toString: 1 }],
    ['too large a number', 1e300],
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
    ['/fees/101', { restaurantID: 7 }],
  ])('the restaurant of a request to %s with %j is logged', async (url, payload) => {
    const ended = recorded.next();
    await post(url, payload);
    await ended;
    expect(recorded.lines.at(-1)).toMatchObject({ restaurant: 101 });
  });
});

describe('open answers', () => {
  let app: FastifyInstance;
  let requested: number;
  beforeEach(async () => {
    requested = 0;
    app = fastify();
    watchResponses(app, createShutdownState(), createMetrics({ ofProcess: false }));
    app.get('/never', () => {
      requested += 1;
      return new Promise(() => undefined);
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.server.closeAllConnections());

  async function open(): Promise<Socket> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  }

  test('a server ends at once after a client reset a connection with pipelined requests', async () => {
    const unused = await open();
    const socket = await open();
    socket.write('GET /never HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20));
    while (requested < 20) await new Promise((resolve) => setImmediate(resolve));
    socket.resetAndDestroy();
    await Promise.all([app.close(), once(unused, 'close')]);
  });
});

describe('proxies', () => {
  const warn = jest.fn();
  const logger = { warn } as unknown as FastifyBaseLogger;
  const client = { 'x-forwarded-for': '203.0.113.7' };

  async function send(
    trustProxy: number | undefined,
    ...requests: { headers?: Record<string, string>; remoteAddress: string }[]
  ): Promise<number> {
    warn.mockReset();
    const app = fastify();
    warnOfProxy(app, { trustProxy, logger });
    app.get('/', async () => '');
    for (const request of requests) await app.inject({ url: '/', ...request });
    await app.close();
    return warn.mock.calls.length;
  }

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', 'fd00::1'])(
    'a proxy at %s that TRUST_PROXY does not name is reported once',
    async (remoteAddress) => {
      const request = { headers: client, remoteAddress };
      expect(await send(undefined, request, request)).toBe(1);
    },
  );

  test('a proxy that is set, a client without one, and a distant client that claims one are not', async () => {
    expect(await send(1, { headers: client, remoteAddress: '127.0.0.1' })).toBe(0);
    expect(await send(undefined, { remoteAddress: '127.0.0.1' })).toBe(0);
    expect(await send(undefined, { headers: client, remoteAddress: '203.0.113.9' })).toBe(0);
  });
});

describe('work after answers', () => {
  const anAnswer = () => {
    const raw = new PassThrough().resume();
    return {
      reply: { raw } as unknown as FastifyReply,
      send: () => raw.end('{}'),
      lose: () => raw.destroy(),
    };
  };
  const turns = async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  };

  test.each(['send', 'lose'] as const)(
    '[S18] work begins when its answer ends (%s), not before',
    async (end) => {
      const [after, answer, work] = [
        createAfterResponses(),
        anAnswer(),
        jest.fn(async () => undefined),
      ];
      after.add(answer.reply, work);
      await turns();
      expect([work.mock.calls.length, after.waiting()]).toEqual([0, 1]);
      answer[end]();
      await after.idle();
      expect([work.mock.calls.length, after.waiting()]).toEqual([1, 0]);
    },
  );

  test('more than it may hold is refused as busy, and accepted again later', async () => {
    const [after, first] = [createAfterResponses({ most: 1 }), anAnswer()];
    after.add(first.reply, async () => undefined);
    expect(() => after.add(anAnswer().reply, async () => undefined)).toThrow(ServerBusyError);
    first.send();
    await after.idle();
    const second = anAnswer();
    expect(() => after.add(second.reply, async () => undefined)).not.toThrow();
    second.send();
    await after.idle();
  });
});
