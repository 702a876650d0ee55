import { RestaurantData } from '@storefront/shared-domain/contracts';
import type { SeededRestaurant } from '../seeded-restaurant';
import { inWords, recordProblems } from './record-problems';

/** What of a record is not used as written or cannot be sold, one line each; for the terminal of a seed. */
export function seededProblems({ info, menu, hours }: SeededRestaurant): string[] {
  const wire: unknown = JSON.parse(JSON.stringify({ info, menu, hours }));
  return recordProblems(wire, RestaurantData.parse(wire)).first.map(
    (problem) => `${info.restaurant_url}: ${inWords(problem)}`,
  );
}
