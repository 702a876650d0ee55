import type { Queryable } from '../platform/db/database';

/** The digest of a holder, and how many orders of a restaurant it may leave unpaid at a time. */
export type Holder = { readonly holder: string; readonly most: number };

/**
 * Whether one of these holders has its maximum of orders of a restaurant that await payment, or
 * more. Call with the holders locked.
 */
export async function hasUnpaidOrders(
  tx: Queryable,
  { restaurantId, holders }: { restaurantId: number; holders: readonly Holder[] },
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from unnest($2::text[], $3::int[]) bound(holder, most)
     join unpaid_order_holders h on h.restaurant_id = $1 and h.holder = bound.holder
     join orders o on o.id = h.order_id and o.awaits_payment and o.status <> 'CANCELED'
     group by bound.holder, bound.most having count(*) >= bound.most`,
    [restaurantId, holders.map(({ holder }) => holder), holders.map(({ most }) => most)],
  );
  return rows.length > 0;
}

/** Stores the holders of an order that awaits payment. */
export async function saveHolders(
  tx: Queryable,
  it: { orderId: number; restaurantId: number; holders: readonly Holder[] },
): Promise<void> {
  await tx.query(
    'insert into unpaid_order_holders (order_id, restaurant_id, holder) select $1, $2, unnest($3::text[])',
    [it.orderId, it.restaurantId, it.holders.map(({ holder }) => holder)],
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
