import type { FastifyInstance } from 'fastify';

const GRACE_MS = 1000;

/**
 * Ends every connection a second after the server began to close. Node waits for connections a browser opened ahead and
 * never used; answers under way are done by then.
 */
export function closeSoon(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
}
