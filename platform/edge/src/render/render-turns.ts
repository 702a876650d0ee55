import { BudgetExceededError } from '@storefront/http-kit';
import { RenderFailure } from './render-failure';

/** A render of one realm. */
interface RenderTurn<T> {
  /** Names the realm: one renders after another. */
  readonly realm: string;
  /** Whether the realm has rendered, or is prepared: its first render takes many times as long. */
  readonly isWarm: () => boolean;
  /** Whether a visitor waits for the screen now. */
  readonly isWanted: () => boolean;
  readonly render: () => Promise<T>;
}

interface Waiting {
  readonly at: number;
  readonly isWanted: () => boolean;
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

interface Line {
  running: number;
  /** Milliseconds at the end of the last render. */
  endedAt: number;
  readonly waiting: Waiting[];
}

/** One renders, the other reads its data or waits for the process. */
const AT_ONCE = 2;
const MAX_WAITING = 32;
/** The age in ms at which a render is left out for which no visitor waits any more. */
const MAX_AGE_MS = 10_000;
/** Time of a render in ms before the first one was measured (ADR 0037). */
const USUAL_MS = 50;
/**
 * Time of the first render of a realm in ms before one was measured, with the start of its process.
 */
const FIRST_MS = 1000;
/** Weight of the latest time in the average. */
const WEIGHT = 0.2;
/** First renders are rare: the latest one says more. */
const FIRST_WEIGHT = 0.5;

/**
 * The order of renders: one that a visitor waits for comes before those that only fill the cache; the
 * oldest first. A render that became old without a visitor is left out, so that a flood of pages that
 * were given up takes no time of those that are waited for. Their times are measured on this machine
 * as it is loaded now: `now` in milliseconds.
 */
export function createRenderTurns(now: () => number) {
  const lines = new Map<string, Line>();
  let [usualMs, firstMs] = [USUAL_MS, FIRST_MS];

  function measured(ms: number, isWarm: boolean): void {
    if (isWarm) usualMs += WEIGHT * (ms - usualMs);
    else firstMs += FIRST_WEIGHT * (ms - firstMs);
  }

  function leaveOutOld({ waiting }: Line): void {
    const old = waiting.filter(({ at, isWanted }) => now() - at > MAX_AGE_MS && !isWanted());
    for (const turn of old) {
      waiting.splice(waiting.indexOf(turn), 1);
      turn.refuse(new RenderFailure('busy', 'no visitor waits for it any more'));
    }
  }

  function advance(realm: string, line: Line): void {
    leaveOutOld(line);
    while (line.running < AT_ONCE && line.waiting.length > 0) {
      const wanted = line.waiting.findIndex(({ isWanted }) => isWanted());
      const [next] = line.waiting.splice(Math.max(0, wanted), 1);
      line.running += 1;
      next?.start();
    }
    if (line.running === 0) lines.delete(realm);
  }

  /** Makes room in a full line for a render that a visitor waits for. */
  function expectRoom({ waiting }: Line, isWanted: () => boolean): void {
    if (waiting.length < MAX_WAITING) return;
    const unwanted = isWanted() ? waiting.findIndex((turn) => !turn.isWanted()) : -1;
    const [left] = unwanted < 0 ? [] : waiting.splice(unwanted, 1);
    if (left === undefined) throw new BudgetExceededError('renders');
    left.refuse(new BudgetExceededError('renders'));
  }

  function lineOf(realm: string): Line {
    const line = lines.get(realm) ?? { running: 0, endedAt: 0, waiting: [] };
    lines.set(realm, line);
    return line;
  }

  return {
    /** Milliseconds that a render which is added now takes, with those that visitors wait for before it. */
    expectedMs: ({ realm, isWarm }: Pick<RenderTurn<unknown>, 'realm' | 'isWarm'>): number => {
      const { running = 0, waiting = [] } = lines.get(realm) ?? {};
      const before = running + waiting.filter(({ isWanted }) => isWanted()).length;
      return (isWarm() ? usualMs : firstMs) + before * usualMs;
    },
    /** Rejects as `render` does, with `BudgetExceededError`, or with `RenderFailure` for an old render. */
    run: async <T>({ realm, isWarm, isWanted, render }: RenderTurn<T>): Promise<T> => {
      const line = lineOf(realm);
      expectRoom(line, isWanted);
      await new Promise<void>((start, refuse) => {
        line.waiting.push({ at: now(), isWanted, start, refuse });
        advance(realm, line);
      });
      const [startedAt, wasWarm] = [now(), isWarm()];
      /** Of two at once, the second one begins when the first one has ended. */
      const end = (): void =>
        measured(now() - Math.max(startedAt, line.endedAt), wasWarm || line.endedAt > startedAt);
      try {
        const made = await render();
        end();
        return made;
      } catch (error) {
        if (error instanceof RenderFailure && error.reason === 'deadline') end();
        throw error;
      } finally {
        line.endedAt = now();
        line.running -= 1;
        advance(realm, line);
      }
    },
  };
}
