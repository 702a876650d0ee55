import { createEvent } from 'effector';
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

/** A draft as far as it is still valid, with the fee discount of today's record for the cart. */
export type RestoredDraft = OrderDraft & { readonly feeDiscount: FeeDiscountResult | null };

/** A draft stored on this device was read. What this visit already has is newer. shell only. */
export const orderDraftRestored = createEvent<RestoredDraft>();
