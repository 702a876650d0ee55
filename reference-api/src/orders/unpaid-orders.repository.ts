import type { Queryable } from '../platform/db/database';

/**
 * Whether one of these holders has `most` or more orders of a restaurant that await payment. Call
 * with the holders locked.
 */
export async function hasUnpaidOrders(
  tx: Queryable,
  it: { restaurantId: number; holders: readonly string[]; most: number },
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from unpaid_order_holders h join orders o on o.id = h.order_id
     where h.restaurant_id = $1 and h.holder = any($2) and o.awaits_payment
       and o.status <> 'CANCELED'
     group by h.holder having count(*) >= $3`,
    [it.restaurantId, it.holders, it.most],
  );
  return rows.length > 0;
}

/** Stores the holders of an order that awaits payment. */
export async function saveHolders(
  tx: Queryable,
  it: { orderId: number; restaurantId: number; holders: readonly string[] },
): Promise<void> {
  await tx.query(
    'insert into unpaid_order_holders (order_id, restaurant_id, holder) select $1, $2, unnest($3::text[])',
    [it.orderId, it.restaurantId, it.holders],
  );
}

/**
 * Deletes the holders of orders that no longer await payment. The table contains only currently
 * unpaid orders, so it is small.
 */
export async function forgetHolders(on: Queryable): Promise<void> {
  await on.query(
    `delete from unpaid_order_holders h using orders o
     where o.id = h.order_id and (not o.awaits_payment or o.status = 'CANCELED')`,
  );
}
