import { STATUS_CODES, type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { responseOn } from './close-pipelined';

/**
 * Headers of every answer that is not a page. A browser makes a document of any answer that it opens in
 * a frame or a window, JSON and empty ones included: without a policy a script of the site could run
 * there what its own page forbids.
 */
export const NO_DOCUMENT = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Sets the headers; a page replaces its policy when it is sent. */
export function forbidDocument(response: ServerResponse): void {
  for (const [name, value] of Object.entries(NO_DOCUMENT)) response.setHeader(name, value);
}

/**
 * For an answer that pages show in a frame. It has a policy of its own, whose `frame-ancestors` names
 * the pages; the older header cannot name another origin.
 */
export function allowFraming(response: ServerResponse): void {
  response.removeHeader('x-frame-options');
}

/**
 * A response that is no document until a page replaces the policy. As the class of a server's responses
 * it includes those that Node sends without calling a handler, such as 400 for a missing Host.
 */
export class NoDocumentResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  constructor(...given: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...given);
    forbidDocument(this);
  }
}

/** Statuses of requests that could not be read, by Node's code of the error; others are 400. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Listener for `clientError` of a server: answers a request that could not be read, and closes its
 * connection. As Node does without a listener, but with the headers; no response object exists yet. An
 * answer that is being sent on the connection is cut.
 */
export function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  const status = STATUS[error.code ?? ''] ?? 400;
  const headers = { ...NO_DOCUMENT, 'content-length': '0', connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable && responseOn(socket)?.headersSent !== true)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  socket.destroy(error);
}
