import { isApiError } from './api-error';

const TRIES = 3;
const FIRST_PAUSE_MS = 300;

const isPassing = (error: unknown) => isApiError(error) && (error.kind === 'offline' || (error.kind === 'http' && error.status >= 500));

const pause = (milliseconds: number, signal: AbortSignal) => new Promise<void>((resolve) => {
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener('abort', () => { clearTimeout(timer); resolve(); }, { once: true });
});

/**
 * Repeats work that may be repeated: twice more after a lost connection or a 5xx, after a random pause of up to 0.3 s, then
 * 0.6 s, so that many pages do not come back at the same moment.
 */
export async function withRetries<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || signal.aborted || !isPassing(error)) throw error;
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** (tried - 1), signal);
      if (signal.aborted) throw error;
    }
  }
}
