import { minor, type Minor } from '@storefront/shared-domain/contracts';
import type { Queryable } from '../platform/db/database';

/**
 * Ids of expired unpaid attempts, with their orders locked until the transaction ends; rows locked
 * by another node are skipped.
 */
export const takeExpired = async (
  tx: Queryable,
  it: { at: Date; limit: number },
): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(
      `select p.id from payments p join orders o on o.id = p.order_id
     where p.status in ('pending', 'declined') and p.expires_at <= $1 order by p.expires_at limit $2
     for update of o skip locked`,
      [it.at, it.limit],
    )
  ).map(({ id }) => id);

/**
 * Pending attempts created up to `before` and never started: the server that created them has
 * stopped.
 */
export const listUnstarted = async (
  on: Queryable,
  it: { before: Date; limit: number },
): Promise<string[]> =>
  (
    await on.query<{ id: string }>(
      `select id from payments where status = 'pending' and started_at is null and created_at <= $1
       order by created_at limit $2`,
      [it.before, it.limit],
    )
  ).map(({ id }) => id);

export type DueRefund = { id: string; provider: string; reference: string; amount: Minor };

export const listDueRefunds = async (on: Queryable, limit: number): Promise<DueRefund[]> =>
  (
    await on.query<DueRefund>(
      'select id, provider, reference, amount from payments where refund_due order by changed_at limit $1',
      [limit],
    )
  ).map((row) => ({ ...row, amount: minor(row.amount) }));

export async function saveRefunded(on: Queryable, id: string): Promise<void> {
  await on.query('update payments set refund_due = false where id = $1', [id]);
}
