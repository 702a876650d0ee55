import { createEvent, sample } from 'effector';
import { checkoutBus } from '@storefront/shared-domain/bus';
import type { Coupon } from '@storefront/shared-domain/contracts';
import { $coupon, $isCouponUnconfirmed, $restaurantId } from '@storefront/shared-domain/models';
import { couponCode } from './coupon-code';
import { $couponPhone } from './coupon-phone.model';
import { failedResult, type CouponResult } from './coupon-result';
import { confirmCouponFx } from './coupon.api';

export const boxShown = createEvent();

// The coupon of a restored draft is shown at once and requested again: it may have ended meanwhile.
sample({
  clock: boxShown,
  source: {
    isUnconfirmed: $isCouponUnconfirmed,
    coupon: $coupon,
    restaurantId: $restaurantId,
    phone: $couponPhone,
    isPending: confirmCouponFx.pending,
  },
  filter: ({ isUnconfirmed, coupon, restaurantId, isPending }) =>
    isUnconfirmed && coupon !== null && restaurantId !== null && !isPending,
  fn: ({ coupon, restaurantId, phone }) => ({
    restaurantId: restaurantId!,
    code: couponCode(coupon!.code),
    phone,
  }),
  target: confirmCouponFx,
});

const isSame = (a: Coupon | null, b: Coupon): boolean => JSON.stringify(a) === JSON.stringify(b);

const responseReceived = sample({
  clock: confirmCouponFx.done,
  source: { isAwaited: $isCouponUnconfirmed, known: $coupon },
  filter: ({ isAwaited }) => isAwaited,
  fn: ({ known }, { result }) => ({ ...result, isSame: isSame(known, result.coupon) }),
});
sample({
  clock: responseReceived,
  filter: (answer) => answer.isSame && !answer.isUsed,
  fn: () => undefined,
  target: checkoutBus.couponConfirmed,
});
sample({
  clock: responseReceived,
  filter: (answer) => !answer.isSame && !answer.isUsed,
  fn: ({ coupon }) => coupon,
  target: checkoutBus.couponApplied,
});

const failed = sample({
  clock: confirmCouponFx.failData,
  source: $isCouponUnconfirmed,
  filter: (isAwaited) => isAwaited,
  fn: (_, error) => failedResult(error),
});
/** The coupon is no longer valid. Without an answer it stays: the server checks it with the order. */
export const couponEnded = sample({
  clock: [
    failed,
    responseReceived.filterMap(({ isUsed }) => (isUsed ? ({ kind: 'used' } as const) : undefined)),
  ],
  filter: (result: CouponResult | null) => result !== null && result.kind !== 'failed',
});
sample({ clock: couponEnded, fn: () => undefined, target: checkoutBus.couponRemoved });
