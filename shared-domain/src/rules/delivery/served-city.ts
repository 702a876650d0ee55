import { nameKey } from '@storefront/shared-kit/fold-accents';
import type { RestaurantInfo } from '../../contracts';

/* Separate from the violations of an address: the first screen loads this rule alone. */

/**
 * Whether a city is one the restaurant delivers to, in any spelling; a restaurant that lists none delivers to any.
 */
export const isCityServed = (city: string, info: RestaurantInfo): boolean =>
  info.deliveryCities.length === 0 ||
  info.deliveryCities.some(({ name }) => nameKey(name) === nameKey(city));
