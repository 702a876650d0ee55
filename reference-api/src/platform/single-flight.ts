/**
 * Runs the work of one key once at a time: concurrent callers get the same result, or the same
 * error. Nothing is cached after the work.
 */
type SingleFlight<T> = (key: string, work: () => Promise<T>) => Promise<T>;

export function singleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const known = running.get(key);
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
