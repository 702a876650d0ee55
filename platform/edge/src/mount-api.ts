import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request as httpRequest,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { allowFraming } from '@storefront/http-kit';
import { sendText } from './send';

/** The API behind the edge: a handler in this process, or the URL of another process. */
export type Api =
  | { readonly handle: (request: IncomingMessage, response: ServerResponse) => void }
  | { readonly url: string };

/**
 * True for requests without an effect and without a body: they can be retried, and may use a
 * persistent connection. A GET that announces a body is none of them: its length would be sent
 * without its bytes, and the API would read the next request as that body.
 */
const canRepeat = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers['content-length'] ?? '0') === '0' &&
  headers['transfer-encoding'] === undefined;

/**
 * The addresses that earlier proxies wrote, and the address of this connection: the API counts this
 * edge as one more proxy (TRUST_PROXY).
 */
const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'], socket.remoteAddress]
    .flat()
    .filter((part) => part !== undefined && part !== '')
    .join(', ');

/** Headers of a connection, not of the message that it carries: RFC 9110, 7.6.1. */
const OF_CONNECTION: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'upgrade',
];

/** The headers without those of the connection that they came on. */
function passedHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...OF_CONNECTION, ...named]);
  // The length and the coding belong to the body, whatever a client names.
  for (const name of ['content-length', 'transfer-encoding', 'host']) dropped.delete(name);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

function headersFor(target: URL, request: IncomingMessage): OutgoingHttpHeaders {
  const { headers } = request;
  return {
    ...passedHeaders(headers),
    host: target.host,
    ...(headers.host === undefined ? {} : { 'x-forwarded-host': headers.host }),
    'x-forwarded-for': forwardedFor(request),
  };
}

function openRequest(
  target: URL,
  request: IncomingMessage,
  isOnNewConnection: boolean,
): ClientRequest {
  const sendUpstream = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return sendUpstream(target, {
    method: request.method,
    headers: headersFor(target, request),
    ...(isOnNewConnection ? { agent: false } : {}),
  });
}

/**
 * Sends a request to the API and its answer back. The API may close a persistent connection at the
 * moment it is used again: repeatable requests are then sent once more on a new connection, all
 * others use a new connection from the start. Headers of a connection stay on it. An unreachable
 * API is a 502; an aborted answer is aborted for the client too. An answer with a policy has the headers of
 * its document, which pages may frame.
 */
function proxy(
  base: string,
  request: IncomingMessage,
  response: ServerResponse,
  isRetry = false,
): void {
  const target = new URL(`${base.replace(/\/$/, '')}${request.url ?? '/'}`);
  const outgoing = openRequest(target, request, isRetry || !canRepeat(request));
  outgoing.on('response', (incoming) => {
    if (incoming.headers['content-security-policy'] !== undefined) allowFraming(response);
    response.writeHead(incoming.statusCode ?? 502, passedHeaders(incoming.headers));
    // destroys the response when the answer breaks off
    pipeline(incoming, response, () => undefined);
  });
  outgoing.on('error', () => {
    if (response.destroyed) return;
    if (response.headersSent) response.destroy();
    else if (outgoing.reusedSocket && !isRetry && canRepeat(request))
      proxy(base, request, response, true);
    else sendText(request, response, 502, 'The API does not answer');
  });
  response.once('close', () => outgoing.destroy());
  if (canRepeat(request)) outgoing.end();
  else request.pipe(outgoing);
}

/** Passes a request to the API with the prefix removed. */
export function forward(
  api: Api,
  prefix: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  request.url = (request.url ?? '/').slice(prefix.length) || '/';
  if ('handle' in api) api.handle(request, response);
  else proxy(api.url, request, response);
}
