import type { Queryable } from '../platform/db/database';

/** Quantity of an item: a product, a size of pizza or a combo, by its id. */
export type StockRow = { itemId: string; quantity: number };

/**
 * Remaining stock of these items, locked until the transaction ends. Rows are locked in the order
 * of their ids, so that two orders with items in common cannot deadlock. Items without counted
 * stock are left out.
 */
export async function lockStock(
  tx: Queryable,
  restaurantId: number,
  itemIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx.query<StockRow>(
    `select item_id as "itemId", quantity from product_stock
     where restaurant_id = $1 and item_id = any ($2::text[])
     order by item_id for update`,
    [restaurantId, itemIds],
  );
  return new Map(rows.map(({ itemId, quantity }) => [itemId, quantity]));
}

const columns = (rows: readonly StockRow[]) => [
  rows.map(({ itemId }) => itemId),
  rows.map(({ quantity }) => quantity),
];

async function change(
  tx: Queryable,
  restaurantId: number,
  sign: 1 | -1,
  rows: readonly StockRow[],
): Promise<void> {
  await tx.query(
    `update product_stock s set quantity = s.quantity + $4::int * w.quantity
     from unnest($2::text[], $3::bigint[]) as w (item_id, quantity)
     where s.restaurant_id = $1 and s.item_id = w.item_id`,
    [restaurantId, ...columns(rows), sign],
  );
}

/**
 * Takes stock that `lockStock` locked and stores which order took it. Throws when there is not
 * enough.
 */
export async function takeStock(
  tx: Queryable,
  {
    orderUuid,
    restaurantId,
    rows,
  }: { orderUuid: string; restaurantId: number; rows: readonly StockRow[] },
): Promise<void> {
  await Promise.all([
    change(tx, restaurantId, -1, rows),
    tx.query(
      `insert into stock_takings (order_uuid, restaurant_id, item_id, quantity)
     select $4, $1, w.item_id, w.quantity
     from unnest($2::text[], $3::bigint[]) as w (item_id, quantity)`,
      [restaurantId, ...columns(rows), orderUuid],
    ),
  ]);
}

/**
 * Returns the stock that an order took, once; an item that is no longer counted stays uncounted.
 */
export async function returnStock(
  tx: Queryable,
  orderUuid: string,
  restaurantId: number,
): Promise<void> {
  const rows = await tx.query<StockRow>(
    'delete from stock_takings where order_uuid = $1 returning item_id as "itemId", quantity',
    [orderUuid],
  );
  if (rows.length === 0) return;
  await lockStock(
    tx,
    restaurantId,
    rows.map(({ itemId }) => itemId),
  );
  await change(tx, restaurantId, 1, rows);
}

/**
 * Replaces the counted items of a restaurant: a new item starts with its quantity, an item that is
 * already counted retains its remaining stock.
 */
export async function saveStock(
  on: Queryable,
  restaurantId: number,
  rows: readonly StockRow[],
): Promise<void> {
  await on.query(
    'delete from product_stock where restaurant_id = $1 and not item_id = any ($2::text[])',
    [restaurantId, rows.map(({ itemId }) => itemId)],
  );
  await on.query(
    `insert into product_stock (restaurant_id, item_id, quantity)
     select $1, w.item_id, w.quantity
     from unnest($2::text[], $3::bigint[]) as w (item_id, quantity)
     on conflict do nothing`,
    [restaurantId, ...columns(rows)],
  );
}
