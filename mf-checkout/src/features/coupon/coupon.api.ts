import { createEffect } from 'effector';
import { calls, type Coupon } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import { usedCoupons } from './used-coupons';

/** `phone`: the customer's phone number, digits; '' while it is missing. */
export type CouponCall = {
  readonly restaurantId: number;
  readonly code: string;
  readonly phone: string;
};

/**
 * A coupon that the server found. `isUsed`: it allows one use per client, and this device has used
 * it (COUPON-06).
 */
export type FoundCoupon = { readonly coupon: Coupon; readonly isUsed: boolean };

const checkCoupon = async ({ restaurantId, code, phone }: CouponCall): Promise<FoundCoupon> => {
  const coupon = await callApi(calls.checkCoupon, {
    params: { restaurantId },
    body: { code, phone },
  });
  return {
    coupon,
    isUsed: coupon.onlyOneUsePerClient && usedCoupons(restaurantId).includes(coupon.id),
  };
};

/** Requests a coupon by its code (API-03). */
export const checkCouponFx = createEffect<CouponCall, FoundCoupon, ApiError>({
  name: 'checkCouponFx',
  handler: checkCoupon,
});

/** Requests the coupon of a restored draft again. */
export const confirmCouponFx = createEffect<CouponCall, FoundCoupon, ApiError>({
  name: 'confirmCouponFx',
  handler: checkCoupon,
});
