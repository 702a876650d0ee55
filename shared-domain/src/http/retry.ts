import { isApiError } from './api-error';

const MAX_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 300;

const isPassing = (error: unknown) =>
  isApiError(error) && (error.kind === 'offline' || (error.kind === 'http' && error.status >= 500));

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });

/**
 * Retries repeatable work: twice more after a lost connection or a 5xx, after a random delay of up
 * to 0.3 s, then 0.6 s, so that many pages do not retry at the same moment.
 */
export async function withRetries<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === MAX_ATTEMPTS || signal.aborted || !isPassing(error)) throw error;
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** (tried - 1), signal);
      if (signal.aborted) throw error;
    }
  }
}

const BUSY_ATTEMPTS = 5;
const MAX_PAUSE_SECONDS = 5;
/**
 * Latest start of an attempt after the first one, so that its answer comes before the deadline of
 * an order.
 */
const LAST_ATTEMPT_MS = 14_000;

/**
 * Seconds before the retry on a busy server; null for every other failure, and for a delay that is
 * too long for a waiting customer.
 */
const busyPause = (error: unknown): number | null =>
  isApiError(error) &&
  error.kind === 'http' &&
  error.status === 503 &&
  error.retryAfter !== null &&
  error.retryAfter <= MAX_PAUSE_SECONDS
    ? error.retryAfter
    : null;

/**
 * Retries work that is safe to repeat while the server answers 503 with Retry-After: four times at
 * most, each after the time the server named and a random part of up to a second, then two, then
 * three, so that the pages of a burst do not retry at the same moment.
 */
export async function withBusyRetries<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const seconds = busyPause(error);
      if (seconds === null || attempt === BUSY_ATTEMPTS || signal.aborted) throw error;
      const wait = seconds * 1000 + Math.random() * 1000 * attempt;
      if (performance.now() - start + wait > LAST_ATTEMPT_MS) throw error;
      await pause(wait, signal);
      if (signal.aborted) throw error;
    }
  }
}
