import type { Queryable } from '../platform/db/database';
import type { LoadedRestaurant } from '../restaurants/restaurant-catalog';
import { tableNamed } from './find-table';
import { isCodeGeneration } from './table-codes.repository';
import type { TableTokens } from './table-tokens';

/** What reads the codes of tables. */
export type CodeReader = {
  readonly on: Queryable;
  readonly tokens: TableTokens;
  readonly now: Date;
};

/**
 * The table of a code in this restaurant; null when the code leads to none of its tables, has
 * expired or was replaced.
 */
export async function tableOfToken(
  token: string,
  restaurant: LoadedRestaurant,
  { on, tokens, now }: CodeReader,
): Promise<string | null> {
  const code = tokens.open(token);
  if (code?.restaurantId !== restaurant.id) return null;
  if (code.expiresAt !== null && code.expiresAt <= now) return null;
  const table = tableNamed(restaurant.tables, code.table);
  if (table === null) return null;
  const { restaurantId, generation } = code;
  return (await isCodeGeneration(on, { restaurantId, table, generation })) ? table : null;
}
