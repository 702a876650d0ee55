import { scheduleSlot, scheduleWeek } from '../../build/hours';
import type { SeededCoupon } from '@storefront/reference-api/plugin/restaurants';

const coupon = (id: string, code: string, more: Partial<SeededCoupon>): SeededCoupon => ({
  id,
  code,
  type: 'percentDiscount',
  fixDiscount: 0,
  percentDiscount: 0,
  minOrderValue: 0,
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: true,
  ...more,
});

export const coupons: SeededCoupon[] = [
  coupon('coupon-hello', 'HELLO5', {
    type: 'fixDiscount',
    fixDiscount: 5,
    minOrderValue: 20,
    onlyOneUsePerClient: true,
  }),
  coupon('coupon-slice', 'SLICE3', { type: 'fixDiscount', fixDiscount: 3 }),
  coupon('coupon-regular', 'REGULAR15', { percentDiscount: 15, enableUseFeaturedItems: false }),
  coupon('coupon-house', 'ONTHEHOUSE', { percentDiscount: 100, maxUses: 50 }),
  coupon('coupon-one', 'ONLYONE', { percentDiscount: 50, maxUses: 1 }),
  coupon('coupon-lunch', 'LUNCH10', { percentDiscount: 10, hoursTemplate: 'lunch' }),
  coupon('coupon-late', 'LATE10', { percentDiscount: 10, hoursTemplate: 'late' }),
];

/**
 * Two halves of every day, so that at any time one of their coupons is valid and the other is not.
 */
export const couponHours = [
  { id: 'lunch', template: scheduleWeek([scheduleSlot('10:00', '16:00', 'both')], {}) },
  { id: 'late', template: scheduleWeek([scheduleSlot('16:00', '10:00', 'both')], {}) },
];
