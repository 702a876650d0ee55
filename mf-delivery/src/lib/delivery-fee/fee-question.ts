import type { Address, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { addressFlow } from '@storefront/shared-domain/rules';

/**
 * What a delivery costs there: `address` by its words and all else that is known of it (API-20),
 * `located` the same, but never without its point, `point` by its coordinates alone (API-30).
 */
export type FeeQuestion = {
  restaurantID: number;
  address: Address;
  by: 'address' | 'located' | 'point';
};

const isPricedByPoint = (info: RestaurantInfo): boolean => {
  const flow = addressFlow(info);
  return flow.kind === 'wizard' && flow.search === 'geospatial';
};

/**
 * The question about the fee of an address, as this restaurant's way of finding addresses asks it
 * (OPEN-054).
 */
export const feeQuestionOf = (info: RestaurantInfo, address: Address): FeeQuestion => ({
  restaurantID: info.id,
  address,
  by: isPricedByPoint(info) ? 'point' : info.delivery_fee_with_gps ? 'located' : 'address',
});

/**
 * Whether no fee can be asked for before the address has its point on the map (OPEN-054,
 * ERRORS-35).
 */
export const isPointNeeded = (info: RestaurantInfo): boolean =>
  isPricedByPoint(info) || info.delivery_fee_with_gps;
