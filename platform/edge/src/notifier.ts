import { type Senders, type Store, failureLine, notifyChannel } from '@storefront/release';
import { repeat } from './repeat';

export interface NotifierOptions {
  readonly store: Store;
  readonly channel: string;
  readonly senders: Senders;
  /** Milliseconds between two looks at what is due. */
  readonly everyMs?: number;
  /** Gets one line for each failed attempt, and once for a store that cannot be read. */
  readonly onFailure: (line: string) => void;
}

const EVERY_MS = 15_000;
/** Longest time of one look in ms. */
const LOOK_MS = 10_000;

/**
 * Notifies the targets of a channel of what its guard has done, and again where another process has
 * failed. Several processes may do so: one of them makes each attempt. `close` ends a running attempt.
 */
export function startNotifier({
  store,
  channel,
  senders,
  everyMs = EVERY_MS,
  onFailure,
}: NotifierOptions): { close(): Promise<void> } {
  const ending = new AbortController();
  let failure: string | null = null;

  async function look(): Promise<void> {
    try {
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(LOOK_MS)]);
      const attempts = await notifyChannel(store, channel, senders, signal);
      for (const line of attempts.flatMap((one) => failureLine(one) ?? [])) onFailure(line);
      failure = null;
    } catch (error) {
      const line = `notifications of ${channel} cannot be sent: ${String(error)}`;
      if (failure !== line) onFailure(line);
      failure = line;
    }
  }

  const looking = repeat(look, everyMs);
  return {
    close: () => {
      ending.abort();
      return looking.close();
    },
  };
}
