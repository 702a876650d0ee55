import { createServer } from 'node:http';
import { NoDocumentResponse, refuseUnread } from '@storefront/http-kit';
import type { AddressInfo } from 'node:net';
import { METRICS_TYPE, type Metrics } from './metrics';

/** Address where metrics are served without a key: METRICS_ADDR. */
export type MetricsAddress = { host: string; port: number };

/**
 * Serves `GET /metrics` on an address of its own, without a key. Rejects with the system's error,
 * e.g. `EADDRINUSE`.
 */
export function serveMetrics(
  { host, port }: MetricsAddress,
  { text }: Pick<Metrics, 'text'>,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer({ ServerResponse: NoDocumentResponse }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404).end();
    text().then(
      (exposition) =>
        void response
          .writeHead(200, { 'content-type': METRICS_TYPE, 'cache-control': 'no-store' })
          .end(exposition),
      () => void response.writeHead(500).end(),
    );
  });
  server.on('clientError', refuseUnread);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      }),
    );
  });
}
