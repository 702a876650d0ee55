import { openIntervalJob } from '../../platform/interval-job';
import { runOutbox, type OutboxRun } from '../../platform/outbox/outbox';
import { forgetHolders } from '../unpaid-orders.repository';
import type { PaymentWorkerDeps } from './payment-deps';
import { expiries, refunds, starts } from './payment-outboxes';

export type PaymentWorker = { close(): Promise<void> };

const INTERVAL_MS = 1000;
const MAX_PAUSE_MS = 60_000;

/** Time in ms that closing waits for the calls of providers in progress. */
const CLOSE_MS = 3000;

type Job = () => Promise<OutboxRun>;

/** The work on payments, each job independent of the failures and the duration of the others. */
const createJobs = (deps: PaymentWorkerDeps, isClosed?: () => boolean): readonly Job[] => [
  async () => {
    const run = await runOutbox(expiries(deps), isClosed);
    await forgetHolders(deps.db);
    return run;
  },
  () => runOutbox(starts(deps), isClosed),
  () => runOutbox(refunds(deps), isClosed),
];

const failed =
  ({ logger }: PaymentWorkerDeps) =>
  (error: unknown): void =>
    logger?.warn(error, 'a run of the payment worker failed');

/** One run of each job, one after the other. Returns whether all succeeded. */
export async function settleOnce(deps: PaymentWorkerDeps): Promise<boolean> {
  let isGood = true;
  for (const job of createJobs(deps)) {
    const run = await job().catch(failed(deps));
    isGood = isGood && run?.postponed === 0;
  }
  return isGood;
}

/**
 * Runs each job every second until it is closed; after a run that failed as a whole the pause of its
 * job doubles, up to a minute.
 */
export function openPaymentWorker(given: PaymentWorkerDeps): PaymentWorker {
  const stop = new AbortController();
  const deps = { ...given, stopping: stop.signal };
  let isClosed = false;
  const jobs = createJobs(deps, () => isClosed).map((work) =>
    openIntervalJob({
      work,
      pauseMs: (failures) => Math.min(MAX_PAUSE_MS, INTERVAL_MS * 2 ** failures),
      failed: failed(deps),
    }),
  );
  return {
    close: async () => {
      isClosed = true;
      const timer = setTimeout(() => stop.abort(), CLOSE_MS);
      await Promise.all(jobs.map((job) => job.close()));
      clearTimeout(timer);
    },
  };
}
