import { minor, type Minor } from '@storefront/shared-domain/contracts';
import type { Queryable } from '../platform/db/database';

/** Cashback and whole points that an account earns when an order is completed. */
export type OrderReward = { customerId: string; cashback: Minor; points: number };

export async function saveReward(
  on: Queryable,
  orderUuid: string,
  { customerId, cashback, points }: OrderReward,
): Promise<void> {
  await on.query(
    'insert into order_rewards (order_uuid, customer_id, cashback, points) values ($1, $2, $3, $4)',
    [orderUuid, customerId, cashback, points],
  );
}

/**
 * The reward of an order, returned to the first call only; null for later calls, and for an order
 * without a reward.
 */
export async function takeReward(
  on: Queryable,
  orderUuid: string,
  at: Date,
): Promise<OrderReward | null> {
  const [row] = await on.query<{ customerId: string; cashback: number; points: number }>(
    `update order_rewards set given_at = $2 where order_uuid = $1 and given_at is null
     returning customer_id as "customerId", cashback, points`,
    [orderUuid, at],
  );
  return row ? { ...row, cashback: minor(row.cashback) } : null;
}
