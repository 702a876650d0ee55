import { type Server, type ServerResponse, createServer } from 'node:http';
import {
  NoDocumentResponse,
  closeWithConnection,
  namesOneHost,
  refuseUnread,
} from '@storefront/http-kit';
import type { Handler } from './edge';
import { sendText } from './send';

/**
 * A listening server. `close` stops accepting connections, ends event streams, and lets running
 * answers complete until a deadline.
 */
export interface Listening {
  readonly port: number;
  /** `deadlineMs`: after this time all connections are closed. */
  close(deadlineMs?: number): Promise<void>;
}

const DEADLINE_MS = 10_000;
const POLL_MS = 25;
/** Time in ms for requests that arrive while the last answer is sent. */
const GRACE_MS = 100;
/**
 * A request that is incomplete after this time in ms, headers and body, is rejected with 408 and
 * its connection is closed.
 */
const REQUEST_MS = 30_000;
/**
 * An idle connection is closed after this time in ms: longer than proxies keep theirs (nginx and
 * load balancers: 60 s). A proxy that sends an order on a connection that closes at the same time
 * answers 502, and does not repeat a POST.
 */
const KEEP_ALIVE_MS = 75_000;

const isStream = (response: ServerResponse): boolean =>
  response.headersSent &&
  String(response.getHeader('content-type')).startsWith('text/event-stream');

/**
 * Node counts connections that a browser preconnected and never used as busy: they are closed when
 * all answers are complete.
 */
function close(
  server: Server,
  open: ReadonlySet<ServerResponse>,
  deadlineMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const began = performance.now();
    let quietSince = began;
    for (const response of open) if (isStream(response)) response.end();
    const timer = setInterval(() => {
      const now = performance.now();
      if (open.size > 0) quietSince = now;
      if (now - quietSince >= GRACE_MS || now - began >= deadlineMs) server.closeAllConnections();
    }, POLL_MS);
    server.close(() => {
      clearInterval(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

export interface ListenOptions {
  /** Milliseconds within which a request must arrive completely. */
  readonly requestMs?: number;
  /**
   * Records an exception that the handler threw; the request was answered with 500. Without it the
   * exception is thrown again, outside of the request.
   */
  readonly failed?: (error: unknown) => void;
}

function throwLater(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

/**
 * Listens on a port; 0 selects a free one. Without `host` on all interfaces. Rejects with the
 * system's error, e.g. code `EADDRINUSE`.
 */
export function listen(
  handler: Handler,
  port: number,
  host?: string,
  { requestMs = REQUEST_MS, failed = throwLater }: ListenOptions = {},
): Promise<Listening> {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  const limits = {
    requestTimeout: requestMs,
    headersTimeout: requestMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: requestMs / 10,
    ServerResponse: NoDocumentResponse,
  };
  const server = createServer(limits, (request, response) => {
    closeWithConnection(request, response);
    open.add(response);
    response.once('close', () => open.delete(response));
    if (isClosing) response.setHeader('connection', 'close');
    if (!namesOneHost(request)) {
      response.setHeader('connection', 'close');
      return sendText(request, response, 400, 'The request names more than one host');
    }
    try {
      handler(request, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, 'The request could not be answered');
      failed(error);
    }
  });
  server.on('clientError', refuseUnread);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: (deadlineMs = DEADLINE_MS) => {
          isClosing = true;
          return close(server, open, deadlineMs);
        },
      });
    });
  });
}
