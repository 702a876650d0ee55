import { Agent, type IncomingMessage, request as sendUpstream } from 'node:http';
import { type Http2ServerRequest, type Http2ServerResponse, createSecureServer } from 'node:http2';
import type { Identity } from './certificate';

const agent = new Agent({ keepAlive: true });
/** Belong to one connection; HTTP/2 forbids them. */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
]);

const plainHeaders = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofTheConnection.has(name)),
  );

function pass(port: number, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const host = request.authority || String(request.headers.host ?? '');
  const options = {
    port,
    agent,
    method: request.method,
    path: request.url,
    headers: { ...plainHeaders(request.headers), host },
  };
  const outgoing = sendUpstream(options, (incoming) => {
    response.writeHead(incoming.statusCode ?? 502, plainHeaders(incoming.headers));
    incoming.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}

/**
 * HTTP/2 in front of a plain server of this machine, like a load balancer: over HTTP/1.1 a browser
 * opens six connections and queues the rest, which is not a realistic production setup. Returns the
 * port.
 */
export function listenSecurely(port: number, { key, cert }: Identity): Promise<number> {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) =>
    pass(port, request, response),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
