import type { Queryable } from '../platform/db/database';
import type { LoadedRestaurant } from '../restaurants/restaurant-catalog';
import { tableNamed } from './find-table';
import { isCodeGeneration } from './table-codes.repository';
import type { TableTokens } from './table-tokens';

export type CodeReader = {
  readonly on: Queryable;
  readonly tokens: TableTokens;
  readonly now: Date;
};

/** The table that a code names, with the generation that the code must have. */
export type CodedTable = { restaurantId: number; table: string; generation: number };

/** The table of a code in this restaurant; null when it leads to none of its tables, or has expired. */
export function tableInCode(
  token: string,
  restaurant: LoadedRestaurant,
  { tokens, now }: Pick<CodeReader, 'tokens' | 'now'>,
): CodedTable | null {
  const code = tokens.open(token);
  if (code?.restaurantId !== restaurant.id) return null;
  if (code.expiresAt !== null && code.expiresAt <= now) return null;
  const table = tableNamed(restaurant.tables, code.table);
  if (table === null) return null;
  return { restaurantId: code.restaurantId, table, generation: code.generation };
}

/** The same; null also for a code that was replaced. */
export async function tableOfToken(
  token: string,
  restaurant: LoadedRestaurant,
  reader: CodeReader,
): Promise<string | null> {
  const coded = tableInCode(token, restaurant, reader);
  return coded && (await isCodeGeneration(reader.on, coded)) ? coded.table : null;
}
