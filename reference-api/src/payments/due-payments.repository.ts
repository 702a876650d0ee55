import { minor, type Minor } from '@storefront/shared-domain/contracts';
import type { Queryable } from '../platform/db/database';

/** A claim on due payments: no worker takes them again before `again`. */
type Claim = { readonly at: Date; readonly again: Date; readonly limit: number };

/** A payment with work in the background; `attempts` includes the current attempt. */
export type DuePayment = {
  readonly id: string;
  readonly orderId: number;
  readonly provider: string;
  readonly attempts: number;
};

export type UnstartedPayment = DuePayment & {
  readonly kind: string;
  /** Number of the customer's attempt at paying the order, from 1. */
  readonly number: number;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
};

/** `version` changes with every event of the payment. */
export type DueRefund = DuePayment & {
  readonly reference: string;
  readonly amount: Minor;
  readonly version: number;
};

const DUE = 'id, order_id as "orderId", provider, tries as attempts';

/** Leases expired unpaid attempts; rows that another node leases are skipped. */
export const leaseExpired = (
  on: Queryable,
  { at, again, limit }: Claim,
): Promise<readonly DuePayment[]> =>
  on.query<DuePayment>(
    `update payments set tries = tries + 1, next_try_at = $3
     where id in (
       select id from payments
       where status in ('pending', 'declined') and expires_at <= $1 and next_try_at <= $1
       order by expires_at limit $2 for update skip locked)
     returning ${DUE}`,
    [at, limit, again],
  );

/**
 * Leases pending attempts created up to `before` and never started: the server that created them
 * has stopped. The lease ends when the attempt expires, so that it does not delay the expiry.
 */
export const leaseUnstarted = (
  on: Queryable,
  { at, again, limit, before }: Claim & { readonly before: Date },
): Promise<readonly UnstartedPayment[]> =>
  on.query<UnstartedPayment>(
    `update payments set tries = tries + 1, next_try_at = least($3::timestamptz, expires_at)
     where id in (
       select id from payments
       where status = 'pending' and started_at is null and created_at <= $4
         and (expires_at is null or expires_at > $1) and next_try_at <= $1
       order by next_try_at limit $2 for update skip locked)
     returning ${DUE}, kind, attempt as number, created_at as "createdAt", expires_at as "expiresAt"`,
    [at, limit, again, before],
  );

/** Leases payments whose money must be returned. */
export const leaseDueRefunds = async (
  on: Queryable,
  { at, again, limit }: Claim,
): Promise<readonly DueRefund[]> =>
  (
    await on.query<DueRefund>(
      `update payments set tries = tries + 1, next_try_at = $3
       where id in (
         select id from payments where refund_due and next_try_at <= $1
         order by next_try_at limit $2 for update skip locked)
       returning ${DUE}, reference, amount, version`,
      [at, limit, again],
    )
  ).map((row) => ({ ...row, amount: minor(row.amount) }));

/** Postpones a payment after a failed attempt, unless it has changed since its lease. */
export async function putOffPayment(
  on: Queryable,
  { id, attempts }: Pick<DuePayment, 'id' | 'attempts'>,
  until: Date,
): Promise<void> {
  await on.query('update payments set next_try_at = $2 where id = $1 and tries = $3', [
    id,
    until,
    attempts,
  ]);
}

/**
 * Stores that the money was returned. A payment that has changed since its lease stays due: a
 * charge may have arrived after the refund.
 */
export async function saveRefunded(
  on: Queryable,
  { id, version }: Pick<DueRefund, 'id' | 'version'>,
): Promise<void> {
  await on.query(
    `update payments set refund_due = false, tries = 0, next_try_at = 'epoch'
     where id = $1 and version = $2`,
    [id, version],
  );
}
