import { type Handler, type Listening, listen } from '@storefront/edge';
import { PlainError } from './plain-error';

export interface ClaimedPort extends Listening {
  /** From now on requests are answered by `handler`; until then by 503. */
  serve(handler: Handler): void;
}

/** The process lives, so `/healthz` is good from the first moment; `/readyz` and everything else is not there yet. */
const starting: Handler = (request, response) => {
  const isAlive = request.url === '/healthz';
  response.writeHead(isAlive ? 200 : 503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...(isAlive ? {} : { 'retry-after': '2' }) });
  response.end(isAlive ? 'ok\n' : 'The storefront is starting\n');
};

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Port of `PORT`, 8080 when it is not set. */
export function wantedPort(env: Readonly<Record<string, string | undefined>> = process.env): number {
  const text = env['PORT'] || '8080';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new PlainError(`PORT is ${text}, which is not a port.`);
  return port;
}

/** Takes the port before the long work begins, so that a taken one is known at once. */
export async function claimPort(port: number): Promise<ClaimedPort> {
  let current = starting;
  try {
    const listening = await listen((request, response) => current(request, response), port);
    return {
      ...listening,
      serve: (handler) => {
        current = handler;
      },
    };
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw new PlainError(`Port ${port} is taken: stop what uses it, or choose another with PORT=8081 npm start.`);
    if (codeOf(error) === 'EACCES') throw new PlainError(`Port ${port} needs more rights than this user has: choose one above 1023 with PORT=8080 npm start.`);
    throw error;
  }
}
