import { createEffect } from 'effector';
import { calls, type CartLine, type OrderPayment } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

const ofOrder = (uuid: string) => ({ params: { uuid } });

/** Where the payment of an order stands. Safe to repeat. */
export const readPaymentFx = createEffect<string, OrderPayment, ApiError>((uuid) =>
  callApi(calls.getPayment, ofOrder(uuid)),
);

/** A new attempt at a declined payment; one that is under way is answered as it stands. */
export const retryPaymentFx = createEffect<string, OrderPayment, ApiError>((uuid) =>
  callApi(calls.retryPayment, ofOrder(uuid)),
);

/** Gives the order up; a payment that came first wins, and the answer says so. */
export const cancelPaymentFx = createEffect<string, OrderPayment, ApiError>((uuid) =>
  callApi(calls.cancelPayment, ofOrder(uuid)),
);

/** What was ordered. Safe to repeat. */
export const readLinesFx = createEffect<string, readonly CartLine[], ApiError>(
  async (uuid) => (await callApi(calls.getOrder, { params: { token: uuid } })).orders,
);
