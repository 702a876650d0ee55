/** The queue of one kind of work is full. */
export class BudgetExceededError extends Error {
  /** `budget`: name of the kind of work, in the plural. */
  constructor(readonly budget: string) {
    super(`Too many ${budget} are going on right now`);
    this.name = 'BudgetExceededError';
  }
}

/**
 * Runs one piece of work when it is its turn, first come, first served. Throws
 * `BudgetExceededError` when too many wait already.
 */
export type Budget = {
  <T>(work: () => Promise<T>): Promise<T>;
  /**
   * Throws `BudgetExceededError` when work would be rejected now: call it before any other work for
   * the request.
   */
  expectCapacity(): void;
  /** Length of the queue. */
  waiting(): number;
};

/**
 * `atOnce` run concurrently, `waiting` are queued, more are rejected immediately. `everyMs`: time
 * between two starts, so that a flood leaves the event loop free between any two of its requests.
 * `burst`: starts that may be early after an idle time; default: none.
 */
type BudgetOptions = {
  name: string;
  atOnce: number;
  waiting: number;
  everyMs?: number;
  burst?: number;
};

/**
 * Limits concurrency, queue and rate of one kind of work, so that a flood of it leaves capacity for
 * orders.
 */
export function budget({ name, atOnce, waiting, everyMs = 0, burst = 0 }: BudgetOptions): Budget {
  const line: (() => void)[] = [];
  let [running, due] = [0, 0]; // `due`: when the next start is on time
  let timer: NodeJS.Timeout | null = null;

  function advance(): void {
    while (line.length > 0 && running < atOnce && timer === null) {
      const early = due - burst * everyMs - performance.now();
      if (early > 0) {
        timer = setTimeout(() => {
          timer = null;
          advance();
        }, early);
        return;
      }
      due = Math.max(due, performance.now()) + everyMs;
      running += 1;
      line.shift()?.();
    }
  }

  const expectCapacity = (): void => {
    const isFree = line.length === 0 && running < atOnce && timer === null;
    if (!isFree && line.length >= waiting) throw new BudgetExceededError(name);
  };

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    expectCapacity();
    await new Promise<void>((go) => {
      line.push(go);
      advance();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      advance();
    }
  };
  return Object.assign(inTurn, { expectCapacity, waiting: () => line.length });
}
