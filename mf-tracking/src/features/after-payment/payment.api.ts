import { attach, createEffect } from 'effector';
import { calls, type Order, type OrderPayment } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import { $restaurantId } from '@storefront/shared-domain/models';

/** A new attempt at a declined payment; one that is under way is answered as it stands. */
export const retryPaymentFx = createEffect<string, OrderPayment, ApiError>((uuid) =>
  callApi(calls.retryPayment, { params: { uuid } }),
);

/** Gives the order up; a payment that came first wins, and the answer says so. */
export const cancelPaymentFx = createEffect<string, OrderPayment, ApiError>((uuid) =>
  callApi(calls.cancelPayment, { params: { uuid } }),
);

export type Numbers = {
  readonly restaurantID: number;
  readonly clientID: string;
  readonly orderID: string;
};

/** Finds an order by the numbers an external payment leads back with (API-12, TRACKING-01). */
const findOrderFx = createEffect<Numbers, Order, ApiError>(
  async ({ restaurantID, ...numbers }) =>
    (await callApi(calls.trackOrder, { body: { ...numbers, restaurantID: String(restaurantID) } }))
      .order,
);

/** The order of a return, at the restaurant that is open. */
export const findReturnedFx = attach({
  source: $restaurantId,
  mapParams: ({ cid, oid }: { cid: string; oid: string }, restaurantId): Numbers => ({
    restaurantID: restaurantId ?? 0,
    clientID: cid,
    orderID: oid,
  }),
  effect: findOrderFx,
});
