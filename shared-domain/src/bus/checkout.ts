import { createEvent } from 'effector';
import type { Coupon, PaymentChoice, TipChoice } from '../contracts';

/** A payment method was chosen with its details, or cleared (null). checkout → order draft. */
export const paymentChosen = createEvent<PaymentChoice | null>();

/** Checkout opened and made the idempotency key of the next order. checkout → order draft. */
export const opened = createEvent<string>();

/** The server accepted the coupon for this cart (API-03). checkout → order draft. */
export const couponApplied = createEvent<Coupon>();

/**
 * The server still accepts the coupon of a restored draft, unchanged. checkout → order draft.
 */
export const couponConfirmed = createEvent();

/**
 * The provider refused the card of the wallet with this uuid: the customer must choose another one.
 * checkout's order → checkout's wallet.
 */
export const cardRefused = createEvent<string>();

/** The coupon was removed, by the customer or by a refusal. checkout → order draft. */
export const couponRemoved = createEvent();

/** The customer spends cashback on this order, or no longer does. checkout → order draft. */
export const cashbackUsed = createEvent<boolean>();

/** The customer chose a tip, 0 included, or withdrew the choice (null). checkout → order draft. */
export const tipChosen = createEvent<TipChoice | null>();
