import { UsedCoupons } from '@storefront/shared-domain/contracts';
import { keys, storage } from '@storefront/shared-domain/storage';

const MAX_CODES = 100;

/** Ids of the once-per-client coupons this device has used at a restaurant (DOMAIN-054). */
export const usedCoupons = (restaurantId: number): readonly string[] =>
  storage.read(keys.usedCoupons(restaurantId), UsedCoupons) ?? [];

/**
 * Stores one more id; at most the latest hundred are stored. Ids stored by another tab in the
 * meantime are preserved.
 */
export function rememberCoupon(restaurantId: number, couponId: string): void {
  const others = usedCoupons(restaurantId).filter((id) => id !== couponId);
  storage.save(
    keys.usedCoupons(restaurantId),
    UsedCoupons,
    [couponId, ...others].slice(0, MAX_CODES),
  );
}
