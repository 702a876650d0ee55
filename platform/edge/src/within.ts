/** The result, or null after `ms` milliseconds. */
export function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
