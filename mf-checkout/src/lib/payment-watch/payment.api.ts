import { createEffect } from 'effector';
import { calls, type CartLine, type OrderPayment } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

const ofOrder = (uuid: string) => ({ params: { uuid } });

/** Fetches the payment state of an order. Safe to repeat. */
export const readPaymentFx = createEffect<string, OrderPayment, ApiError>((uuid) =>
  callApi(calls.getPayment, ofOrder(uuid)),
);

/** Starts a new attempt for a declined payment; a pending attempt is returned unchanged. */
export const retryPaymentFx = createEffect<string, OrderPayment, ApiError>((uuid) =>
  callApi(calls.retryPayment, ofOrder(uuid)),
);

/** Cancels the order; if a payment arrives first, it wins and the response contains it. */
export const cancelPaymentFx = createEffect<string, OrderPayment, ApiError>((uuid) =>
  callApi(calls.cancelPayment, ofOrder(uuid)),
);

/** Fetches the ordered lines. Safe to repeat. */
export const readLinesFx = createEffect<string, readonly CartLine[], ApiError>(
  async (uuid) => (await callApi(calls.getOrder, { params: { token: uuid } })).orders,
);
