import { closeWithConnection } from '@storefront/http-kit';
import { once } from 'node:events';
import { createServer } from 'node:http';

const ALIVE = JSON.stringify({ status: 'ok' });
const STARTING = JSON.stringify({ error: 'The server is starting', code: 'starting' });

/**
 * Answers on the address of a server that waits for its database: `/healthz` with 200, because a restart
 * repairs nothing, and all other paths, `/readyz` among them, with 503. Close it before the server
 * itself listens. Rejects when the address cannot be used.
 */
export async function listenWhileStarting(address: {
  readonly host: string;
  readonly port: number;
}): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    closeWithConnection(request, response);
    const isAlive = request.url === '/healthz';
    response.writeHead(isAlive ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(isAlive ? {} : { 'retry-after': '1' }),
    });
    response.end(isAlive ? ALIVE : STARTING);
  });
  server.listen(address);
  await once(server, 'listening');
  return {
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
