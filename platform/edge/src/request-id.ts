import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER, parseRequestId } from '@storefront/http-kit';

/** Sets the id of a request on the request, which the API reads, and on its answer. */
export function nameRequest(request: IncomingMessage, response: ServerResponse): string {
  const id = parseRequestId(request.headers[REQUEST_ID_HEADER]);
  request.headers[REQUEST_ID_HEADER] = id;
  response.setHeader(REQUEST_ID_HEADER, id);
  return id;
}

const storage = new AsyncLocalStorage<string>();

/** Id of the request that the caller handles, also in an `uncaughtException` listener. */
export const currentRequestId = (): string | undefined => storage.getStore();

/** Runs `work` in the context of a request. */
export const inRequest = <T>(id: string, work: () => T): T => storage.run(id, work);
