import { upperCoupon } from '@storefront/shared-domain/rules';

/** Maximum length of a code that API-03 accepts. */
export const MAX_CODE_LENGTH = 100;

/**
 * Normalizes a typed or pasted code: upper case, trimmed, without invisible format characters; ''
 * when nothing is left (COUPON-02).
 */
export const couponCode = (typed: string): string =>
  upperCoupon(typed)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .slice(0, MAX_CODE_LENGTH);
