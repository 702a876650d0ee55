import type { Queryable } from '../platform/db/database';
import type { LoadedRestaurant, RestaurantCatalog } from './restaurant-catalog';

const MAX_ID = 2_147_483_647;

/** The number of a restaurant in a path or a body; null for an invalid one. */
export function restaurantNumber(id: string | number): number | null {
  const number = typeof id === 'number' ? id : /^\d{1,10}$/.test(id) ? Number(id) : Number.NaN;
  return Number.isInteger(number) && number > 0 && number <= MAX_ID ? number : null;
}

/**
 * The restaurant with the number in a path or a body; null for an invalid or unknown number. `on`:
 * the held connection, if there is one.
 */
export async function restaurantById(
  catalog: RestaurantCatalog,
  id: string | number,
  on?: Queryable,
): Promise<LoadedRestaurant | null> {
  const number = restaurantNumber(id);
  return number === null ? null : catalog.find({ id: number }, on);
}
