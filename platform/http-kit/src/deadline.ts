/**
 * Parts of a deadline, each of which ends in a turn of the event loop of its own: while this process
 * computes, or waits for a processor, its work may have ended and nothing can say so.
 */
const PARTS = 10;

/**
 * Calls `late` after `ms`, unless the returned function is called before. Time in which this process
 * did not run counts at most as one part: what is slow then is the machine.
 */
export function startDeadline(ms: number, late: () => void): () => void {
  let parts = 0;
  const timer = setInterval(() => {
    parts += 1;
    if (parts < PARTS) return;
    clearInterval(timer);
    late();
  }, ms / PARTS);
  return () => clearInterval(timer);
}

/** The result of `work`; rejects with the error of `late` when there is none within `ms`. */
export async function inTime<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let end = (): void => undefined;
  const deadline = new Promise<never>((_, reject) => {
    end = startDeadline(ms, () => reject(late()));
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    end();
  }
}
