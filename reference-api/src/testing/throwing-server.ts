import { parseRequestId } from '@storefront/http-kit';
import fastify from 'fastify';
import { currentRequestId, bindRequestContext } from '../platform/http/current-request';
import { endProcess } from '../platform/end-process';

/**
 * A test server, run as a process: requests to `/throw` and `/reject` cause an unexpected
 * exception, `/slow` responds after a delay.
 */
const SLOW_MS = 300;

const app = fastify({
  keepAliveTimeout: 50,
  genReqId: ({ headers }) => parseRequestId(headers['x-request-id']),
  requestIdHeader: false,
});
bindRequestContext(app);
app.get('/throw', (_request, reply) => {
  setTimeout(() => {
    throw new Error('planted in a timer');
  }, 10);
  return reply.send('before it');
});
app.post('/reject', (_request, reply) => {
  void Promise.reject(new Error('planted in a promise'));
  return reply.send('before it');
});
app.get('/slow', async () => {
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  return 'finished';
});

const say = (message: unknown): void => void process.stdout.write(`${JSON.stringify(message)}\n`);

endProcess({
  stop: () => app.close(),
  requestId: currentRequestId,
  failed: (error, requestId) => say({ error: String(error), requestId }),
});
app.listen({ port: 0, host: '127.0.0.1' }).then(
  (address) => say({ address }),
  () => process.exit(1),
);
