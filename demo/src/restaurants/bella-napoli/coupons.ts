import { scheduleSlot, scheduleWeek } from '../../build/hours';
import type { SeededCoupon } from '@storefront/reference-api/plugin/restaurants';

const coupon = (id: string, code: string, more: Partial<SeededCoupon>): SeededCoupon => ({
  id,
  code,
  type: 'fixDiscount',
  fixDiscount: 0,
  percentDiscount: 0,
  minOrderValue: 0,
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: true,
  ...more,
});

export const coupons: SeededCoupon[] = [
  coupon('cupom-bemvindo', 'BEMVINDO10', {
    type: 'percentDiscount',
    percentDiscount: 10,
    onlyOneUsePerClient: true,
  }),
  coupon('cupom-napoli', 'NAPOLI15', { fixDiscount: 15, minOrderValue: 80 }),
  coupon('cupom-pizza', 'QUARTADAPIZZA', {
    type: 'percentDiscount',
    percentDiscount: 20,
    minOrderValue: 60,
    enableUseFeaturedItems: false,
  }),
  coupon('cupom-mimo', 'MIMO5', { fixDiscount: 5 }),
  coupon('cupom-cortesia', 'CORTESIA', { type: 'percentDiscount', percentDiscount: 100 }),
  coupon('cupom-primeiros', 'PRIMEIROS25', {
    type: 'percentDiscount',
    percentDiscount: 25,
    maxUses: 25,
  }),
  coupon('cupom-unico', 'UNICO20', { fixDiscount: 20, maxUses: 1 }),
  coupon('cupom-almoco', 'ALMOCO12', {
    type: 'percentDiscount',
    percentDiscount: 12,
    hoursTemplate: 'almoco',
  }),
  coupon('cupom-fora-do-almoco', 'DEPOIS12', {
    type: 'percentDiscount',
    percentDiscount: 12,
    hoursTemplate: 'fora-do-almoco',
  }),
];

/**
 * Two halves of every day, so that at any time one of their coupons is valid and the other is not.
 */
export const couponHours = [
  { id: 'almoco', template: scheduleWeek([scheduleSlot('10:00', '16:00', 'both')], {}) },
  { id: 'fora-do-almoco', template: scheduleWeek([scheduleSlot('16:00', '10:00', 'both')], {}) },
];
