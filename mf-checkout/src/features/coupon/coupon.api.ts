import { createEffect } from 'effector';
import { calls, type Coupon } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import { usedCoupons } from './used-coupons';

/** `phone`: the customer's, digits; '' while it is not known. */
export type CouponCall = {
  readonly restaurantId: number;
  readonly code: string;
  readonly phone: string;
};

/**
 * A coupon the server knows. `isUsed`: it is for one use per client, and this device has used it
 * (COUPON-06).
 */
export type FoundCoupon = { readonly coupon: Coupon; readonly isUsed: boolean };

/** Asks the server for a coupon (API-03). */
export const checkCouponFx = createEffect<CouponCall, FoundCoupon, ApiError>({
  name: 'checkCouponFx',
  handler: async ({ restaurantId, code, phone }) => {
    const coupon = await callApi(calls.checkCoupon, {
      params: { restaurantId },
      body: { code, phone },
    });
    return {
      coupon,
      isUsed: coupon.onlyOneUsePerClient && usedCoupons(restaurantId).includes(coupon.id),
    };
  },
});
