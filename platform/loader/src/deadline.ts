import { whenStalled } from './when-stalled';

/**
 * Settles as `work` does, or rejects with `late()` when no file of the page has arrived for `ms`
 * milliseconds. The work itself is not stopped.
 */
export function withDeadline<Value>(
  work: Promise<Value>,
  ms: number,
  late: () => Error,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = whenStalled(ms, () => reject(late()));
    work.then(resolve, reject).finally(end);
  });
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
