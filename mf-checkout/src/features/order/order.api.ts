import { createEffect } from 'effector';
import { calls, type PlacedOrder } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import type { OrderCall } from '@storefront/shared-domain/models';

/**
 * Sends the order. Safe to repeat with the same `details.uuid`: the server returns its first
 * response again.
 */
export const placeOrderFx = createEffect<OrderCall, PlacedOrder, ApiError>({
  name: 'placeOrderFx',
  handler: ({ restaurantId, order }) =>
    callApi(calls.placeOrder, { params: { restaurantId }, body: order }),
});
