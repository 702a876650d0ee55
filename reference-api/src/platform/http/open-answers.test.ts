import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { createMetrics } from '../metrics/metrics';
import { watchAnswers } from './open-answers';
import { createShutdownState } from './shutdown-state';

let app: FastifyInstance;
let requested: number;
beforeEach(async () => {
  requested = 0;
  app = fastify();
  watchAnswers(app, createShutdownState(), createMetrics({ ofProcess: false }));
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
