import { createEffect } from 'effector';
import { calls, type PlacedOrder } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import type { OrderCall } from '@storefront/shared-domain/models';

/**
 * Sends an order to a table (API-05). Safe to repeat with the same `details.uuid`: the server
 * repeats its first response.
 */
export const placeTableOrderFx = createEffect<OrderCall, PlacedOrder, ApiError>({
  name: 'placeTableOrderFx',
  handler: ({ restaurantId, order }) =>
    callApi(calls.placeTableOrder, { params: { restaurantId }, body: order }),
});
