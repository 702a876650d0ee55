import type { FastifyInstance } from 'fastify';

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
