import { upperCoupon } from '@storefront/shared-domain/rules';

/** As many letters as API-03 takes. */
export const LONGEST_CODE = 100;

/**
 * The code in what was typed or pasted: upper case, without blanks around it and without signs
 * nobody sees; '' when there is none (COUPON-02).
 */
export const couponCode = (typed: string): string =>
  upperCoupon(typed)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .slice(0, LONGEST_CODE);
