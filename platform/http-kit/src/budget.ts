/** More of one kind of work waits than can be done soon. */
export class BudgetExceededError extends Error {
  /** `budget`: name of the kind of work, in the plural. */
  constructor(readonly budget: string) {
    super(`Too many ${budget} are going on right now`);
    this.name = 'BudgetExceededError';
  }
}

/** Runs one piece of work when it is its turn, first come, first served. Throws `BudgetExceededError` when too many wait already. */
export type Budget = {
  <T>(work: () => Promise<T>): Promise<T>;
  /** Throws `BudgetExceededError` when work would be refused now: to be called before anything else is done for it. */
  expectRoom(): void;
  /** How many wait for their turn. */
  waiting(): number;
};

/**
 * `atOnce` run at a time, `waiting` behind them, more are refused at once. `everyMs`: time between two starts; so a flood leaves the event
 * loop free between any two of its requests. `burst`: starts that may come early after a quiet time, none unless it is given.
 */
type BudgetOptions = { name: string; atOnce: number; waiting: number; everyMs?: number; burst?: number };

/** What one kind of work may take of the server, so that a flood of it leaves the rest to orders. */
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

  const expectRoom = (): void => {
    const isFree = line.length === 0 && running < atOnce && timer === null;
    if (!isFree && line.length >= waiting) throw new BudgetExceededError(name);
  };

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    expectRoom();
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
  return Object.assign(inTurn, { expectRoom, waiting: () => line.length });
}
