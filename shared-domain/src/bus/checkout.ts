import { createEvent } from 'effector';
import type { Coupon, PaymentChoice } from '../contracts';

/** A payment method was chosen with its details, or given up (null). checkout → order draft. */
export const paymentChosen = createEvent<PaymentChoice | null>();

/** Checkout opened and made the idempotency key of the order to come. checkout → order draft. */
export const opened = createEvent<string>();

/** The server knows the coupon and the cart may have it (API-03). checkout → order draft. */
export const couponApplied = createEvent<Coupon>();

/**
 * The provider refused the card of the wallet with this uuid: another one is to be chosen.
 * checkout's order → checkout's wallet.
 */
export const cardRefused = createEvent<string>();

/** The coupon is taken back, by the customer or by a refusal. checkout → order draft. */
export const couponRemoved = createEvent();

/** The customer spends cashback on this order, or no longer does. checkout → order draft. */
export const cashbackUsed = createEvent<boolean>();
