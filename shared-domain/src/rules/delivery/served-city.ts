import type { RestaurantInfo } from '../../contracts';

/* Separate from the violations of an address: the first screen loads this rule alone. */

const plain = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/**
 * Whether a city is one the restaurant delivers to; a restaurant that lists none delivers to any.
 */
export const isCityServed = (city: string, info: RestaurantInfo): boolean =>
  info.deliveryCities.length === 0 ||
  info.deliveryCities.some(({ name }) => plain(name) === plain(city));
