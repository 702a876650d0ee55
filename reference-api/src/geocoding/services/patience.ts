import { setTimeout as sleep } from 'node:timers/promises';
import { GeocoderUnavailable } from '../geocoder';

const SHORTEST_REST_MS = 10_000;
const LONGEST_REST_MS = 600_000;
/** Longer in line than this, and whoever asks has gone on typing. */
const LONGEST_WAIT_MS = 2000;

/**
 * Seconds or a date, as `Retry-After` says it; in milliseconds, ten seconds where it says nothing.
 */
export function restOf(retryAfter: string | null, now: number): number {
  const text = retryAfter?.trim() ?? '';
  const asked =
    text === '' ? Number.NaN : /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Math.min(
    LONGEST_REST_MS,
    Math.max(SHORTEST_REST_MS, Number.isNaN(asked) ? SHORTEST_REST_MS : asked),
  );
}

export interface Patience {
  /**
   * Resolves when it is our turn. Throws `GeocoderUnavailable` 'busy' while the service asked for
   * rest, or when the line is too long.
   */
  turn(): Promise<void>;
  /** The service asked for rest: nobody asks it for so long. */
  rest(milliseconds: number): void;
}

/**
 * Keeps at least `intervalMs` between two questions to one service, and leaves it alone when it
 * says so.
 */
export function patience(intervalMs: number, now: () => number = Date.now): Patience {
  let [nextAt, restsUntil] = [0, 0];
  return {
    turn: async () => {
      const at = now();
      const wait = Math.max(0, nextAt - at);
      if (at < restsUntil || wait > LONGEST_WAIT_MS) throw new GeocoderUnavailable('busy');
      nextAt = at + wait + intervalMs;
      if (wait > 0) await sleep(wait);
    },
    rest: (milliseconds) => {
      restsUntil = Math.max(restsUntil, now() + milliseconds);
    },
  };
}
