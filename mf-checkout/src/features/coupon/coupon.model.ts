import { attach, combine, createEvent, createStore, sample } from 'effector';
import { checkoutBus, orderBus } from '@storefront/shared-domain/bus';
import type { Coupon } from '@storefront/shared-domain/contracts';
import {
  $cartSubtotal,
  $coupon,
  $isCashbackUsed,
  $lines,
  $menu,
  $restaurant,
  $restaurantId,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { couponProblem, hasFeaturedItem } from '@storefront/shared-domain/rules';
import { couponEnded } from './confirm-coupon.model';
import { couponCode } from './coupon-code';
import { $couponPhone } from './coupon-phone.model';
import { failedResult, foundResult, type CouponResult } from './coupon-result';
import { checkCouponFx, type CouponCall } from './coupon.api';
import { rememberCoupon } from './used-coupons';
import { $secondsLeft, waitingStarted } from './wait.model';

/** The value of the code field changed. */
export const codeTyped = createEvent<string>();

/** Apply, or 'try again' after a failed check. */
export const applyPressed = createEvent();
export const removePressed = createEvent();

/** The result dialog or toast of the code was read. */
export const resultRead = createEvent();

/** The coupon box is shown: the restaurant accepts coupons and no cashback is spent (COUPON-01). */
export const $isOffered = combine(
  $restaurant,
  $isCashbackUsed,
  (info, isCashbackUsed) => info?.coupoms_active === true && !isCashbackUsed,
);

/** The typed code, upper case (COUPON-02); stored until a coupon is applied. */
export const $typed = createStore('')
  .on(codeTyped, (_, text) => text)
  .reset(checkoutBus.couponApplied, orderBus.placed, orderBus.draftReset, restaurantSelected);

export const $isChecking = checkCouponFx.pending;

/** Apply is enabled (COUPON-03). */
export const $mayApply = combine(
  $typed,
  $secondsLeft,
  (text, secondsLeft) => couponCode(text) !== '' && secondsLeft === 0,
);

const $request = combine(
  { restaurantId: $restaurantId, text: $typed, phone: $couponPhone },
  ({ restaurantId, text, phone }): CouponCall => ({
    restaurantId: restaurantId ?? 0,
    code: couponCode(text),
    phone,
  }),
);
const isSame = (coupon: Coupon | null, code: string): boolean =>
  coupon !== null && couponCode(coupon.code) === code;

const requested = sample({
  clock: applyPressed,
  source: {
    request: $request,
    applied: $coupon,
    mayApply: $mayApply,
    isChecking: $isChecking,
    restaurantId: $restaurantId,
  },
  filter: ({ mayApply, isChecking, restaurantId }) =>
    mayApply && !isChecking && restaurantId !== null,
});
const twice = sample({
  clock: requested,
  filter: ({ request, applied }) => isSame(applied, request.code),
  fn: (): CouponResult => ({ kind: 'twice' }),
});
sample({
  clock: requested,
  filter: ({ request, applied }) => !isSame(applied, request.code),
  fn: ({ request }) => request,
  target: checkCouponFx,
});

// A late response is dropped when the coupon box is hidden or another restaurant is selected.
const $isAwaited = combine($isOffered, $restaurantId, (isOffered, restaurantId) => ({
  isOffered,
  restaurantId,
}));
type Awaited = { isOffered: boolean; restaurantId: number | null };
const isAwaited = (
  { isOffered, restaurantId }: Awaited,
  { params }: { params: CouponCall },
): boolean => isOffered && restaurantId === params.restaurantId;

const $judging = combine({
  subtotal: $cartSubtotal,
  lines: $lines,
  menu: $menu,
  awaited: $isAwaited,
});
const found = sample({
  clock: checkCouponFx.done,
  source: $judging,
  filter: ({ awaited }, done) => isAwaited(awaited, done),
  fn: ({ subtotal, lines, menu }, { result }) =>
    foundResult(
      result,
      couponProblem(result.coupon, subtotal, menu !== null && hasFeaturedItem(lines, menu)),
    ),
});
const failed = sample({
  clock: checkCouponFx.fail,
  source: $isAwaited,
  filter: isAwaited,
  fn: (_, { error }) => failedResult(error),
});

/** Result of the last code; null when there is no result to show. */
export const $result = createStore<CouponResult | null>(null)
  .on([twice, found, failed, couponEnded], (_, result) => result)
  .reset(resultRead, requested, checkoutBus.cashbackUsed, restaurantSelected);

sample({
  clock: checkCouponFx.failData,
  filter: ({ status }) => status === 429,
  fn: ({ retryAfter }) => retryAfter,
  target: waitingStarted,
});
sample({
  clock: found,
  filter: (result) => result.kind === 'applied',
  fn: (result) => (result as Extract<CouponResult, { kind: 'applied' }>).coupon,
  target: checkoutBus.couponApplied,
});
sample({ clock: removePressed, target: checkoutBus.couponRemoved });

/** Coupon of the order being sent: the draft clears its own coupon together with the order. */
const $sent = createStore<Coupon | null>(null);
sample({ clock: orderBus.sendingStarted, source: $coupon, target: $sent });

const rememberFx = attach({
  source: { restaurantId: $restaurantId, sent: $sent },
  effect: ({ restaurantId, sent }) => {
    if (restaurantId !== null && sent !== null) rememberCoupon(restaurantId, sent.id);
  },
});
// COUPON-06: a coupon that a placed order used is stored as used on this device.
sample({
  clock: orderBus.placed,
  source: $sent,
  filter: (sent, { order }) =>
    sent?.onlyOneUsePerClient === true && order.details.discountID === sent.id,
  fn: () => undefined,
  target: rememberFx,
});
