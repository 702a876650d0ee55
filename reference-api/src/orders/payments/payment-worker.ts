import type { Database } from '../../platform/db/database';
import {
  listDueRefunds,
  listUnstarted,
  saveRefunded,
  takeExpired,
} from '../../payments/due-payments.repository';
import { forgetHolders } from '../unpaid-orders.repository';
import type { PaymentWorkerDeps } from './payment-deps';
import { openIntervalJob } from '../../platform/interval-job';
import { settlePayment } from './settle-payment';
import { startPayment } from './start-payment';

export type PaymentWorker = { close(): Promise<void> };

const BATCH = 50;
const INTERVAL_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Minimum age in ms of an unfinished start that is attributed to a crashed server; a younger one
 * may still be in progress.
 */
const LEFT_ALONE_MS = 15_000;

/**
 * Expires unpaid payments: their orders are canceled and release what they hold. Nodes share the
 * work without waiting for each other.
 */
export function expireOnce({
  db,
  now,
}: {
  readonly db: Database;
  readonly now: () => Date;
}): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await takeExpired(tx, { at: now(), limit: BATCH });
    for (const id of ids) await settlePayment(tx, id, 'expired', now());
    return ids.length;
  });
}

/**
 * Runs a job per item; a failed one is logged and repeated in the next run. Returns whether all
 * succeeded.
 */
async function each<T>(
  items: readonly T[],
  logger: PaymentWorkerDeps['logger'],
  job: (item: T) => Promise<unknown>,
): Promise<boolean> {
  let isGood = true;
  for (const item of items) {
    await job(item).catch((error: unknown) => {
      isGood = false;
      logger?.warn(error, 'a payment is left for the next round');
    });
  }
  return isGood;
}

const startLeft = async (deps: PaymentWorkerDeps): Promise<boolean> =>
  each(
    await listUnstarted(deps.db, {
      before: new Date(deps.now().getTime() - LEFT_ALONE_MS),
      limit: BATCH,
    }),
    deps.logger,
    (id) => startPayment(deps, id),
  );

const refundDue = async ({ db, payments, logger }: PaymentWorkerDeps): Promise<boolean> =>
  each(await listDueRefunds(db, BATCH), logger, async (refund) => {
    await payments.providerNamed(refund.provider)?.refund(refund);
    await saveRefunded(db, refund.id);
  });

/**
 * One run of the background work of payments: expiries, starts left by a crashed server, refunds.
 * Returns whether all succeeded.
 */
export async function settleOnce(deps: PaymentWorkerDeps): Promise<boolean> {
  const { db, metrics } = deps;
  for (let ended = BATCH; ended === BATCH;) {
    ended = await expireOnce(deps);
    if (ended > 0) metrics.paymentSettled('expired', ended);
  }
  await forgetHolders(db);
  const isStarted = await startLeft(deps);
  return (await refundDue(deps)) && isStarted;
}

/** Runs every second until it is closed; after each failure the pause doubles, up to a minute. */
export function openPaymentWorker(deps: PaymentWorkerDeps): PaymentWorker {
  return openIntervalJob({
    work: () => settleOnce(deps),
    pauseMs: (failures) => Math.min(LONGEST_PAUSE_MS, INTERVAL_MS * 2 ** failures),
    failed: (error) => deps.logger?.warn(error, 'a run of the payment worker failed'),
  });
}
