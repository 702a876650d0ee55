import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const HEADER = 'x-request-id';
/** A uuid, or the 32 hexadecimal digits of a proxy; anything else could be a phone, or a line of its own in a log. */
const SANE = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Names a request: as it came when that is a sane name, else anew. The API behind reads it, the answer carries it. */
export function nameRequest(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers[HEADER];
  const id = typeof given === 'string' && SANE.test(given) ? given.toLowerCase() : randomUUID();
  request.headers[HEADER] = id;
  response.setHeader(HEADER, id);
  return id;
}

const storage = new AsyncLocalStorage<string>();

/** Id of the request in whose context the caller runs, also in an `uncaughtException` listener. */
export const currentRequestId = (): string | undefined => storage.getStore();

/** Runs `work` in the context of a request. */
export const inRequest = <T>(id: string, work: () => T): T => storage.run(id, work);
