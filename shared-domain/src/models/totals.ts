import { combine } from 'effector';
import { ZERO } from '../contracts/primitives';
import { availableCashback } from '../rules/money/cashback';
import { couponDiscount, couponProblem, hasFeaturedItem } from '../rules/money/coupon';
import { deliveryStepProblems } from '../rules/delivery/delivery-step';
import { feeDiscountStep, nextFeeDiscount, reachedFeeDiscount } from '../rules/money/fee-discount';
import { orderTotals, type OrderTotalsInput } from '../rules/money/order-totals';
import { findPaymentSetting } from '../rules/payment/payment-setting';
import { pieces } from '../rules/money/pieces';
import { serviceFeeOf } from '../rules/money/service-fee';
import { offeredTip } from '../rules/money/tips';
import type { TotalsContext } from '../rules/money/total-reasons';
import { isScheduleSettled } from '../rules/schedule/schedule-question';
import { $cartSubtotal, $deliveryType, $lines } from './cart';
import { $isCartRecovering } from './cart-recovery';
import { $cashback } from './cashback';
import {
  $address,
  $coupon,
  $customer,
  $fee,
  $feeDiscount,
  $isCashbackUsed,
  $payment,
  $schedule,
  $tip,
} from './order-draft';
import { $debugMode, $menu, $restaurant } from './restaurant';
import { $isLoggedIn } from './session';

/** The surcharge or discount of the chosen payment method; null when none applies. */
export const $paymentSetting = combine($restaurant, $payment, (info, payment) =>
  info === null || payment === null ? null : findPaymentSetting(info.paymentSettings, payment),
);

/**
 * Reason the coupon of this order does not apply to the current cart; null without a coupon, and
 * while it applies (COUPON-07, COUPON-08).
 */
export const $couponProblem = combine(
  $coupon,
  $cartSubtotal,
  $lines,
  $menu,
  (coupon, subtotal, lines, menu) =>
    coupon === null
      ? null
      : couponProblem(coupon, subtotal, menu !== null && hasFeaturedItem(lines, menu)),
);

/** Discount of the coupon on the current cart. */
export const $couponDiscount = combine(
  $coupon,
  $couponProblem,
  $cartSubtotal,
  $restaurant,
  (coupon, problem, subtotal, info) =>
    coupon === null || problem !== null ? ZERO : couponDiscount(coupon, subtotal, info?.currency),
);

/** The maximum cashback for this order (LOYALTY-11); 0 while unknown. */
export const $availableCashback = combine($cashback, $restaurant, (balance, info) =>
  balance === null || info === null ? ZERO : availableCashback(balance, info.cashbackSettings),
);

/** The service fee of this order with its name and recipient; null without one. */
export const $serviceFee = combine($restaurant, $deliveryType, (info, type) =>
  info === null ? null : serviceFeeOf(info, type),
);

/** The tip as far as this order may have one; null without a choice. */
export const $offeredTip = combine($restaurant, $deliveryType, $tip, (info, type, tip) =>
  info === null ? null : offeredTip(info, type, tip),
);

/** Input of this order's total. */
export const $totalsInput = combine(
  {
    lines: $lines,
    deliveryType: $deliveryType,
    fee: $fee,
    feeDiscount: $feeDiscount,
    setting: $paymentSetting,
    couponDiscount: $couponDiscount,
    isCashbackUsed: $isCashbackUsed,
    available: $availableCashback,
    serviceFee: $serviceFee,
    tip: $offeredTip,
    info: $restaurant,
  },
  ({
    lines,
    deliveryType,
    fee,
    feeDiscount,
    setting,
    couponDiscount: discount,
    isCashbackUsed,
    available,
    serviceFee,
    tip,
    info,
  }): OrderTotalsInput => ({
    lines,
    deliveryType: deliveryType ?? 'balcony',
    fee: fee?.deliveryFee ?? null,
    setting,
    serviceFee,
    tip,
    couponDiscount: discount,
    cashback: isCashbackUsed ? available : ZERO,
    currency: info?.currency ?? '',
    feeDiscount:
      feeDiscount === null
        ? null
        : {
            value: feeDiscount.value ?? feeDiscount.discountValue ?? 0,
            discountType: feeDiscount.discountType,
          },
  }),
);

/** All totals of the screens: one rule, derived only. */
export const $totals = $totalsInput.map(orderTotals);

/** Input of the reasons of total lines (`totalLines`). */
export const $totalsContext = combine(
  {
    info: $restaurant,
    lines: $lines,
    subtotal: $cartSubtotal,
    address: $address,
    feeDiscount: $feeDiscount,
    coupon: $coupon,
    available: $availableCashback,
    setting: $paymentSetting,
    serviceFee: $serviceFee,
  },
  ({ info, lines, subtotal, address, feeDiscount, ...rest }): TotalsContext => {
    const reached =
      info === null
        ? null
        : reachedFeeDiscount(info.deliveryFeeDiscounts, info.delivery_fee_discount_type, subtotal);
    // the API may have applied another threshold
    const isRecorded = reached?.discountType === feeDiscount?.discountType;
    return {
      ...rest,
      items: pieces(lines),
      place: address?.zone ?? '',
      feeDiscount: feeDiscount && {
        discountType: feeDiscount.discountType,
        from: isRecorded ? (reached?.discountMinValue ?? null) : null,
      },
    };
  },
);

/** Missing amount for the next delivery fee discount, and what it gives (CART-12). */
export const $nextFeeDiscount = combine($restaurant, $cartSubtotal, (info, subtotal) => {
  if (info === null) return null;
  const { deliveryFeeDiscounts: all, delivery_fee_discount_type: type } = info;
  const next = nextFeeDiscount(all, subtotal);
  return next && { ...next, gives: feeDiscountStep(all, type, subtotal, next.discount) };
});

/**
 * Violations that make the delivery step invalid; empty when the customer may go on to payment
 * (DELIVERY-16, OPEN-002).
 */
export const $deliveryStepProblems = combine(
  {
    info: $restaurant,
    type: $deliveryType,
    address: $address,
    fee: $fee,
    customer: $customer,
    subtotal: $cartSubtotal,
    debug: $debugMode,
    loggedIn: $isLoggedIn,
    schedule: $schedule,
    isRecovering: $isCartRecovering,
  },
  ({ info, schedule, isRecovering, ...draft }) =>
    info === null
      ? []
      : deliveryStepProblems({
          info,
          ...draft,
          scheduleChosen: isScheduleSettled(info, schedule, isRecovering),
        }),
);

export const $isDeliveryStepValid = combine(
  $restaurant,
  $deliveryStepProblems,
  (info, problems) => info !== null && problems.length === 0,
);
