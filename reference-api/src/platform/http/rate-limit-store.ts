import type { FastifyRateLimitStore } from '@fastify/rate-limit';

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
