import type { Database } from '../db/database';
import { openIntervalJob } from '../interval-job';
import { runOutbox, type Outbox, type OutboxItem } from './outbox';

type WorkerOptions = {
  /** Pause before the next run, in ms, after this many failed runs in a row. */
  readonly pauseMs: (failures: number) => number;
  /** Called with each error of a run; an error ends only its run. */
  readonly failed: (error: unknown) => void;
  /** Notifications of the database that skip the pause. */
  readonly wake?: { readonly db: Database; readonly channel: string };
};

export type OutboxWorker = {
  /** Ends the worker after the batch in progress. */
  close(): Promise<void>;
};

/** Runs an outbox again and again, one run at a time, until it is closed. */
export async function openOutboxWorker<Item extends OutboxItem>(
  outbox: Outbox<Item>,
  { pauseMs, failed, wake }: WorkerOptions,
): Promise<OutboxWorker> {
  let isClosed = false;
  const job = openIntervalJob({
    work: () => runOutbox(outbox, () => isClosed),
    pauseMs,
    failed,
  });
  const stopListening = await wake?.db.listen(wake.channel, job.soon);
  return {
    close: async () => {
      isClosed = true;
      await Promise.all([stopListening?.(), job.close()]);
    },
  };
}
