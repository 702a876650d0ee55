import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { addressKey } from './address-key';
import type { Limits } from './limits';
import { RateLimitStore } from './rate-limit-store';

/**
 * Responses that are ready in memory or on disk, and that a page server requests on behalf of all
 * its visitors.
 */
const UNBOUNDED =
  /^\/(?:media\/|restaurant\/data\/v2\/|restaurant\/[^/?]+\.json(?:\?|$)|healthz|readyz)/;

/** One year. */
const HSTS_SECONDS = 31_536_000;

/**
 * Headers, rate limits and compression of every route. `isHttpsOnly`: browsers must use https from
 * then on (HSTS). Call before the first route.
 */
export async function registerPlugins(
  app: FastifyInstance,
  limits: Limits,
  isHttpsOnly: boolean,
): Promise<void> {
  await app.register(helmet, {
    // set before any hook can refuse a request (`forbidDocuments`)
    contentSecurityPolicy: false,
    xFrameOptions: false,
    xContentTypeOptions: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    // otherwise the server in front, which terminates TLS, decides
    strictTransportSecurity: isHttpsOnly && { maxAge: HSTS_SECONDS, includeSubDomains: false },
  });
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: 60_000,
    store: RateLimitStore,
    keyGenerator: ({ clientAddress }) => addressKey(clientAddress),
    allowList: ({ url }) => UNBOUNDED.test(url),
    errorResponseBuilder: () => Object.assign(new Error('Too many requests'), { statusCode: 429 }),
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip', 'identity'] });
}
