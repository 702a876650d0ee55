import { minor, ZERO, type FeeDiscountResult } from '@storefront/shared-domain/contracts';
import type { OrderTotals } from '@storefront/shared-domain/rules';
import { discountRow } from './discount-row';

const totals = (deliveryFee: number, deliveryFeeDiscount: number): OrderTotals => ({
  subtotal: minor(5000), couponDiscount: ZERO, deliveryFee: minor(deliveryFee), deliveryFeeDiscount: minor(deliveryFeeDiscount), cashbackSpent: ZERO,
  adjustment: ZERO, grandTotal: minor(5000 + deliveryFee - deliveryFeeDiscount), points: 0,
});
const discount = (discountType: string): FeeDiscountResult => ({ value: 1, discountValue: null, discountType });

test('a discount shows what is taken off the fee', () => {
  for (const type of ['percent', 'fixed', 'other']) {
    expect(discountRow(totals(800, 300), discount(type))).toEqual({ labelKey: 'domain:totals.discount', amount: -300 });
  }
});

test('[OPEN-057] a flat fee shows what the customer pays instead of the fee', () => {
  expect(discountRow(totals(800, 610), discount('flat_fee'))).toEqual({ labelKey: 'domain:totals.flat-fee', amount: 190 });
});

test('nothing taken off has no row', () => {
  expect(discountRow(totals(800, 0), discount('percent'))).toBeNull();
  expect(discountRow(totals(800, 0), null)).toBeNull();
});
