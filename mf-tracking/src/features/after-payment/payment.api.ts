import { attach, createEffect } from 'effector';
import { calls, type Order, type OrderPayment } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import { $restaurantId } from '@storefront/shared-domain/models';

/** Starts a new attempt for a declined payment; a pending attempt is returned unchanged. */
export const retryPaymentFx = createEffect<string, OrderPayment, ApiError>((uuid) =>
  callApi(calls.retryPayment, { params: { uuid } }),
);

/** Cancels the order; if a payment arrives first, it wins and the response contains it. */
export const cancelPaymentFx = createEffect<string, OrderPayment, ApiError>((uuid) =>
  callApi(calls.cancelPayment, { params: { uuid } }),
);

export type Numbers = {
  readonly restaurantID: number;
  readonly clientID: string;
  readonly orderID: string;
};

/** Finds an order by the numbers in the return URL of an external payment (API-12, TRACKING-01). */
const findOrderFx = createEffect<Numbers, Order, ApiError>(
  async ({ restaurantID, ...numbers }) =>
    (await callApi(calls.trackOrder, { body: { ...numbers, restaurantID: String(restaurantID) } }))
      .order,
);

export const findReturnedFx = attach({
  source: $restaurantId,
  mapParams: ({ cid, oid }: { cid: string; oid: string }, restaurantId): Numbers => ({
    restaurantID: restaurantId ?? 0,
    clientID: cid,
    orderID: oid,
  }),
  effect: findOrderFx,
});
