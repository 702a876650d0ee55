import { createEffect } from 'effector';
import { calls, type Address, type DeliveryFeeResult } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

/** Where to, and from which restaurant. */
export type FeeQuestion = { restaurantID: number; address: Address };

/** Asks what a delivery to the address costs (API-20, OPEN-051). Safe to repeat. */
export const getFeeFx = createEffect<FeeQuestion, DeliveryFeeResult, ApiError>({
  name: 'getFeeFx',
  handler: ({ restaurantID, address: { street, number, zone, city, region, coordinates, deliveryFeeID } }) =>
    callApi(calls.getDeliveryFee, { body: { restaurantID, street, number, zone, city, region, coordinates, deliveryFeeID } }),
});
