import { budget } from './budget';
import { startDeadline } from './deadline';

/** Work with a disk or another device did not end in time, or others of its kind did not. */
export class LateWorkError extends Error {
  override readonly name = 'LateWorkError';
  /** `kind`: name of the kind of work, in the plural. */
  constructor(kind: string, deadlineMs: number) {
    super(`The ${kind} do not end within ${deadlineMs / 1000} s`);
  }
}

interface TimeLimits {
  /** Name of the kind of work, in the plural. */
  readonly name: string;
  readonly atOnce: number;
  readonly waiting: number;
  /** Time in ms after the start of a piece of work. */
  readonly deadlineMs: number;
}

/**
 * Runs work that cannot be aborted, such as reading from a network disk that hangs. Late work keeps
 * its place until it ends, so that never more than `atOnce` threads of Node wait for the device.
 * Once all places are late, waiting and new work is rejected at once with `LateWorkError`; without
 * room in the queue it is rejected with `BudgetExceededError`.
 */
export function workInTime({
  name,
  atOnce,
  waiting,
  deadlineMs,
}: TimeLimits): <T>(work: () => Promise<T>) => Promise<T> {
  const inTurn = budget({ name, atOnce, waiting });
  const queued = new Set<(error: Error) => void>();
  let late = 0;

  function becomeLate(reject: (error: Error) => void): void {
    late += 1;
    const error = new LateWorkError(name, deadlineMs);
    reject(error);
    if (late < atOnce) return;
    for (const refuse of queued) refuse(error);
    queued.clear();
  }

  async function inPlace<T>(
    work: () => Promise<T>,
    resolve: (value: T) => void,
    reject: (error: Error) => void,
  ): Promise<void> {
    if (!queued.delete(reject)) return; // rejected while it waited
    let isLate = false;
    const end = startDeadline(deadlineMs, () => {
      isLate = true;
      becomeLate(reject);
    });
    try {
      resolve(await work());
    } finally {
      end();
      if (isLate) late -= 1;
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      if (late >= atOnce) throw new LateWorkError(name, deadlineMs);
      queued.add(reject);
      inTurn(() => inPlace(work, resolve, reject)).catch((error: Error) => {
        queued.delete(reject);
        reject(error);
      });
    });
}
