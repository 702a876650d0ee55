import { normaliseText } from '@storefront/shared-domain/rules';
import type { LoadedRestaurant } from '../restaurants/restaurant-catalog';
import type { TableTokens } from './table-tokens';

const folded = (name: string): string => normaliseText(name).trim().toLowerCase();

/**
 * The restaurant's spelling of a typed table name; null when the table is missing. Without a list
 * of tables every name is valid.
 */
export function tableNamed(tables: readonly string[], typed: string): string | null {
  if (tables.length === 0) return normaliseText(typed).trim();
  return tables.find((name) => folded(name) === folded(typed)) ?? null;
}

/** The table of a code in this restaurant; null when the code leads to none of its tables. */
export function tableOfToken(
  token: string,
  restaurant: LoadedRestaurant,
  tokens: TableTokens,
): string | null {
  const place = tokens.open(token);
  return place?.restaurantId === restaurant.id ? tableNamed(restaurant.tables, place.table) : null;
}
