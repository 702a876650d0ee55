import type { DemoCoupon } from '../../demo-restaurant';

const coupon = (id: string, code: string, more: Partial<DemoCoupon>): DemoCoupon => ({
  id, code, type: 'fixDiscount', fixDiscount: 0, percentDiscount: 0, minOrderValue: 0, onlyOneUsePerClient: false, enableUseFeaturedItems: true, ...more,
});

export const coupons: DemoCoupon[] = [
  coupon('cupom-bemvindo', 'BEMVINDO10', { type: 'percentDiscount', percentDiscount: 10, onlyOneUsePerClient: true }),
  coupon('cupom-napoli', 'NAPOLI15', { fixDiscount: 15, minOrderValue: 80 }),
  coupon('cupom-pizza', 'QUARTADAPIZZA', { type: 'percentDiscount', percentDiscount: 20, minOrderValue: 60, enableUseFeaturedItems: false }),
  coupon('cupom-mimo', 'MIMO5', { fixDiscount: 5 }),
];
