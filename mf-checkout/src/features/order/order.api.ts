import { createEffect } from 'effector';
import { calls, type OrderRequest, type PlacedOrder } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

export type OrderCall = { restaurantId: number; order: OrderRequest };

/** Sends the order. Safe to repeat with the same `details.uuid`: the server answers as it did the first time. */
export const placeOrderFx = createEffect<OrderCall, PlacedOrder, ApiError>({
  name: 'placeOrderFx',
  handler: ({ restaurantId, order }) => callApi(calls.placeOrder, { params: { restaurantId }, body: order }),
});
