import { onlyRow, type Queryable } from '../platform/db/database';

export type TableOrderRow = { status: string; table: string };

/** The table order with a uuid; null when it is missing or not for a table. */
export async function findTableOrder(on: Queryable, uuid: string): Promise<TableOrderRow | null> {
  const [row] = await on.query<TableOrderRow>(
    'select status, table_name as "table" from orders where uuid = $1 and table_name is not null',
    [uuid],
  );
  return row ?? null;
}

/**
 * The newest order of a table that is not completed and was placed since a moment: an order that
 * was never completed does not block its table forever.
 */
export async function findOpenTableOrder(
  on: Queryable,
  it: { restaurantId: number; table: string; since: Date },
): Promise<TableOrderRow | null> {
  const [row] = await on.query<TableOrderRow>(
    `select status, table_name as "table" from orders
     where restaurant_id = $1 and table_name = $2 and status not in ('OVER', 'CANCELED')
       and created_at > $3
     order by created_at desc limit 1`,
    [it.restaurantId, it.table, it.since],
  );
  return row ?? null;
}

/**
 * Open orders of a table since a moment, and orders to tables that a device has placed since a
 * moment; 0 for a device without an id.
 */
export const countTableOrders = async (
  on: Queryable,
  it: { restaurantId: number; table: string; openSince: Date; device: string; deviceSince: Date },
): Promise<{ open: number; ofDevice: number }> =>
  onlyRow(
    await on.query<{ open: number; ofDevice: number }>(
      `select
         (select count(*)::int from orders where restaurant_id = $1 and table_name = $2
            and status not in ('OVER', 'CANCELED') and created_at > $3) as open,
         (select count(*)::int from orders where restaurant_id = $1 and fingerprint = $4
            and fingerprint <> '' and created_at > $5 and table_name is not null) as "ofDevice"`,
      [it.restaurantId, it.table, it.openSince, it.device, it.deviceSince],
    ),
  );
