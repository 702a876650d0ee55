import type { DeliveryFeeDiscount, Minor } from '../../contracts';
import { atLeastZero, fromDecimal, percentOf, smaller, subtract } from './arithmetic';
import { ZERO } from '../../contracts/primitives';
import { payableUnit } from '../payment/payable';

/** A discount on the delivery fee: `value` is money as a decimal, or percent, by `discountType`. */
export type FeeDiscount = { readonly value: number; readonly discountType: string };

/**
 * The threshold that applies to a cart: the highest one not above its total (OPEN-058). An entry
 * without a type gets the restaurant's default type.
 */
export function reachedFeeDiscount(
  discounts: readonly DeliveryFeeDiscount[],
  defaultType: string,
  cartTotal: Minor,
): DeliveryFeeDiscount | null {
  const reached = discounts.filter(({ discountMinValue }) => discountMinValue <= cartTotal);
  const best = reached.reduce<DeliveryFeeDiscount | null>(
    (top, entry) => (top === null || entry.discountMinValue > top.discountMinValue ? entry : top),
    null,
  );
  return best && { ...best, discountType: best.discountType || defaultType };
}

/**
 * The next threshold a cart has not reached and the missing amount (CART-12); null when there is
 * none.
 */
export function nextFeeDiscount(
  discounts: readonly DeliveryFeeDiscount[],
  cartTotal: Minor,
): { missing: Minor; discount: DeliveryFeeDiscount } | null {
  const ahead = discounts.filter(({ discountMinValue }) => discountMinValue > cartTotal);
  const [first, ...others] = ahead;
  if (first === undefined) return null;
  const discount = others.reduce(
    (nearest, entry) => (entry.discountMinValue < nearest.discountMinValue ? entry : nearest),
    first,
  );
  return { missing: subtract(discount.discountMinValue, cartTotal), discount };
}

/** What a threshold gives: no fee at all, more than the discount that applies, or the first discount. */
export type FeeDiscountStep = 'free' | 'more' | 'first';

/** What the next threshold gives to a cart of this total. */
export function feeDiscountStep(
  discounts: readonly DeliveryFeeDiscount[],
  defaultType: string,
  cartTotal: Minor,
  next: DeliveryFeeDiscount,
): FeeDiscountStep {
  const type = next.discountType || defaultType;
  const isFree = type === 'percent' ? next.value >= 100 : type === 'flat_fee' && next.value <= 0;
  if (isFree) return 'free';
  return discounts.some(({ discountMinValue }) => discountMinValue <= cartTotal) ? 'more' : 'first';
}

/**
 * Discount on a delivery fee, in minor units, from 0 to the whole fee (CONFLICTS-11). `percent`:
 * that share of the fee, rounded once to what the currency can pay, half of it up (DOMAIN-076).
 * `flat_fee`: the customer pays the value as the fee, never more than the fee (OPEN-057). `fixed` and
 * any other type: the value, at most the fee (DOMAIN-075, DOMAIN-078).
 */
export function appliedFeeDiscount(fee: Minor, discount: FeeDiscount | null, currency = ''): Minor {
  if (discount === null || fee <= 0) return ZERO;
  const unit = payableUnit(currency);
  const value = atLeastZero(fromDecimal(discount.value, unit));
  switch (discount.discountType) {
    case 'percent':
      return smaller(fee, atLeastZero(percentOf(fee, discount.value, unit)));
    case 'flat_fee':
      return atLeastZero(subtract(fee, value));
    default:
      return smaller(fee, value);
  }
}
