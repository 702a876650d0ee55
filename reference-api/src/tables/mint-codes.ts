import type { Queryable } from '../platform/db/database';
import { tableKey } from './find-table';
import { codeGenerations } from './table-codes.repository';
import type { TableTokens } from './table-tokens';

const DAY_MS = 24 * 3_600_000;

export type TableCode = { table: string; token: string };

/** Fresh codes of these tables, valid for `days`, or without an end (null). */
export async function mintCodes(
  on: Queryable,
  tokens: TableTokens,
  it: { restaurantId: number; tables: readonly string[]; days: number | null; now: Date },
): Promise<TableCode[]> {
  const { restaurantId, tables, days, now } = it;
  const generations = await codeGenerations(on, restaurantId);
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  return tables.map((table) => ({
    table,
    token: tokens.mint({
      restaurantId,
      table,
      generation: generations.get(tableKey(table)) ?? 0,
      expiresAt,
    }),
  }));
}
