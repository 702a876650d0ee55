import type { Handler } from './edge';

/**
 * One port for several public origins: a request with the Host of an origin goes to its handler,
 * every other one to `otherwise`.
 */
export function byHost(handlers: ReadonlyMap<string, Handler>, otherwise: Handler): Handler {
  const ofHosts = new Map(
    [...handlers].map(([origin, handler]) => [new URL(origin).host, handler]),
  );
  return (request, response) =>
    (ofHosts.get((request.headers.host ?? '').toLowerCase()) ?? otherwise)(request, response);
}
