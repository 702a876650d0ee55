import { ZERO, type Minor } from '../../contracts/primitives';
import type { TotalAmounts, TotalsContext } from './total-reasons';

/** Amounts of an order that costs its subtotal. */
export const plainAmounts = (subtotal: Minor): TotalAmounts => ({
  subtotal,
  couponDiscount: ZERO,
  deliveryFee: ZERO,
  deliveryFeeDiscount: ZERO,
  cashbackSpent: ZERO,
  adjustment: ZERO,
  serviceFee: ZERO,
  tip: ZERO,
  grandTotal: subtotal,
});

/** A context without any reason; `items`: number of pieces in the cart. */
export const plainContext = (items: number): TotalsContext => ({
  items,
  place: '',
  feeDiscount: null,
  coupon: null,
  available: null,
  setting: null,
});
