import { minor, type FeeDiscountResult, type Minor } from '@storefront/shared-domain/contracts';
import type { OrderTotals } from '@storefront/shared-domain/rules';

/**
 * The row of the fee discount, in minor units: what is taken off, or for a flat fee what the customer pays instead (OPEN-057).
 * Null when nothing is taken off. The key's texts are in the namespace `domain`.
 */
export function discountRow(totals: OrderTotals, discount: FeeDiscountResult | null): { labelKey: string; amount: Minor } | null {
  const { deliveryFee, deliveryFeeDiscount } = totals;
  if (discount === null || deliveryFeeDiscount <= 0) return null;
  if (discount.discountType === 'flat_fee') return { labelKey: 'domain:totals.flat-fee', amount: minor(deliveryFee - deliveryFeeDiscount) };
  return { labelKey: 'domain:totals.discount', amount: minor(-deliveryFeeDiscount) };
}
