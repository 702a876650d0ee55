import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the client uses https: its cookies are then Secure. */
    isSecure: boolean;
  }
}

/**
 * Sets `isSecure` of each request: by the protocol of the request, or always where the storefront
 * is public over https alone. Call before the first route.
 */
export function markSecureRequests(app: FastifyInstance, isHttpsOnly: boolean): void {
  app.decorateRequest('isSecure', isHttpsOnly);
  if (isHttpsOnly) return;
  app.addHook('onRequest', async (request) => {
    request.isSecure = request.protocol === 'https';
  });
}

/** Addresses of a proxy on this machine or in its network. */
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

const WARNING =
  'requests come through a proxy, but TRUST_PROXY is not set: all customers share the limits of one ' +
  'address and count as one network, so that no guard acts';

/** Logs once that a proxy forwards the addresses of clients, and `TRUST_PROXY` does not name it. */
export function warnOfProxy(
  app: FastifyInstance,
  {
    trustProxy,
    logger,
  }: {
    readonly trustProxy?: number | string | undefined;
    readonly logger?: FastifyBaseLogger | undefined;
  },
): void {
  if (trustProxy !== undefined || !logger) return;
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, socket: { remoteAddress = '' } }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    if (!near.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')) return;
    isSaid = true;
    logger.warn(WARNING);
  });
}
