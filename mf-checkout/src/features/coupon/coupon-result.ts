import type { Coupon, Minor } from '@storefront/shared-domain/contracts';
import type { ApiError } from '@storefront/shared-domain/http';
import { orderErrorView, type CouponProblem } from '@storefront/shared-domain/rules';
import type { FoundCoupon } from './coupon.api';

/**
 * Result of checking a code (COUPON-11). `twice`: it is already applied. `used`: its single use is
 * spent (a toast). `limit` and `hours`: its usage limit is reached, or it is not valid now.
 * `failed`: the request failed and the same code may be retried.
 */
export type CouponResult =
  | { readonly kind: 'applied'; readonly coupon: Coupon }
  | { readonly kind: 'below-minimum'; readonly missing: Minor }
  | { readonly kind: 'failed'; readonly reason: 'offline' | 'timeout' | 'unexpected' }
  | { readonly kind: 'used' }
  | { readonly kind: 'twice' | 'invalid' | 'featured-item' | 'limit' | 'hours' };

/** Result of a coupon that the server found, for the current cart (COUPON-06 to COUPON-08). */
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
 * Result of a failed check (OPEN-066); null when the rate limit is reached and the customer has to
 * wait (429).
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
