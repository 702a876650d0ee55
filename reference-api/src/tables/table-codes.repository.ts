import type { Queryable } from '../platform/db/database';
import { tableKey } from './find-table';

/** Generations of the codes of a restaurant's tables, by `tableKey`; a missing one is 0. */
export async function codeGenerations(
  on: Queryable,
  restaurantId: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await on.query<{ key: string; generation: number }>(
    'select table_key as key, generation from table_codes where restaurant_id = $1',
    [restaurantId],
  );
  return new Map(rows.map(({ key, generation }) => [key, generation]));
}

export async function isCodeGeneration(
  on: Queryable,
  it: { restaurantId: number; table: string; generation: number },
): Promise<boolean> {
  const rows = await on.query(
    `select 1 where $3 = coalesce(
       (select generation from table_codes where restaurant_id = $1 and table_key = $2), 0)`,
    [it.restaurantId, tableKey(it.table), it.generation],
  );
  return rows.length > 0;
}

/** Starts the next generation of the codes of these tables: all earlier codes become invalid. */
export async function replaceCodes(
  on: Queryable,
  restaurantId: number,
  tables: readonly string[],
): Promise<void> {
  await on.query(
    `insert into table_codes (restaurant_id, table_key, generation)
     select $1, key, 1 from unnest($2::text[]) as key
     on conflict (restaurant_id, table_key) do update set generation = table_codes.generation + 1`,
    [restaurantId, [...new Set(tables.map(tableKey))]],
  );
}
