import { ApiError } from './api-error';

/** Bytes that arrive extend a deadline up to this many times its length: a few in a second end too. */
const MAX_EXTENSIONS = 3;

/**
 * Runs `work` under a deadline in milliseconds and, when given, the caller's own signal. The signal
 * passed to `work` aborts it; the promise settles at once even when `work` ignores the signal. Each
 * call of `extend` starts the deadline again. Throws `ApiError`: timeout, or offline with code
 * `aborted`.
 */
export async function withDeadline<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal, extend: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abandon: (() => void) | undefined;
  let extend = (): void => undefined;
  const until = performance.now() + MAX_EXTENSIONS * milliseconds;
  const stopped = new Promise<never>((_, reject) => {
    const stop = (error: ApiError) => {
      reject(error);
      controller.abort();
    };
    abandon = () => stop(new ApiError({ kind: 'offline', code: 'aborted' }));
    const wait = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => stop(new ApiError({ kind: 'timeout' })), ms);
    };
    extend = () => wait(Math.min(milliseconds, until - performance.now()));
    wait(milliseconds);
    if (outer?.aborted) abandon();
    else outer?.addEventListener('abort', abandon, { once: true });
  });
  try {
    return await Promise.race([stopped, work(controller.signal, () => extend())]);
  } finally {
    extend = () => undefined;
    clearTimeout(timer);
    if (abandon) outer?.removeEventListener('abort', abandon);
  }
}
