import { request as httpRequest } from 'node:http';
import { type Server, type Socket, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Listening, listen } from './listen';
import { forward } from './mount-api';

const HOST = '127.0.0.1';
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/**
 * An API that answers raw bytes; `answer` gets the number of the connection, and of the request on
 * it.
 */
async function rawApi(
  answer: (socket: Socket, connection: number, request: number) => void,
  onBytes: (text: string) => void = () => undefined,
): Promise<string> {
  const sockets: Socket[] = [];
  const server = await new Promise<Server>((resolve) => {
    const listening = createServer((socket) => {
      const connection = sockets.push(socket);
      let requests = 0;
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        onBytes(String(bytes));
        // a body may come after its head
        if (bytes.includes('HTTP/1.1')) answer(socket, connection, (requests += 1));
      });
    }).listen(0, HOST, () => resolve(listening));
  });
  stops.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  return `http://${HOST}:${typeof address === 'object' && address ? address.port : 0}`;
}

async function edgeBefore(url: string): Promise<Listening> {
  const edge = await listen(
    (request, response) => forward({ url }, '/api', request, response),
    0,
    HOST,
  );
  stops.push(() => edge.close(0));
  return edge;
}

const fetchText = (
  port: number,
  method = 'GET',
  body?: string,
): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(
      { port, host: HOST, path: '/api/menu', method, agent: false },
      (incoming) => {
        text(incoming).then(
          (whole) => resolve({ status: incoming.statusCode ?? 0, body: whole }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

const ok = (body: string): string =>
  `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\nconnection: keep-alive\r\n\r\n${body}`;

/** Each connection serves one request, stays open, and is reset when it is used again. */
const oneEach = (socket: Socket, connection: number, request: number): void =>
  void (request === 1 ? socket.write(ok(`connection ${connection}`)) : socket.resetAndDestroy());

test('a request on a persistent connection that the API closes is retried on a new one', async () => {
  const { port } = await edgeBefore(await rawApi(oneEach));
  expect(await fetchText(port)).toEqual({ status: 200, body: 'connection 1' });
  expect(await fetchText(port)).toEqual({ status: 200, body: 'connection 2' });
});

test('a request with a body is never sent twice: it has a connection of its own', async () => {
  const { port } = await edgeBefore(await rawApi(oneEach));
  await fetchText(port);
  expect(await fetchText(port, 'POST', '{"order":1}')).toEqual({
    status: 200,
    body: 'connection 2',
  });
});

test('an API that resets a new connection is a 502, without a retry', async () => {
  let requests = 0;
  const { port } = await edgeBefore(
    await rawApi((socket) => {
      requests += 1;
      socket.resetAndDestroy();
    }),
  );
  expect(await fetchText(port)).toEqual({ status: 502, body: 'The API does not answer\n' });
  expect(requests).toBe(1);
});

test('an answer that breaks off ends the answer of the client too', async () => {
  const { port } = await edgeBefore(
    await rawApi((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf');
      setTimeout(() => socket.resetAndDestroy(), 20);
    }),
  );
  await expect(fetchText(port)).rejects.toThrow(/aborted|socket hang up|ECONNRESET/);
});

test.each([
  [{}, '127.0.0.1'],
  [{ 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7, 127.0.0.1'],
  [{ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }, '198.51.100.1, 203.0.113.7, 127.0.0.1'],
])(
  'the API gets the address of the client behind those that proxies named: %j',
  async (headers, expected) => {
    const api = await listen(
      (request, response) => void response.end(String(request.headers['x-forwarded-for'])),
      0,
      HOST,
    );
    stops.push(() => api.close(0));
    const { port } = await edgeBefore(`http://${HOST}:${api.port}`);
    expect(await (await fetch(`http://${HOST}:${port}/api/menu`, { headers })).text()).toBe(
      expected,
    );
  },
);

test('the body of a GET is sent on a connection of its own, so no later request is read as that body', async () => {
  const bodies: string[] = [];
  const api = await listen(
    (request, response) =>
      void text(request).then((body) => response.end(String(bodies.push(body)))),
    0,
    HOST,
  );
  stops.push(() => api.close(0));
  const { port } = await edgeBefore(`http://${HOST}:${api.port}`);
  const send = (headers: string, body: string): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, HOST, () =>
        socket.write(
          `GET /api/menu HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n${body}`,
        ),
      );
      socket.resume().once('close', () => resolve());
    });
  await send('content-length: 5\r\n', 'GET /');
  await send('transfer-encoding: chunked\r\n', '3\r\nabc\r\n0\r\n\r\n');
  await send('', '');
  expect(bodies).toEqual(['GET /', 'abc', '']);
});

test('an API behind a path gets the path, the query, the method, and its own host', async () => {
  const seen: unknown[] = [];
  const api = await listen(
    ({ method, url, headers }, response) => {
      seen.push([method, url, headers.host, headers['x-forwarded-host'], headers['x-own']]);
      response.writeHead(418, { 'x-answer': 'a' }).end();
    },
    0,
    HOST,
  );
  stops.push(() => api.close(0));
  for (const base of ['/v1', '/v1/']) {
    const { port } = await edgeBefore(`http://${HOST}:${api.port}${base}`);
    const { status, headers } = await fetch(`http://${HOST}:${port}/api/menu?a=/api`, {
      method: 'DELETE',
      headers: { 'x-own': 'b' },
    });
    expect([status, headers.get('x-answer')]).toEqual([418, 'a']);
    const given = ['DELETE', '/v1/menu?a=/api', `${HOST}:${api.port}`, `${HOST}:${port}`, 'b'];
    expect(seen.at(-1)).toEqual(given);
  }
});

test('headers of one connection are not passed to the other', async () => {
  let received = '';
  const { port } = await edgeBefore(
    await rawApi((socket) => {
      socket.write(
        'HTTP/1.1 200 OK\r\nconnection: keep-alive, X-Hop\r\nkeep-alive: timeout=99\r\n' +
          'x-hop: 1\r\nx-end: 2\r\ncontent-length: 2\r\n\r\nok',
      );
    }),
  );
  await new Promise<void>((resolve) => {
    const socket = connect(port, HOST, () =>
      socket.write('GET /api/menu HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'),
    );
    socket.on('data', (bytes) => (received += String(bytes))).once('close', () => resolve());
  });
  expect(received).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*\r\n\r\nok$/);
  expect(received).toContain('Connection: close');
  expect(received).toContain('x-end: 2');
  expect(received).not.toMatch(/x-hop|timeout=99/i);
});

test('the API gets the headers of the message, whatever the client names as its connection’s', async () => {
  const heads: string[] = [];
  const url = await rawApi(
    (socket) => void socket.write(ok('')),
    (head) => heads.push(head),
  );
  const { port } = await edgeBefore(url);
  await new Promise<void>((resolve) => {
    const socket = connect(port, HOST, () =>
      socket.write(
        'POST /api/order HTTP/1.1\r\nhost: x\r\nconnection: close, content-length, x-hop, HOST\r\n' +
          'proxy-connection: keep-alive\r\nkeep-alive: 9\r\nx-hop: 1\r\nx-end: 2\r\ncontent-length: 2\r\n\r\n{}',
      ),
    );
    socket.resume().once('close', () => resolve());
  });
  const [head = ''] = heads;
  expect(head).toMatch(/x-end: 2\r\n/);
  expect(head).toMatch(/content-length: 2\r\n/);
  expect(head).not.toMatch(/x-hop|proxy-connection|keep-alive: 9|content-length,/i);
});
