import type { Coupon } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { hasUsedCoupon } from '../../loyalty/coupons.repository';
import type { CustomerRow } from '../../accounts/customers.repository';
import type { Queryable } from '../../platform/db/database';
import type { LoadedRestaurant } from '../../restaurants/restaurant-catalog';
import { couponClient, usableCoupon, type CouponRefused } from './order-coupon';

/** A request for a coupon by the code as typed; `phone` '' and `account` null when unknown. */
export type CouponQuestion = {
  restaurant: LoadedRestaurant;
  code: string;
  phone: string;
  account: CustomerRow | null;
  now: Date;
};

/**
 * The coupon with a code, as an order could use it now (API-03). Conditions on the lines of an
 * order are checked by the storefront and by the order; the delivery type is unknown here, so any
 * of the coupon's hours match.
 */
export async function checkCoupon(
  on: Queryable,
  { restaurant, code, phone, account, now }: CouponQuestion,
): Promise<Result<Coupon, CouponRefused | 'coupon-used'>> {
  const found = await usableCoupon(on, { restaurant, key: { code }, type: null, now });
  if (!found.ok) return found;
  const client = couponClient(phone, restaurant.data.info.country, account?.id ?? null);
  const isUsed =
    found.value.onlyOneUsePerClient &&
    (await hasUsedCoupon(on, restaurant.id, found.value.id, client));
  return isUsed ? err('coupon-used') : ok(found.value);
}
