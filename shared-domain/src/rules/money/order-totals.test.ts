import fc from 'fast-check';
import type { DeliveryType, PaymentSetting } from '../../contracts';
import { minor, toMinor, ZERO } from '../../contracts/primitives';
import { aChosenExtra, aGeneralLine, aPrizeLine } from '../../testing';
import { anyAmount, anyCart, anyPrice } from '../../testing/arbitraries';
import { fromDecimal, percentOf, sum, times } from './arithmetic';
import { orderTotals, type OrderTotalsInput } from './order-totals';
import { cartSubtotal, pointsNeeded } from './subtotals';

const cart = (price: number) => [aGeneralLine({ price: minor(price) })];
const input = (overrides: Partial<OrderTotalsInput> = {}): OrderTotalsInput => ({
  lines: cart(10000),
  deliveryType: 'delivery',
  fee: minor(1000),
  feeDiscount: null,
  couponDiscount: ZERO,
  cashback: ZERO,
  setting: null,
  ...overrides,
});
const percent = (value: number, operation: PaymentSetting['operation']): PaymentSetting => ({
  paymentType: 'money',
  isActive: true,
  value,
  valueType: 'percent',
  operation,
});

test('[OPEN-059] coupon, then effective fee, then cashback, then the method on that result', () => {
  expect(
    orderTotals(
      input({
        couponDiscount: minor(2000),
        feeDiscount: { value: 50, discountType: 'percent' },
        cashback: minor(1500),
        setting: percent(10, 'addition'),
      }),
    ),
  ).toEqual({
    subtotal: 10000,
    couponDiscount: 2000,
    deliveryFee: 1000,
    deliveryFeeDiscount: 500,
    cashbackSpent: 1500,
    adjustment: 700,
    serviceFee: 0,
    tip: 0,
    grandTotal: 7700,
    points: 0,
  });
});

test('[DOMAIN-067] the grand total is never below 0; the coupon is shown in full', () => {
  expect(orderTotals(input({ couponDiscount: minor(50000) }))).toMatchObject({
    couponDiscount: 50000,
    cashbackSpent: 0,
    grandTotal: 0,
  });
  expect(
    orderTotals(input({ setting: { ...percent(500, 'discount'), valueType: 'fix' } })),
  ).toMatchObject({ adjustment: -50000, grandTotal: 0 });
});

describe('for any order', () => {
  const anyType = fc.constantFrom<DeliveryType | null>(
    'delivery',
    'balcony',
    'carTakeout',
    'table',
    null,
  );
  const anySetting = fc.option(
    fc.record({
      paymentType: fc.constant('money'),
      isActive: fc.boolean(),
      value: fc.double({ min: -10, max: 200, noNaN: true }),
      valueType: fc.constantFrom('fix' as const, 'percent' as const),
      operation: fc.constantFrom('addition' as const, 'discount' as const),
    }),
  );
  const anyDiscount = fc.option(
    fc.record({
      value: fc.double({ min: -10, max: 200, noNaN: true }),
      discountType: fc.constantFrom('fixed', 'percent', 'flat_fee', 'x'),
    }),
  );
  const anyFee = fc.option(
    fc.record({
      name: fc.constant('Fee'),
      recipient: fc.constant('Team'),
      value: fc.double({ min: 0.01, max: 200, noNaN: true }),
      valueType: fc.constantFrom('fix' as const, 'percent' as const),
    }),
  );
  const anyOrder = fc.record({
    lines: anyCart,
    deliveryType: anyType,
    fee: fc.option(anyPrice),
    feeDiscount: anyDiscount,
    couponDiscount: anyPrice,
    cashback: anyPrice,
    setting: anySetting,
    serviceFee: anyFee,
    tip: fc.option(
      fc.oneof(
        fc.record({
          kind: fc.constant('percent' as const),
          percent: fc.integer({ min: 1, max: 100 }),
        }),
        fc.record({ kind: fc.constant('amount' as const), amount: anyAmount }),
      ),
    ),
  });

  test('every part but the adjustment is a whole amount from 0 up, even for absurd amounts', () => {
    fc.assert(
      fc.property(anyOrder, anyAmount, anyAmount, (order, fee, couponDiscount) => {
        const { adjustment, points, ...parts } = orderTotals({
          ...order,
          fee,
          couponDiscount,
          cashback: fee,
        });
        for (const part of Object.values(parts))
          expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
        expect(Number.isSafeInteger(adjustment) && points >= 0).toBe(true);
      }),
    );
  });
});

describe('a cart', () => {
  test('[DOMAIN-069] a prize costs its points and no money', () => {
    const lines = [
      aGeneralLine({ price: minor(1890) }),
      aPrizeLine({ points_needed: 40, qty: 2, price: minor(500) }),
    ];
    expect(cartSubtotal(lines)).toBe(1890);
    expect(pointsNeeded(lines)).toBe(80);
    expect(pointsNeeded([aGeneralLine()])).toBe(0);
  });

  test('[DOMAIN-068] a cart is never below 0, even when options take more off than the dish costs', () => {
    expect(
      cartSubtotal([
        aGeneralLine({ price: minor(500), extras: [aChosenExtra({ price: minor(-900) })] }),
      ]),
    ).toBe(0);
    fc.assert(
      fc.property(anyCart, (lines) => expect(cartSubtotal(lines)).toBeGreaterThanOrEqual(0)),
    );
  });
});

describe('percentOf', () => {
  test.each([
    { amount: 1000, percent: 10, is: 100, case: 'a plain share' },
    { amount: 35, percent: 10, is: 4, case: 'half a hundredth rounds up' },
    { amount: 34, percent: 10, is: 3, case: 'less than half rounds down' },
    { amount: -35, percent: 10, is: -4, case: 'half a hundredth below 0 rounds away from 0' },
    { amount: 9999, percent: 0.01, is: 1, case: 'a hundredth of a percent' },
    { amount: 12345, percent: 3.333333, is: 411, case: 'six decimals of a percent count' },
    { amount: 12345, percent: 0, is: 0, case: 'nothing' },
    { amount: 12345, percent: 250, is: 30863, case: 'more than the whole' },
  ])('$case: $percent % of $amount is $is', ({ amount, percent, is }) => {
    expect(percentOf(minor(amount), percent)).toBe(is);
  });

  test('is a whole number within half a hundredth of the exact share', () => {
    fc.assert(
      fc.property(anyPrice, fc.integer({ min: 0, max: 200 }), (amount, percent) => {
        const share = percentOf(amount, percent);
        expect(Number.isInteger(share)).toBe(true);
        expect(Math.abs(share * 100 - amount * percent)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

test('amounts beyond what can be counted stay at the largest one instead of losing cents or breaking', () => {
  expect(times(minor(9e15), 999)).toBe(Number.MAX_SAFE_INTEGER);
  expect(sum(minor(Number.MAX_SAFE_INTEGER), minor(5))).toBe(Number.MAX_SAFE_INTEGER);
  expect(percentOf(minor(Number.MAX_SAFE_INTEGER), 1e300)).toBe(Number.MAX_SAFE_INTEGER);
  expect(fromDecimal(1e300)).toBe(Number.MAX_SAFE_INTEGER);
  expect(fromDecimal(-1e300)).toBe(-Number.MAX_SAFE_INTEGER);
  const bound = Number.MAX_SAFE_INTEGER / 1000;
  expect(fromDecimal(bound)).toBe(toMinor(bound));
  expect(fromDecimal(Number.MAX_SAFE_INTEGER / 100)).toBe(Number.MAX_SAFE_INTEGER);
});
