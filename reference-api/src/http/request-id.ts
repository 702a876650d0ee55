import { randomUUID } from 'node:crypto';

/** Names one request to browser, edge, API and support alike; what the browser does not name, the edge or the API does. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** A uuid, or the 32 hexadecimal digits of a proxy or a trace. Whatever could be a phone, a name or a line of its own in a log is none. */
const SANE = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The id a request came with when it is a sane one, else a new one. */
export const requestIdOf = (given: unknown): string => (typeof given === 'string' && SANE.test(given) ? given.toLowerCase() : randomUUID());
