import { createEffect } from 'effector';
import { calls, type CourierPosition, type Journey } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

/**
 * Fetches the journey of an order to its customer (API-13); fails with 404 while the order is not
 * on its way.
 */
export const readJourneyFx = createEffect<string, Journey, ApiError>({
  name: 'readJourneyFx',
  handler: (uuid) => callApi(calls.getJourney, { query: { orderUUID: uuid } }),
});

/** Fetches the courier's position (API-15); fails with 404 while none was reported. */
export const readPositionFx = createEffect<
  { readonly uuid: string; readonly restaurantId: number },
  CourierPosition,
  ApiError
>({
  name: 'readPositionFx',
  handler: ({ uuid, restaurantId }) =>
    callApi(calls.getCourierPosition, {
      query: { 'restaurant-id': String(restaurantId), 'order-uuid': uuid },
    }),
});
