import { Coupon } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import type { NewCoupon } from '../loyalty/coupons.repository';
import type { SeededCoupon, SeededSettings } from '../restaurants/seeded-restaurant';

const isWhole = (most: number | undefined): boolean =>
  most === undefined || (Number.isInteger(most) && most >= 0);

/** Whether a coupon has values that the contract would read differently, or that are invalid. */
function isBroken(
  { type, fixDiscount, percentDiscount, minOrderValue, maxUses, hoursTemplate, code }: SeededCoupon,
  hours: ReadonlySet<string>,
): boolean {
  const isShare = percentDiscount >= 0 && percentDiscount <= 100;
  const knowsHours = hoursTemplate === undefined || hours.has(hoursTemplate);
  return (
    !(fixDiscount >= 0 && minOrderValue >= 0 && isShare && isWhole(maxUses) && knowsHours) ||
    code.trim() === '' ||
    !['fixDiscount', 'percentDiscount'].includes(type)
  );
}

/** Coupons in their stored form; `broken` names invalid ones. */
export function couponRows(
  coupons: readonly SeededCoupon[],
  { scheduleTemplates }: SeededSettings,
): { rows: NewCoupon[]; broken: string[] } {
  const hours = new Set(scheduleTemplates.map(({ id }) => id));
  const broken = coupons.filter((coupon) => isBroken(coupon, hours)).map(({ id }) => id);
  if (broken.length > 0) return { rows: [], broken };
  return {
    rows: coupons.map((coupon) => ({
      coupon: z.parse(Coupon, coupon),
      hoursTemplateId: coupon.hoursTemplate ?? null,
      maxUses: coupon.maxUses ?? null,
    })),
    broken,
  };
}
