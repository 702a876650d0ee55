interface Timer {
  readonly id: number;
  /** Time at which it is due, in ms since 1970. */
  readonly at: number;
  readonly run: () => void;
}

const MAX_DELAY_MS = 2 ** 31 - 1;

/** Times that no build needs, of the first timers with one. */
const noted: string[] = [];
const MAX_NOTED = 10;

let lastId = 0;
/** In the order in which they are due. */
let timers: readonly Timer[] = [];

/** Calls `work` after `ms`; a time that is no number, negative or too long counts as in browsers. */
export function setTimeout(work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number {
  const delay = ms > 0 && ms <= MAX_DELAY_MS ? Number(ms) : 0;
  if (ms > MAX_DELAY_MS && noted.length < MAX_NOTED) noted.push(String(ms));
  const id = (lastId += 1);
  const timer = { id, at: Date.now() + delay, run: () => work(...args) };
  timers = [...timers, timer].sort((one, other) => one.at - other.at || one.id - other.id);
  return id;
}

/** Times in ms that are longer than any timer can be. */
export const notedTimers = (): readonly string[] => noted;

export function clearTimeout(id?: number): void {
  timers = timers.filter((timer) => timer.id !== id);
}

/** Time in ms until the first timer is due; null without any. */
export const nextTimer = (): number | null =>
  timers[0] === undefined ? null : Math.max(0, timers[0].at - Date.now());

/** Runs the first timer. Its error belongs to no render: the one that needs its work never ends. */
export function runTimer(): void {
  const [first, ...rest] = timers;
  timers = rest;
  try {
    first?.run();
  } catch {
    // as in a browser, where it is reported
  }
}
