import { createEffect } from 'effector';
import { calls, type Address, type DeliveryFeeResult } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import type { FeeQuestion } from './fee-question';
import { NoAddressCoordinates } from './no-address-coordinates';

const byAddress = (
  restaurantID: number,
  { street, number, zone, city, region, coordinates, deliveryFeeID }: Address,
): Promise<DeliveryFeeResult> =>
  callApi(calls.getDeliveryFee, {
    body: { restaurantID, street, number, zone, city, region, coordinates, deliveryFeeID },
  });

function byPoint(
  restaurantId: number,
  { coordinates, deliveryFeeID }: Address,
): Promise<DeliveryFeeResult> {
  if (!coordinates) throw new NoAddressCoordinates();
  const { latitude, longitude } = coordinates;
  return callApi(calls.getGeospatialFee, {
    params: { restaurantId, latitude, longitude },
    query: { deliveryFeeID: deliveryFeeID ?? undefined },
  });
}

/**
 * Requests the delivery fee of an address (API-20, API-30, OPEN-051); build the parameters with
 * `toFeeQuestion`. Safe to repeat.
 */
export const getFeeFx = createEffect<
  FeeQuestion,
  DeliveryFeeResult,
  ApiError | NoAddressCoordinates
>({
  name: 'getFeeFx',
  handler: async ({ restaurantID, address, by }) => {
    if (by !== 'address' && !address.coordinates) throw new NoAddressCoordinates();
    return by === 'point' ? byPoint(restaurantID, address) : byAddress(restaurantID, address);
  },
});
