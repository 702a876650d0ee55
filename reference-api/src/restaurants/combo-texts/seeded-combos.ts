import { RestaurantData } from '@storefront/shared-domain/contracts';
import type { SeededRestaurant } from '../seeded-restaurant';
import { incompleteCombos } from './incomplete-combos';
import { inWords } from './report-combos';

/** What the combos of a record describe and do not offer, one line each; for the terminal of a seed. */
export function seededCombos({ info, menu, hours }: SeededRestaurant): string[] {
  const data = RestaurantData.parse(JSON.parse(JSON.stringify({ info, menu, hours })));
  return incompleteCombos(data.menu, data.info).map(
    (combo) => `${info.restaurant_url}: ${inWords(combo)}`,
  );
}
