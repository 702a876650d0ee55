type BackoffOptions = {
  /** Pause after the first failed attempt, in ms. */
  readonly firstMs: number;
  /** Factor between the pauses of two failed attempts. */
  readonly factor: number;
  /** Longest pause, in ms. */
  readonly longestMs: number;
};

/**
 * Pause after a failed attempt, in ms; `attempts` counts from 1, `requestedMs` is the pause that the
 * receiver requested.
 */
export type Backoff = (attempts: number, requestedMs?: number) => number;

export const backoff =
  ({ firstMs, factor, longestMs }: BackoffOptions): Backoff =>
  (attempts, requestedMs = 0) =>
    Math.min(longestMs, Math.max(requestedMs, firstMs * factor ** (attempts - 1)));
