import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * One response of a burst; `ms` since the whole burst was sent, `status` 0 when the connection
 * closed without a response.
 */
export type BurstAnswer = { status: number; saysWhen: boolean; ms: number };

const answerOf = (text: string, ms: number): BurstAnswer => ({
  status: Number(text.slice(9, 12)) || 0,
  saysWhen: /\r\nretry-after: *\d/i.test(text),
  ms,
});

/** Reads one response until its connection closes; the time is that of its first byte. */
function readAnswer(socket: Socket, start: () => number): Promise<BurstAnswer> {
  let [text, ms] = ['', 0];
  socket.on('data', (chunk) => {
    if (text === '') ms = performance.now() - start();
    text += chunk.toString('latin1');
  });
  return new Promise((resolve) => {
    socket.once('error', () => undefined).once('close', () => resolve(answerOf(text, ms)));
  });
}

/**
 * Opens a connection for each request, distributed over the ports, sends all requests at the same
 * time and waits for every response.
 */
export async function sendBurst(
  ports: readonly number[],
  requests: readonly string[],
): Promise<BurstAnswer[]> {
  const sockets = await Promise.all(
    requests.map(async (_, index) => {
      const socket = connect(ports[index % ports.length] ?? 0, '127.0.0.1').setNoDelay(true);
      await once(socket, 'connect');
      return socket;
    }),
  );
  let start = 0;
  const answers = sockets.map((socket) => readAnswer(socket, () => start));
  start = performance.now();
  sockets.forEach((socket, index) => socket.write(requests[index] ?? ''));
  return Promise.all(answers);
}
