import type { Queryable } from './database';

/** An order served at a table. */
export type TableOrderRow = { status: string; table: string };

/** The table order of a uuid; null when there is none, or when it goes elsewhere. */
export async function findTableOrder(on: Queryable, uuid: string): Promise<TableOrderRow | null> {
  const [row] = await on.query<TableOrderRow>(
    'select status, table_name as "table" from orders where uuid = $1 and table_name is not null',
    [uuid],
  );
  return row ?? null;
}

/**
 * The youngest order of a table that is not over and was placed since a moment: one that nobody
 * ended keeps no table for ever.
 */
export async function findOpenTableOrder(
  on: Queryable,
  it: { restaurantId: number; table: string; since: Date },
): Promise<TableOrderRow | null> {
  const [row] = await on.query<TableOrderRow>(
    `select status, table_name as "table" from orders
     where restaurant_id = $1 and table_name = $2 and status not in ('OVER', 'CANCELED') and created_at > $3 order by created_at desc limit 1`,
    [it.restaurantId, it.table, it.since],
  );
  return row ?? null;
}
