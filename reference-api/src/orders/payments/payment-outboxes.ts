import { PARTNER_METHOD } from '@storefront/shared-domain/rules';
import {
  leaseDueRefunds,
  leaseExpired,
  leaseUnstarted,
  putOffPayment,
  saveRefunded,
  type DuePayment,
  type DueRefund,
  type UnstartedPayment,
} from '../../payments/due-payments.repository';
import { withinDeadline } from '../../payments/provider-deadline';
import { backoff } from '../../platform/outbox/backoff';
import type { Attempt, Outbox } from '../../platform/outbox/outbox';
import type { PaymentWorkerDeps } from './payment-deps';
import { installedProvider, paymentOutbox } from './payment-outbox';
import { settlePayment } from './settle-payment';
import { giveUpStart, startPayment } from './start-payment';

/** Calls of a provider at the same time; each may use one connection of the database. */
const CALLS = 5;

/**
 * Minimum age in ms of an unfinished start that is attributed to a crashed server; a younger one
 * may still be in progress.
 */
const LEFT_ALONE_MS = 15_000;

/** Age in ms after which a start is given up and its order is canceled. */
const MAX_START_MS = 10 * 60_000;

const pauseAfter = backoff({ firstMs: 5000, factor: 2, longestMs: 10 * 60_000 });

/** Unpaid payments whose time has ended: their orders are canceled and release what they hold. */
export const expiries = (deps: PaymentWorkerDeps): Outbox<DuePayment> =>
  paymentOutbox(deps, 'expire', {
    batch: 1, // one transaction at a time: orders that return the same stock would wait for each other
    pauseAfter,
    lease: (lease) => leaseExpired(deps.db, lease),
    attempt: async ({ id }) => {
      const status = await deps.db.transaction((tx) =>
        settlePayment(tx, id, 'expired', deps.now()),
      );
      if (status !== 'expired') return 'ended';
      deps.metrics.paymentSettled(status);
      return 'sent';
    },
  });

/**
 * Ends a payment that cannot be started, like the request that created it: the order of a first
 * attempt is canceled, a later attempt counts as declined and its order can be paid again.
 */
async function endUnstarted(
  deps: PaymentWorkerDeps,
  unstartedPayment: UnstartedPayment,
): Promise<Attempt> {
  if (unstartedPayment.number === 1) await giveUpStart(deps.db, unstartedPayment, deps.now());
  else
    await deps.db.transaction((tx) =>
      settlePayment(tx, unstartedPayment.id, 'declined', deps.now()),
    );
  deps.logger?.error(
    {
      payment: unstartedPayment.id,
      order: unstartedPayment.orderId,
      attempts: unstartedPayment.attempts,
    },
    'a payment that could not be started is given up',
  );
  return 'ended';
}

async function startLeft(
  deps: PaymentWorkerDeps,
  unstartedPayment: UnstartedPayment,
): Promise<Attempt> {
  if (deps.now().getTime() - unstartedPayment.createdAt.getTime() >= MAX_START_MS)
    return endUnstarted(deps, unstartedPayment);
  installedProvider(deps.payments, unstartedPayment.provider);
  const outcome = await startPayment(deps, unstartedPayment.id);
  return outcome === 'refused' ? endUnstarted(deps, unstartedPayment) : 'sent';
}

/** Starts that a crashed server left. */
export const starts = (deps: PaymentWorkerDeps): Outbox<UnstartedPayment> =>
  paymentOutbox(deps, 'start', {
    batch: CALLS,
    pauseAfter: backoff({ firstMs: 5000, factor: 2, longestMs: 60_000 }),
    lease: (lease) =>
      leaseUnstarted(deps.db, {
        ...lease,
        before: new Date(lease.at.getTime() - LEFT_ALONE_MS),
      }),
    attempt: (unstartedPayment) => startLeft(deps, unstartedPayment),
    postpone: (unstartedPayment, until) =>
      putOffPayment(
        deps.db,
        unstartedPayment,
        unstartedPayment.expiresAt && unstartedPayment.expiresAt < until
          ? unstartedPayment.expiresAt
          : until,
      ),
  });

/**
 * Returns the money of a payment. A sale of the loyalty partner needs no call: its order released
 * it.
 */
async function refund(
  { db, payments, stopping }: PaymentWorkerDeps,
  due: DueRefund,
): Promise<Attempt> {
  if (due.provider !== PARTNER_METHOD) {
    const provider = installedProvider(payments, due.provider);
    await withinDeadline(provider.refund(due), { ms: payments.callDeadlineMs, stopping });
  }
  await saveRefunded(db, due);
  return 'sent';
}

export const refunds = (deps: PaymentWorkerDeps): Outbox<DueRefund> =>
  paymentOutbox(deps, 'refund', {
    batch: CALLS,
    pauseAfter,
    lease: (lease) => leaseDueRefunds(deps.db, lease),
    attempt: (due) => refund(deps, due),
  });
