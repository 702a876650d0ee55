import { setTimeout as sleep } from 'node:timers/promises';
import { GeocoderUnavailable } from '../geocoder';

const MIN_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 600_000;
/**
 * Maximum wait in ms for a slot: after a longer one the customer has typed on and the result is
 * obsolete.
 */
const MAX_WAIT_MS = 2000;

/**
 * Pause in milliseconds by a `Retry-After` header, in seconds or as a date; at least ten seconds
 * (also without a header), at most ten minutes.
 */
export function retryAfterMs(retryAfter: string | null, now: number): number {
  const text = retryAfter?.trim() ?? '';
  const requested =
    text === '' ? Number.NaN : /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Math.min(
    MAX_PAUSE_MS,
    Math.max(MIN_PAUSE_MS, Number.isNaN(requested) ? MIN_PAUSE_MS : requested),
  );
}

export interface RequestThrottle {
  /**
   * Resolves when the next request may be sent. Throws `GeocoderUnavailable` 'busy' while the
   * service is paused, or when too many requests wait.
   */
  turn(): Promise<void>;
  /** Pauses all requests, after the service has requested it. */
  pauseFor(milliseconds: number): void;
}

/**
 * Limits the rate of requests to one service to one per `intervalMs`, and pauses them when the
 * service requests it.
 */
export function requestThrottle(intervalMs: number, now: () => number = Date.now): RequestThrottle {
  let [nextAt, pausedUntil] = [0, 0];
  return {
    turn: async () => {
      const at = now();
      const wait = Math.max(0, nextAt - at);
      if (at < pausedUntil || wait > MAX_WAIT_MS) throw new GeocoderUnavailable('busy');
      nextAt = at + wait + intervalMs;
      if (wait > 0) await sleep(wait);
    },
    pauseFor: (milliseconds) => {
      pausedUntil = Math.max(pausedUntil, now() + milliseconds);
    },
  };
}
