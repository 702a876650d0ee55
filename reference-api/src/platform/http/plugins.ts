import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { addressKey } from './networks';
import type { Limits } from './limits';

type Window = { readonly since: number; readonly requests: number };

const MAX_ADDRESSES = 5000;

/**
 * Requests per key within a time window, in memory; the least recently used keys are dropped. The
 * library's own store returns an object that further requests change before it is read, so that of
 * a burst in one turn of the event loop, such as pipelined requests, every request is refused
 * instead of those beyond the limit.
 */
export class RateLimitStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(
    key: string,
    callback: (error: Error | null, result: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now(); // monotonic: a corrected clock moves no window
    const known = this.#windows.get(key);
    const { since, requests } =
      known && known.since + timeWindow > now ? known : { since: now, requests: 0 };
    this.#windows.delete(key);
    this.#windows.set(key, { since, requests: requests + 1 });
    const oldest = this.#windows.size > MAX_ADDRESSES ? this.#windows.keys().next() : null;
    if (oldest && !oldest.done) this.#windows.delete(oldest.value);
    callback(null, { current: requests + 1, ttl: Math.ceil(since + timeWindow - now) });
  }

  child(): RateLimitStore {
    return new RateLimitStore();
  }
}

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
