import { randomUUID } from 'node:crypto';

/**
 * Names one request in the logs of browser, edge and API. Set by the browser, otherwise by the
 * edge, otherwise by the API.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * A uuid, or the 32 hexadecimal digits of a proxy or a trace. Any other value may be a phone, a
 * name or a forged line of a log.
 */
const REQUEST_ID = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The given id of a request, in lower case, when it has the form of one; otherwise a new uuid. */
export const parseRequestId = (given: unknown): string =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given.toLowerCase() : randomUUID();
