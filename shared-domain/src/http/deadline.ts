import { ApiError } from './api-error';

/**
 * Runs `work` under a deadline in milliseconds and, when given, the caller's own signal. The signal
 * passed to `work` aborts it; the promise settles at once even when `work` ignores the signal.
 * Throws `ApiError`: timeout, or offline with code `aborted`.
 */
export async function withDeadline<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abandon: (() => void) | undefined;
  const stopped = new Promise<never>((_, reject) => {
    const stop = (error: ApiError) => {
      reject(error);
      controller.abort();
    };
    abandon = () => stop(new ApiError({ kind: 'offline', code: 'aborted' }));
    timer = setTimeout(() => stop(new ApiError({ kind: 'timeout' })), milliseconds);
    if (outer?.aborted) abandon();
    else outer?.addEventListener('abort', abandon, { once: true });
  });
  try {
    return await Promise.race([stopped, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    if (abandon) outer?.removeEventListener('abort', abandon);
  }
}
