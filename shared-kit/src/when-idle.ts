/**
 * `latestMs`: the task runs after this many milliseconds at the latest, also on a busy page; 0 sets
 * no limit. `delayMs`: delay in browsers without idle callbacks (Safari).
 */
interface IdleOptions {
  readonly latestMs?: number;
  readonly delayMs?: number;
}

/** Runs a task when the page is idle. Returns a cancel function. */
export function whenIdle(
  task: () => void,
  { latestMs = 1000, delayMs = 50 }: IdleOptions = {},
): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: latestMs });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, delayMs);
  return () => clearTimeout(id);
}
