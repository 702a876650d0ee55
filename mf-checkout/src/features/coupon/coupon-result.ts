import type { Coupon, Minor } from '@storefront/shared-domain/contracts';
import type { ApiError } from '@storefront/shared-domain/http';
import { orderErrorView, type CouponProblem } from '@storefront/shared-domain/rules';
import type { FoundCoupon } from './coupon.api';

/**
 * What came of a code (COUPON-11). `twice`: it is applied already. `used`: its one use is over (a
 * toast). `limit` and `hours`: nobody can use it any more, or not now. `failed`: the call did, the
 * same code may be tried again.
 */
export type CouponResult =
  | { readonly kind: 'applied'; readonly coupon: Coupon }
  | { readonly kind: 'below-minimum'; readonly missing: Minor }
  | { readonly kind: 'failed'; readonly reason: 'offline' | 'timeout' | 'unexpected' }
  | { readonly kind: 'used' }
  | { readonly kind: 'twice' | 'invalid' | 'featured-item' | 'limit' | 'hours' };

/** What a coupon the server knows comes to with the cart as it is (COUPON-06 to COUPON-08). */
export function foundResult(
  { coupon, isUsed }: FoundCoupon,
  problem: CouponProblem | null,
): CouponResult {
  if (isUsed) return { kind: 'used' };
  return problem ?? { kind: 'applied', coupon };
}

const REFUSED: Readonly<Record<string, CouponResult>> = {
  'coupon-limit': { kind: 'limit' },
  'coupon-hours': { kind: 'hours' },
};

type Failed = Pick<ApiError, 'kind' | 'status' | 'code' | 'text'>;

/**
 * What a check that failed comes to (OPEN-066); null when there were too many checks and the
 * customer is to wait (429).
 */
export function failedResult({ kind, status, code, text }: Failed): CouponResult | null {
  if (kind === 'offline' || kind === 'timeout') return { kind: 'failed', reason: kind };
  if (status === 429) return null;
  if (code === 'coupon_used') return { kind: 'used' };
  const refused = REFUSED[orderErrorView(text).kind];
  if (refused !== undefined) return refused;
  return status === 404 || code === 'coupon_not_found'
    ? { kind: 'invalid' }
    : { kind: 'failed', reason: 'unexpected' };
}
