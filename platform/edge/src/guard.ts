import {
  type Guarded,
  type GuardedPromotion,
  type ReadGuardFigures,
  type Store,
  guardChannel,
  guardPromotion,
} from '@storefront/release';
import { repeat } from './repeat';

export interface GuardOptions {
  readonly store: Store;
  readonly channel: string;
  /** Loads and orders of the channel's arms since a moment, as the API counts them. */
  readonly read: ReadGuardFigures;
  /** Milliseconds between two checks. */
  readonly everyMs?: number;
  /** Called for every arm that was switched off. */
  readonly onSwitchedOff?: (arm: Guarded) => void;
  /**
   * Called once for every arm that a signed store does not let this process switch off, and again
   * for another obstacle.
   */
  readonly onStillServed?: (arm: Guarded) => void;
  /** Called once for a promotion that fails more or sells less than its predecessor. */
  readonly onFailingPromotion?: (promotion: GuardedPromotion) => void;
  /**
   * Called when a check fails, once until one succeeds or fails otherwise; the next check runs
   * anyway.
   */
  readonly onError?: (error: unknown) => void;
}

const EVERY_MS = 5000;

/**
 * Watches the arms of a channel and switches off the ones past their guardrail (see
 * `guardChannel`), and compares its last promotion with its predecessor (see `guardPromotion`).
 * Several processes may watch one channel: an arm is switched off once. `close` waits for a running
 * check.
 */
export function startGuard({
  store,
  channel,
  read,
  everyMs = EVERY_MS,
  onSwitchedOff,
  onStillServed,
  onFailingPromotion,
  onError,
}: GuardOptions): { close(): Promise<void> } {
  let reported = 0;
  let obstacles = new Map<string, string>();
  let failure: string | null = null;

  function report(arms: readonly Guarded[]): void {
    const known = obstacles;
    obstacles = new Map();
    for (const arm of arms) {
      if (arm.obstacle === null) {
        onSwitchedOff?.(arm);
        continue;
      }
      const name = `${arm.experiment}.${arm.arm}`;
      obstacles.set(name, arm.obstacle);
      if (known.get(name) !== arm.obstacle) onStillServed?.(arm);
    }
  }

  async function look(): Promise<void> {
    try {
      report(await guardChannel(store, channel, read));
      const promotion = await guardPromotion(store, channel, read);
      if (promotion && promotion.revision !== reported) {
        reported = promotion.revision;
        onFailingPromotion?.(promotion);
      }
      failure = null;
    } catch (error) {
      if (failure !== String(error)) onError?.(error);
      failure = String(error);
    }
  }

  return repeat(look, everyMs);
}
