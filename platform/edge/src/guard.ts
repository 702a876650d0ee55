import { type Guarded, type ReadGuardFigures, type Store, guardChannel } from '@storefront/release';

export interface GuardOptions {
  readonly store: Store;
  readonly channel: string;
  /** Loads and orders of the channel's arms since a moment, as the API counts them. */
  readonly read: ReadGuardFigures;
  /** Milliseconds between two checks. */
  readonly everyMs?: number;
  /** Called for every arm that was switched off. */
  readonly onSwitchedOff?: (arm: Guarded) => void;
  /** Called when a check fails; the next check runs anyway. */
  readonly onError?: (error: unknown) => void;
}

const EVERY_MS = 5000;

/**
 * Watches the arms of a channel and switches off the ones past their guardrail (see
 * `guardChannel`). Several processes may watch one channel: an arm is switched off once. `close`
 * waits for a running check.
 */
export function startGuard({
  store,
  channel,
  read,
  everyMs = EVERY_MS,
  onSwitchedOff,
  onError,
}: GuardOptions): { close(): Promise<void> } {
  let looking: Promise<void> = Promise.resolve();
  let isBusy = false;

  async function look(): Promise<void> {
    try {
      for (const arm of await guardChannel(store, channel, read)) onSwitchedOff?.(arm);
    } catch (error) {
      onError?.(error);
    } finally {
      isBusy = false;
    }
  }

  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    looking = look();
  }, everyMs);
  timer.unref();
  return {
    close: () => {
      clearInterval(timer);
      return looking;
    },
  };
}
