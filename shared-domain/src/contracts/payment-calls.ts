import * as z from 'zod/mini';
import { call } from './call';
import { Order, TrackRequest } from './order';
import {
  CardCvv,
  CardFingerprint,
  CashbackBalance,
  CashbackEntry,
  CashbackFilter,
  Coupon,
  CouponCheck,
  NewCardRequest,
  OrderPayment,
  PartnerApproval,
  PartnerSale,
  StoredCard,
} from './payment';

/** API-03: spelled `coupom`. */
export const checkCoupon = call({
  id: 'checkCoupon',
  method: 'POST',
  path: '/restaurant/{restaurantId}/coupom/check',
  body: CouponCheck,
  answer: Coupon,
});

/** API-12: by the numbers in the return URL of a payment page. */
export const trackOrder = call({
  id: 'trackOrder',
  method: 'POST',
  path: '/order/track',
  body: TrackRequest,
  answer: z.object({ order: Order }),
});

/** API-37 */
export const listCards = call({
  id: 'listCards',
  method: 'GET',
  path: '/restaurant/{restaurantId}/asaas/payment/credit-card',
  body: null,
  answer: z.array(StoredCard),
});

/**
 * API-38: sent by the card's own document only. Answers the card with a token that pays one order.
 */
export const createCard = call({
  id: 'createCard',
  method: 'POST',
  path: '/restaurant/{restaurantId}/asaas/payment/credit-card',
  body: NewCardRequest,
  answer: StoredCard,
});

/**
 * API-39: a token when this device may use the card without its CVV, '' when the CVV is required
 * (CARDS-18).
 */
export const verifyCard = call({
  id: 'verifyCard',
  method: 'POST',
  path: '/restaurant/{restaurantId}/asaas/payment/credit-card/{creditCardUUID}/fingerprint',
  body: CardFingerprint,
  answer: StoredCard,
});

/** API-40: sent by the card's own document only. */
export const verifyCvv = call({
  id: 'verifyCvv',
  method: 'POST',
  path: '/restaurant/{restaurantId}/asaas/payment/credit-card/{creditCardUUID}/cvv',
  body: CardCvv,
  answer: StoredCard,
});

/** API-41 */
export const deleteCard = call({
  id: 'deleteCard',
  method: 'DELETE',
  path: '/restaurant/{restaurantId}/asaas/payment/credit-card/{creditCardUUID}',
  body: null,
  answer: z.object({}),
});

/** API-42 */
export const getCashbackBalance = call({
  id: 'getCashbackBalance',
  method: 'GET',
  path: '/restaurant/{restaurantId}/public/client/{clientId}/cashback/balance',
  body: null,
  answer: CashbackBalance,
});

/** API-43 */
export const getCashbackExtract = call({
  id: 'getCashbackExtract',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client/{clientId}/cashback/extract',
  body: CashbackFilter,
  answer: z.array(CashbackEntry),
});

/** API-44: the code goes by SMS to the phone of the partner's account. */
export const startPartnerSale = call({
  id: 'startPartnerSale',
  method: 'POST',
  path: '/restaurant/{restaurantId}/convenix/sale',
  body: PartnerSale,
  answer: z.object({ saleID: z.string() }),
});

/** API-45 */
export const approvePartnerSale = call({
  id: 'approvePartnerSale',
  method: 'POST',
  path: '/restaurant/{restaurantId}/convenix/sale/approve',
  body: PartnerApproval,
  answer: z.object({}),
});

/**
 * Status of an order's online payment, for every client with its uuid; 404 for an order that is not
 * paid online. This project's own call.
 */
export const getPayment = call({
  id: 'getPayment',
  method: 'GET',
  path: '/order/{uuid}/payment',
  body: null,
  answer: OrderPayment,
});

/**
 * A new attempt of a declined payment by the same method; a pending or paid one is returned
 * unchanged. 409 `order_canceled` once the order is over (expired, canceled), 422
 * `online_payment_unavailable` when it is unavailable now, 409 `order_view_only` for a client that
 * may only view the order. This project's own call.
 */
export const retryPayment = call({
  id: 'retryPayment',
  method: 'POST',
  path: '/order/{uuid}/payment/retry',
  body: null,
  answer: OrderPayment,
});

/**
 * Cancels an unpaid order and releases its stock, coupon and points. A payment that arrived earlier
 * takes precedence; 403 as above. This project's own call.
 */
export const cancelPayment = call({
  id: 'cancelPayment',
  method: 'POST',
  path: '/order/{uuid}/payment/cancel',
  body: null,
  answer: OrderPayment,
});
