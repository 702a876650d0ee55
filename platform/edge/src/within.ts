/** The result, or null after `ms` milliseconds or when the signal aborts. */
export async function within<T>(
  ms: number,
  work: Promise<T>,
  signal?: AbortSignal,
): Promise<T | null> {
  if (signal?.aborted) return null;
  let end = (): void => undefined;
  const given = new Promise<null>((resolve) => (end = () => resolve(null)));
  const timer = setTimeout(end, ms).unref();
  signal?.addEventListener('abort', end);
  try {
    return await Promise.race([work, given]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}
