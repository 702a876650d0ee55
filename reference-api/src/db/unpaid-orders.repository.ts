import type { Queryable } from './database';

/** Whether one of these holders has so many orders of a restaurant that wait for payment. Call with the holders locked. */
export async function hasUnpaidOrders(tx: Queryable, it: { restaurantId: number; holders: readonly string[]; most: number }): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from unpaid_order_holders h join orders o on o.id = h.order_id
     where h.restaurant_id = $1 and h.holder = any($2) and o.awaits_payment and o.status <> 'CANCELED' group by h.holder having count(*) >= $3`,
    [it.restaurantId, it.holders, it.most]);
  return rows.length > 0;
}

/** Stores who holds an order that waits for payment. */
export async function saveHolders(tx: Queryable, it: { orderId: number; restaurantId: number; holders: readonly string[] }): Promise<void> {
  await tx.query('insert into unpaid_order_holders (order_id, restaurant_id, holder) select $1, $2, unnest($3::text[])', [it.orderId, it.restaurantId, it.holders]);
}

/** Deletes the holders of orders that wait for payment no longer. The table holds only the unpaid orders of now: it is small. */
export async function forgetHolders(on: Queryable): Promise<void> {
  await on.query(`delete from unpaid_order_holders h using orders o where o.id = h.order_id and (not o.awaits_payment or o.status = 'CANCELED')`);
}
