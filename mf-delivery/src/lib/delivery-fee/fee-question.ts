import type { Address, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { addressFlow } from '@storefront/shared-domain/rules';

/**
 * Parameters of a fee request: `address` by the whole address (API-20), `located` the same with a
 * required point, `point` by its coordinates alone (API-30).
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

/** Parameters of the fee request by this restaurant's address flow (OPEN-054). */
export const toFeeQuestion = (info: RestaurantInfo, address: Address): FeeQuestion => ({
  restaurantID: info.id,
  address,
  by: isPricedByPoint(info) ? 'point' : info.delivery_fee_with_gps ? 'located' : 'address',
});

/**
 * The request of a fee for a typed address: only with its texts can the API compare its point with
 * it, and return the fee of the order.
 */
export function toTypedFeeQuestion(info: RestaurantInfo, address: Address): FeeQuestion {
  const question = toFeeQuestion(info, address);
  return question.by === 'point' ? { ...question, by: 'located' } : question;
}

/** Whether a fee request requires the point of the address on the map (OPEN-054, ERRORS-35). */
export const isPointNeeded = (info: RestaurantInfo): boolean =>
  isPricedByPoint(info) || info.delivery_fee_with_gps;
