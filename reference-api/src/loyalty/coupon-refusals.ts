import type { RefusalTable } from '../platform/http/refusal';

/**
 * Refusals of coupons; the texts are matched and shown by ERRORS-09, ERRORS-10 and ERRORS-14 to
 * ERRORS-16.
 */
export const COUPON_ANSWERS = {
  'coupon-not-found': [422, 'Invalid coupon!'],
  'coupon-limit': [409, 'Coupom Use Limit Exceeded'],
  'coupon-hours': [409, 'Coupom with hours template'],
  'coupon-used': [409, 'This coupon has already been used.'],
  'coupon-featured-item': [422, 'Could not apply coupom!'],
  'coupon-with-cashback': [422, 'A coupon and cashback exclude each other'],
  'coupon-needs-client': [422, 'This coupon needs a phone or a login'],
} satisfies RefusalTable<string>;
