import type { CartLine, Coupon, Menu, Minor } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { atLeastZero, percentOf, smaller, subtract } from './arithmetic';
import { payableUnit } from '../payment/payable';

/** Reason a coupon does not apply to a cart; `missing` is the amount still to be spent. */
export type CouponProblem =
  { readonly kind: 'below-minimum'; readonly missing: Minor } | { readonly kind: 'featured-item' };

const FULL = 100;

/**
 * Whether a cart contains a featured product, by its own flag or by its section of the menu
 * (COUPON-08). Prizes cost no money and do not count.
 */
export function hasFeaturedItem(
  lines: readonly CartLine[],
  menu: Pick<Menu, 'featuredItems' | 'categories' | 'combos'>,
): boolean {
  const products = menu.categories.flatMap((category) => category.products);
  const featured = [...menu.featuredItems, ...products.filter((product) => product.featured)].map(
    ({ id }) => id,
  );
  const combos = menu.combos.filter((combo) => combo.featured).map(({ id }) => id);
  return lines.some(
    ({ type, id }) =>
      (type === 'general' && featured.includes(id)) || (type === 'combo' && combos.includes(id)),
  );
}

/**
 * Reason the coupon does not apply to these lines (COUPON-07, COUPON-08); null when it does. A
 * subtotal equal to the minimum suffices.
 */
export function couponProblem(
  coupon: Coupon,
  subtotal: Minor,
  isFeatured: boolean,
): CouponProblem | null {
  if (isFeatured && !coupon.enableUseFeaturedItems) return { kind: 'featured-item' };
  return subtotal < coupon.minOrderValue
    ? { kind: 'below-minimum', missing: subtract(coupon.minOrderValue, subtotal) }
    : null;
}

/**
 * Discount of a coupon, in minor units: a share of the subtotal (COUPON-10; at most all of it), or
 * its fixed value, which without a minimum is capped at the subtotal (COUPON-09) and with one is
 * shown in full (OPEN-065). Never negative; a share is rounded once to what the currency can pay.
 * `subtotal`: the payable one.
 */
export function couponDiscount(coupon: Coupon, subtotal: Minor, currency = ''): Minor {
  if (coupon.type === 'percentDiscount')
    return percentOf(
      atLeastZero(subtotal),
      Math.min(FULL, Math.max(0, coupon.percentDiscount || 0)),
      payableUnit(currency),
    );
  const fixed = atLeastZero(coupon.fixDiscount);
  return coupon.minOrderValue > ZERO ? fixed : smaller(fixed, atLeastZero(subtotal));
}
