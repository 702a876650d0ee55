import { createEvent, createStore } from 'effector';
import type {
  Address,
  Coupon,
  Customer,
  DeliveryFeeResult,
  FeeDiscountResult,
  PaymentChoice,
  ScheduleChoice,
  TipChoice,
} from '../contracts';
import { restaurantSelected } from './restaurant';

/**
 * What the customer entered and chose for an order, beside the cart and its delivery type. `place`:
 * the confirmed address with its fee.
 */
export type OrderDraft = {
  readonly customer: Customer;
  readonly place: { readonly address: Address; readonly fee: DeliveryFeeResult } | null;
  readonly schedule: ScheduleChoice | null;
  readonly coupon: Coupon | null;
  readonly isCashbackUsed: boolean;
  readonly tip: TipChoice | null;
  readonly payment: PaymentChoice | null;
};

/**
 * A draft as far as it is still valid, with the fee discount of today's record for the cart.
 * `isTimeLost`: its scheduled time is no longer offered.
 */
export type RestoredDraft = OrderDraft & {
  readonly feeDiscount: FeeDiscountResult | null;
  readonly isTimeLost: boolean;
};

/** A draft stored on this device was read. What this visit already has is newer. shell only. */
export const orderDraftRestored = createEvent<RestoredDraft>();

/** This device has no draft of the order, or it cannot be read. shell only. */
export const orderDraftMissing = createEvent();

/** The stored draft was read, if there is one: defaults may fill what it leaves empty. */
export const $isOrderDraftRead = createStore(false)
  .on([orderDraftRestored, orderDraftMissing], () => true)
  .reset(restaurantSelected);
