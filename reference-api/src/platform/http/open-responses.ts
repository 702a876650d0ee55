import { closeWithConnection } from '@storefront/http-kit';
import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Metrics } from '../metrics/metrics';
import type { ShutdownState } from './server-state';

const POLL_MS = 25;
/**
 * Spreads reconnects, so that the pages of a server that ends do not all connect to the next one at
 * once.
 */
const RETRY_MS = { least: 500, spread: 3000 };

const isStream = (response: ServerResponse): boolean =>
  response.headersSent &&
  String(response.getHeader('content-type')).startsWith('text/event-stream');

function endStream(response: ServerResponse): void {
  response.end(`retry: ${Math.round(RETRY_MS.least + Math.random() * RETRY_MS.spread)}\n\n`);
}

/**
 * Tracks open responses, so that the server can shut down without cutting one. On closing it ends
 * the event streams, with a retry hint, and closes connections after their response; connections
 * that a browser opened ahead and never used, which Node would wait for, are closed after the last
 * response.
 */
export function watchResponses(
  app: FastifyInstance,
  shutdownState: ShutdownState,
  metrics: Metrics,
): void {
  const open = new Set<ServerResponse>();
  let isEnding = false;

  app.addHook('onRequest', async (request, reply) => {
    const { raw } = reply;
    closeWithConnection(request.raw, raw);
    open.add(raw);
    raw.once('close', () => open.delete(raw));
    if (shutdownState.isClosing()) reply.header('connection', 'close');
  });
  metrics.gauge('storefront_event_streams', 'Open streams of server-sent events.', {
    open: () => [...open].filter(isStream).length,
  });
  shutdownState.onClosing(() => [...open].filter(isStream).forEach(endStream));
  app.addHook('preClose', async () => {
    shutdownState.close();
    if (isEnding) return;
    isEnding = true;
    const timer = setInterval(() => {
      if (open.size > 0) return;
      clearInterval(timer);
      app.server.closeAllConnections();
    }, POLL_MS);
    timer.unref();
  });
}
