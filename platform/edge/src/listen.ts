import { type Server, createServer } from 'node:http';
import type { Handler } from './edge';

/** A listening server. `close` lets running answers end, for two seconds at most; event streams would never end. */
export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

const GRACE_MS = 2000;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Listens on a port; 0 takes a free one. Rejects with the system's error, e.g. code `EADDRINUSE`. */
export function listen(handler: Handler, port: number, host?: string): Promise<Listening> {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : port, close: () => close(server) });
    });
  });
}
