/** More passwords wait to be hashed than can be answered soon. */
export class HashingBusyError extends Error {
  constructor() {
    super('Too many logins are going on right now');
    this.name = 'HashingBusyError';
  }
}

/** Runs one piece of work when it is its turn. Throws `HashingBusyError` when too many wait already. */
export type HashQueue = {
  <T>(work: () => Promise<T>): Promise<T>;
  /** Throws `HashingBusyError` when work would be sent away now: to be asked before anything else is done for it. */
  expectRoom(): void;
  /** How many wait for their turn. */
  waiting(): number;
};

/** So many at once, so many in line behind them, everybody else is sent away at once: a flood of logins leaves the rest of the server its processors and memory. */
export function hashQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): HashQueue {
  const line: (() => void)[] = [];
  let running = 0;
  const expectRoom = (): void => {
    if (running >= atOnce && line.length >= waiting) throw new HashingBusyError();
  };
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    expectRoom();
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => line.push(resolve)); // whoever ends hands its place over
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(inTurn, { expectRoom, waiting: () => line.length });
}
