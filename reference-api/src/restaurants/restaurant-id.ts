import type { Queryable } from '../platform/db/database';
import type { LoadedRestaurant, RestaurantCatalog } from './restaurant-catalog';

const LARGEST = 2_147_483_647;

/**
 * The restaurant with the number in a path or a body; null for an invalid or unknown number. `on`:
 * the held connection, if there is one.
 */
export async function restaurantById(
  catalog: RestaurantCatalog,
  id: string | number,
  on?: Queryable,
): Promise<LoadedRestaurant | null> {
  const number = typeof id === 'number' ? id : /^\d{1,10}$/.test(id) ? Number(id) : Number.NaN;
  return Number.isInteger(number) && number > 0 && number <= LARGEST
    ? catalog.find({ id: number }, on)
    : null;
}
