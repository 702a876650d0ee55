import { startDeadline } from '@storefront/http-kit';
import { ServerBusyError } from '../platform/http/server-state';

/**
 * `slots`: orders that use the database at the same moment; `waiting`: most orders in the queue;
 * `waitMs`: longest expected wait for a slot of a new order.
 */
export type OrderQueueOptions = {
  readonly slots: number;
  readonly waiting: number;
  readonly waitMs: number;
  readonly now?: () => number;
};

/**
 * Admission of orders before any work is done for them. Every method that refuses throws
 * `ServerBusyError`.
 */
export type OrderQueue = {
  /**
   * Runs the database work of an arrived order in a slot. Refuses at once when too many wait, later
   * when the wait became too long.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Continues an order that has had a slot before: ahead of the new ones, never refused. */
  resume<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Waits until the body of a new order may be read, so that a burst is not parsed in one go.
   * Refuses at once when too many wait, or when the wait would be too long.
   */
  arrive(): Promise<void>;
  /** Orders in a slot, and orders that wait for one or to be read. */
  counts(): { readonly running: number; readonly waiting: number };
};

/**
 * Samples for the estimate of the next wait: the latest `most` durations, none older than
 * `oldestMs`. Fewer than `least` give no estimate.
 */
const SAMPLES = { most: 32, least: 16, oldestMs: 10_000 };
const MAX_RETRY_SECONDS = 5;
/**
 * Factor of `waitMs` up to which an admitted order with an underestimated wait waits on: so late a
 * refusal costs its customer more than the wait.
 */
const LATE_FACTOR = 3;
/** Longest such wait in ms: the storefront's deadline for an order is 20 s. */
const MAX_WAIT_MS = 15_000;
/**
 * Orders that are read in one turn of the event loop: between two turns it refuses those that
 * exceed the queue.
 */
const READ_PER_TURN = 2;
/**
 * Maximum time in ms for which reading is postponed while orders arrive in every turn. libuv
 * accepts one connection per turn, so the last ones of a burst would otherwise wait for their
 * refusal until hundreds of orders were read.
 */
const ADMIT_FIRST_MS = 150;

/** Mean duration of recent work in ms; 0 with too few samples. */
function recentDurations(now: () => number) {
  let samples: { at: number; ms: number }[] = [];
  return {
    add: (ms: number): void =>
      void (samples = [...samples.slice(1 - SAMPLES.most), { at: now(), ms }]),
    mean: (): number => {
      const recent = samples.filter(({ at }) => at > now() - SAMPLES.oldestMs);
      return recent.length < SAMPLES.least
        ? 0
        : recent.reduce((sum, { ms }) => sum + ms, 0) / recent.length;
    },
  };
}

/**
 * A bounded queue, first come first served. An order that would wait longer than `waitMs`, by the
 * durations of the latest ones, is refused at once: its client gets the refusal in milliseconds and
 * the retry may be admitted, while work for an order that is answered too late is wasted.
 */
export function createOrderQueue({
  slots,
  waiting,
  waitMs,
  now = () => performance.now(),
}: OrderQueueOptions): OrderQueue {
  const [fresh, resumed, unread]: [(() => void)[], (() => void)[], (() => void)[]] = [[], [], []];
  const durations = recentDurations(now);
  let running = 0;
  let [arrivals, arrivalsBefore, readAt] = [0, 0, 0];

  /** Number of orders beyond the slots. */
  const ahead = (): number =>
    Math.max(0, running + fresh.length + resumed.length + unread.length - slots);
  const expectedMs = (): number => ((ahead() + 1) * durations.mean()) / slots;
  const busy = (reason: string): ServerBusyError =>
    new ServerBusyError(
      reason,
      Math.min(MAX_RETRY_SECONDS, Math.max(1, Math.ceil(expectedMs() / 1000))),
    );

  function expectPlace(): void {
    if (running + unread.length >= slots && ahead() >= waiting) throw busy('too many orders wait');
  }

  function readSome(): void {
    const isBurst = arrivals > arrivalsBefore && now() < readAt + ADMIT_FIRST_MS;
    arrivalsBefore = arrivals;
    if (isBurst) return void setImmediate(readSome);
    for (const read of unread.splice(0, READ_PER_TURN)) read();
    if (unread.length > 0) setImmediate(readSome);
  }

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        end();
        resolve();
      };
      const lateMs = Math.max(waitMs, Math.min(LATE_FACTOR * waitMs, MAX_WAIT_MS));
      const end = startDeadline(lateMs, () => {
        fresh.splice(fresh.indexOf(begin), 1);
        reject(busy('an order waited too long'));
      });
      fresh.push(begin);
    });

  async function inSlot<T>(work: () => Promise<T>): Promise<T> {
    const start = now();
    try {
      return await work();
    } finally {
      durations.add(now() - start);
      const next = resumed.shift() ?? fresh.shift();
      if (next)
        next(); // the next order gets the slot
      else running -= 1;
    }
  }

  return {
    run: async (work) => {
      expectPlace();
      if (running < slots) running += 1;
      else await turn();
      return inSlot(work);
    },
    resume: async (work) => {
      if (running < slots) running += 1;
      else await new Promise<void>((resolve) => resumed.push(resolve));
      return inSlot(work);
    },
    arrive: async () => {
      arrivals += 1;
      expectPlace();
      if (ahead() > 0 && expectedMs() > waitMs) throw busy('an order would wait too long');
      await new Promise<void>((resolve) => {
        if (unread.push(resolve) > 1) return;
        [arrivalsBefore, readAt] = [arrivals, now()];
        setImmediate(readSome);
      });
    },
    counts: () => ({ running, waiting: fresh.length + resumed.length + unread.length }),
  };
}
