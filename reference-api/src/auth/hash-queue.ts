/** More passwords wait to be hashed than can be answered soon. */
export class HashingBusyError extends Error {
  constructor() {
    super('Too many logins are going on right now');
    this.name = 'HashingBusyError';
  }
}

/** Runs one piece of work when it is its turn. Throws `HashingBusyError` when too many wait already. */
export type HashQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** So many at once, so many in line behind them, everybody else is sent away at once: a flood of logins leaves the rest of the server its processors and memory. */
export function hashQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): HashQueue {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new HashingBusyError();
      await new Promise<void>((resolve) => line.push(resolve)); // whoever ends hands its place over
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
