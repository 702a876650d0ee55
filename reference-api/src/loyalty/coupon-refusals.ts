import { toDecimal, type Minor } from '@storefront/shared-domain/contracts';
import { refuse, type Refusal } from '../platform/http/refusal';

type At = { path: string };

/**
 * Refusals of coupons; the texts are matched and shown by ERRORS-09, ERRORS-10 and ERRORS-14 to
 * ERRORS-16.
 */
export const COUPON_ANSWERS = {
  'coupon-not-found': ({ path }: At): Refusal =>
    refuse(422, 'Invalid coupon!', 'coupon_not_found', { path }),
  'coupon-limit': ({ path }: At): Refusal =>
    refuse(409, 'Coupom Use Limit Exceeded', 'coupon_limit', { path }),
  'coupon-hours': ({ path }: At): Refusal =>
    refuse(409, 'Coupom with hours template', 'coupon_hours', { path }),
  'coupon-used': ({ path }: At): Refusal =>
    refuse(409, 'This coupon has already been used.', 'coupon_used', { path }),
  'coupon-featured-item': ({ path }: At): Refusal =>
    refuse(422, 'Could not apply coupom!', 'coupon_featured_item', { path }),
  'coupon-with-cashback': ({ path }: At): Refusal =>
    refuse(422, 'A coupon and cashback exclude each other', 'coupon_with_cashback', { path }),
  'coupon-needs-client': ({ path }: At): Refusal =>
    refuse(422, 'This coupon needs a phone or a login', 'coupon_needs_client', { path }),
  'coupon-below-minimum': ({ path, missing }: At & { missing: Minor }): Refusal =>
    refuse(422, 'Value less than the minimum!', 'coupon_below_minimum', {
      path,
      missing: toDecimal(missing),
    }),
};
