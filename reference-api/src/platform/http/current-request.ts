import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const storage = new AsyncLocalStorage<string>();

/** Id of the request that the caller runs in, also in an `uncaughtException` listener. */
export const currentRequestId = (): string | undefined => storage.getStore();

/** Runs `work` in the context of a request. */
export const inRequest = <T>(id: string, work: () => T): T => storage.run(id, work);

/**
 * Runs hooks and handlers of each request in its context. Twice, because parsing a body leaves the
 * context of `onRequest`.
 */
export function bindRequestContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inRequest(request.id, done));
  app.addHook('preValidation', (request, _reply, done) => inRequest(request.id, done));
}
