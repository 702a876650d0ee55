import type { Handler } from '@storefront/edge';
import { listen, type Listening } from '@storefront/edge/listen';
import { createServer } from 'node:net';
import { PlainError } from './say';

export interface ClaimedPort extends Listening {
  /**
   * From now on requests are answered by `handler`; until then by 503. `failed` records an
   * exception of the handler, which is answered with 500.
   */
  serve(handler: Handler, failed: (error: unknown) => void): void;
}

/**
 * The process runs, so `/healthz` succeeds immediately; `/readyz` and all other paths are not
 * available yet.
 */
const starting: Handler = (request, response) => {
  const isAlive = request.url === '/healthz';
  response.writeHead(isAlive ? 200 : 503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(isAlive ? {} : { 'retry-after': '2' }),
  });
  response.end(isAlive ? 'ok\n' : 'The storefront is starting\n');
};

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

type Env = Readonly<Record<string, string | undefined>>;

/** Port of `PORT`, 8080 when it is not set; null when it is no port. */
export function parsePort(env: Env): number | null {
  const port = Number(env['PORT'] || '8080');
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : null;
}

/** As `parsePort`; throws `PlainError` for an invalid port. */
export function wantedPort(env: Env = process.env): number {
  const port = parsePort(env);
  if (port === null) throw new PlainError(`PORT is ${env['PORT']}, which is not a port.`);
  return port;
}

/** Address to listen on, of `HOST`: this machine alone when it is not set. */
const wantedHost = (env: Env = process.env): string => env['HOST'] || '127.0.0.1';

/** Binds the port before the slow steps begin, so that a port in use is reported at once. */
export async function claimPort(port: number, host: string = wantedHost()): Promise<ClaimedPort> {
  let current = starting;
  let failed = (_error: unknown): void => undefined;
  try {
    const listening = await listen((request, response) => current(request, response), port, host, {
      failed: (error) => failed(error),
    });
    return {
      ...listening,
      serve: (handler, recordFailure) => {
        current = handler;
        failed = recordFailure;
      },
    };
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE')
      throw new PlainError(
        `Port ${port} is taken: stop what uses it, or choose another with PORT=8081 npm start.`,
      );
    if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'ENOTFOUND')
      throw new PlainError(
        `HOST is ${host}, which is no address of this machine: choose 127.0.0.1, or 0.0.0.0 for every network.`,
      );
    if (codeOf(error) === 'EACCES')
      throw new PlainError(
        `Port ${port} needs more rights than this user has: choose one above 1023 with PORT=8080 npm start.`,
      );
    throw error;
  }
}

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
