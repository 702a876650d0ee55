import { Agent, type ServerResponse, get } from 'node:http';
import { connect } from 'node:net';
import { type Listening, listen } from './listen';

const HOST = '127.0.0.1';

/** A server with answers given by a test; `asked` waits for a number of requests. */
async function held(options: { requestMs?: number } = {}): Promise<{
  server: Listening;
  answers: ServerResponse[];
  requests(count: number): Promise<void>;
}> {
  const answers: ServerResponse[] = [];
  const server = await listen(
    (_request, response) => void answers.push(response),
    0,
    HOST,
    options,
  );
  return {
    server,
    answers,
    requests: async (count) => {
      while (answers.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
}

const fetchText = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ port, host: HOST }, (incoming) => {
      let text = '';
      incoming.on('data', (chunk) => void (text += String(chunk)));
      incoming.on('end', () => resolve(text));
      incoming.on('error', reject);
    }).on('error', reject);
  });

test('an idle connection stays open longer than the 60 s of proxies', async () => {
  const { server, answers, requests } = await held();
  const hint = new Promise((resolve, reject) => {
    get({ port: server.port, host: HOST, agent: new Agent({ keepAlive: true }) }, (incoming) => {
      resolve(incoming.headers['keep-alive']);
      incoming.destroy();
    }).on('error', reject);
  });
  await requests(1);
  answers[0]?.end('all of it');
  expect(await hint).toBe('timeout=75');
  await server.close();
});

test('a response that is under way is finished, however long it takes; new requests are refused', async () => {
  const { server, answers, requests } = await held();
  const answer = fetchText(server.port);
  await requests(1);
  let isClosed = false;
  const closing = server.close().then(() => (isClosed = true));
  await expect(fetchText(server.port)).rejects.toThrow(/ECONNREFUSED|socket hang up/);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isClosed).toBe(false);
  answers[0]?.end('all of it');
  expect(await answer).toBe('all of it');
  await closing;
});

test('a connection that was opened ahead and never used does not hold the end up', async () => {
  const { server } = await held();
  const socket = connect(server.port, HOST);
  await new Promise((resolve) => socket.once('connect', resolve));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await server.close();
  await ended;
});

test('event streams are ended at once', async () => {
  const { server, answers, requests } = await held();
  const stream = fetchText(server.port);
  await requests(1);
  answers[0]?.setHeader('content-type', 'text/event-stream');
  answers[0]?.write('data: 1\n\n');
  await server.close();
  expect(await stream).toBe('data: 1\n\n');
});

test('responses to pipelined requests end with their connection, and do not hold the end up', async () => {
  const { server, answers, requests } = await held();
  const socket = connect(server.port, HOST);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(3));
  await requests(3);
  const closed = answers.map(
    (answer) => new Promise((resolve) => answer.once('close', () => resolve(answer.destroyed))),
  );
  answers[2]?.end('before the first');
  socket.resetAndDestroy();
  expect(await Promise.all(closed)).toEqual([true, true, true]);
  answers[1]?.write('nobody reads this');
  await server.close(24 * 60 * 60_000);
});

test('after the deadline whatever is left is cut', async () => {
  const { server, requests } = await held();
  const answer = fetchText(server.port);
  answer.catch(() => undefined);
  await requests(1);
  await server.close(200);
  await expect(answer).rejects.toThrow();
});

test.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: x\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf'],
])('%s that never come whole are refused with 408', async (_what, sent) => {
  const server = await listen(
    (request, response) => void request.resume().on('end', () => response.end()),
    0,
    HOST,
    { requestMs: 200 },
  );
  const socket = connect(server.port, HOST);
  let answer = '';
  socket.on('data', (chunk) => void (answer += String(chunk)));
  socket.write(sent);
  await new Promise((resolve) => socket.once('close', resolve));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await server.close();
});

test('a handler that throws is answered with 500 and recorded; the server goes on', async () => {
  const recorded: unknown[] = [];
  const server = await listen(
    ({ url }, response) => {
      if (url === '/bad') throw new Error('planted');
      response.end('good');
    },
    0,
    HOST,
    { failed: (error) => void recorded.push(error) },
  );
  const bad = await fetch(`http://${HOST}:${server.port}/bad`);
  expect([bad.status, await bad.text()]).toEqual([500, 'The request could not be answered\n']);
  expect(recorded).toEqual([new Error('planted')]);
  expect(await fetchText(server.port)).toBe('good');
  await server.close();
});

test('a request that still comes on an open connection is answered, and is its last', async () => {
  const { server, answers, requests } = await held();
  const socket = connect(server.port, HOST);
  let text = '';
  socket.on('data', (chunk) => void (text += String(chunk)));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /1 HTTP/1.1\r\nhost: x\r\n\r\n');
  await requests(1);
  const closing = server.close();
  socket.write('GET /2 HTTP/1.1\r\nhost: x\r\n\r\n');
  await requests(2);
  expect(answers.map((answer) => answer.getHeader('connection'))).toEqual([undefined, 'close']);
  answers[0]?.end('first');
  answers[1]?.end('second');
  await ended;
  await closing;
  expect(text).toContain('second');
});

test.each([
  ['two Host headers', 'GET / HTTP/1.1\r\nhost: a.example\r\nhost: b.example\r\n\r\n'],
  ['the same Host twice', 'GET / HTTP/1.1\r\nhost: a.example\r\nHost: a.example\r\n\r\n'],
  ['another host in its target', 'GET http://b.example/ HTTP/1.1\r\nhost: a.example\r\n\r\n'],
])('a request with %s is refused, and its connection is closed', async (_what, sent) => {
  const { server, answers } = await held();
  const socket = connect(server.port, HOST);
  let text = '';
  socket.on('data', (chunk) => void (text += String(chunk)));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write(sent);
  await ended;
  await server.close();
  expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answers).toEqual([]);
});
