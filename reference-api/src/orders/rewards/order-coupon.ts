import type {
  CartLine,
  Coupon,
  DeliveryType,
  RestaurantData,
  ScheduleTemplate,
} from '@storefront/shared-domain/contracts';
import { phoneKey } from '@storefront/shared-domain/phones';
import {
  cartSubtotal,
  couponProblem,
  err,
  hasFeaturedItem,
  ok,
  type Result,
} from '@storefront/shared-domain/rules';
import { isWithinHours } from '@storefront/shared-domain/schedule';
import {
  findCoupon,
  saveCouponUse,
  takeCouponUse,
  type CouponClient,
  type CouponRow,
} from '../../loyalty/coupons.repository';
import type { Queryable } from '../../platform/db/database';
import type { LoadedRestaurant } from '../../restaurants/restaurant-catalog';
import type { OrderNamed, OrderRequested } from '../order-requested';
import type { OrderProblem } from '../order-problem';
import { typeOf } from '../order-type';

const PATH = 'details.discountID';

/** A requested coupon. `type` is null while the delivery type is unknown. */
export type CouponRequested = {
  restaurant: LoadedRestaurant;
  key: { code: string } | { id: string };
  type: DeliveryType | null;
  now: Date;
};
export type CouponRefused = 'coupon-not-found' | 'coupon-limit' | 'coupon-hours';

/** A missing hours template matches no time. */
function isInItsHours(
  { hoursTemplateId }: CouponRow,
  { restaurant, type, now }: CouponRequested,
): boolean {
  if (hoursTemplateId === null) return true;
  const template: ScheduleTemplate | undefined = restaurant.scheduleTemplates.get(hoursTemplateId);
  return (
    template !== undefined &&
    isWithinHours(template, { type, now, timeZone: restaurant.data.info.timezone })
  );
}

/**
 * A coupon that the restaurant accepts now, regardless of client and order (OPEN-066, ERRORS-09,
 * ERRORS-10).
 */
export async function usableCoupon(
  on: Queryable,
  requested: CouponRequested,
): Promise<Result<Coupon, CouponRefused>> {
  const row = requested.restaurant.data.info.coupoms_active
    ? await findCoupon(on, requested.restaurant.id, requested.key)
    : null;
  if (!row) return err('coupon-not-found');
  if (row.isUsedUp) return err('coupon-limit');
  return isInItsHours(row, requested) ? ok(row.coupon) : err('coupon-hours');
}

/** The client of a coupon as stored: spellings of one phone count as one phone (COUPON-06). */
export const couponClient = (
  phone: string,
  country: string,
  customerId: string | null,
): CouponClient => ({ phone: phoneKey(phone, country), customerId });

/**
 * The coupon named by an order (COUPON-12), if it is valid now; null for an order without one. It
 * excludes cashback (COUPON-01).
 */
export async function findOrderCoupon(
  tx: Queryable,
  { restaurant, request: { details }, now }: OrderNamed,
): Promise<Result<Coupon | null, OrderProblem>> {
  if (details.discountID === null || details.discountID === undefined) return ok(null);
  if (details.cashbackSpent !== 0) return err({ kind: 'coupon-with-cashback', path: PATH });
  const found = await usableCoupon(tx, {
    restaurant,
    key: { id: details.discountID },
    type: typeOf(details),
    now,
  });
  return found.ok ? found : err({ kind: found.error, path: PATH });
}

/** Why a coupon does not apply to these lines (COUPON-07, COUPON-08). */
export function couponOrderProblem(
  coupon: Coupon | null,
  lines: readonly CartLine[],
  { menu, info }: Pick<RestaurantData, 'menu' | 'info'>,
): OrderProblem | null {
  const problem =
    coupon &&
    couponProblem(coupon, cartSubtotal(lines, info.currency), hasFeaturedItem(lines, menu));
  if (!problem) return null;
  return problem.kind === 'below-minimum'
    ? { kind: 'coupon-below-minimum', missing: problem.missing, path: PATH }
    : { kind: 'coupon-featured-item', path: PATH };
}

/**
 * Takes one use of the coupon for an order, inside its transaction: one order gets the last use,
 * and each phone and account can use a coupon for one use per client once. A client without phone
 * and account cannot be recognized later, so it may not use such a coupon.
 */
export async function takeCoupon(
  tx: Queryable,
  { restaurant, request: { details, user }, account, now }: OrderRequested,
  coupon: Coupon,
): Promise<Result<null, OrderProblem>> {
  const client = couponClient(user.phone, restaurant.data.info.country, account?.id ?? null);
  const once = coupon.onlyOneUsePerClient;
  if (once && client.phone === null && client.customerId === null)
    return err({ kind: 'coupon-needs-client', path: 'user.phone' });
  const [isTaken, isStored] = await Promise.all([
    takeCouponUse(tx, restaurant.id, coupon.id),
    saveCouponUse(tx, {
      ...client,
      orderUuid: details.uuid,
      restaurantId: restaurant.id,
      couponId: coupon.id,
      once,
      at: now,
    }),
  ]);
  if (!isTaken) return err({ kind: 'coupon-limit', path: PATH });
  return isStored ? ok(null) : err({ kind: 'coupon-used', path: PATH });
}
