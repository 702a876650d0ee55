import fc from 'fast-check';
import type { Coupon } from '../../contracts';
import { minor, ZERO } from '../../contracts/primitives';
import { aComboLine, aGeneralLine, aPrizeLine } from '../../testing';
import { anyPrice } from '../../testing/arbitraries';
import { couponDiscount, couponProblem, hasFeaturedItem } from './coupon';
import { orderTotals } from './order-totals';

const coupon = (overrides: Partial<Coupon> = {}): Coupon => ({
  id: '1',
  code: 'X',
  type: 'fixDiscount',
  fixDiscount: ZERO,
  percentDiscount: 0,
  minOrderValue: ZERO,
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: true,
  ...overrides,
});

test.each([
  { subtotal: 7999, missing: 1 },
  { subtotal: 8000, missing: null },
  { subtotal: 8001, missing: null },
  { subtotal: 0, missing: 8000 },
])(
  '[COUPON-07] a minimum of 8000 and a subtotal of $subtotal: $missing is missing',
  ({ subtotal, missing }) => {
    expect(couponProblem(coupon({ minOrderValue: minor(8000) }), minor(subtotal), false)).toEqual(
      missing === null ? null : { kind: 'below-minimum', missing },
    );
  },
);

test('[COUPON-08] a featured item prevents a coupon that does not allow it; reported before the minimum', () => {
  expect(
    couponProblem(
      coupon({ enableUseFeaturedItems: false, minOrderValue: minor(8000) }),
      ZERO,
      true,
    ),
  ).toEqual({ kind: 'featured-item' });
  expect(couponProblem(coupon({ enableUseFeaturedItems: false }), ZERO, false)).toBeNull();
  expect(couponProblem(coupon(), ZERO, true)).toBeNull();
});

test('[COUPON-08] an item is featured by its flag or by its place, among products and combos, never as a prize', () => {
  const line = aGeneralLine({ id: 'p' });
  const combo = aComboLine({ id: 'c' });
  const nothing = { featuredItems: [], categories: [], combos: [] };
  const menu = (flagged: boolean) =>
    ({
      categories: [{ products: [{ id: 'p', featured: flagged }] }],
      combos: [{ id: 'c', featured: flagged }],
      featuredItems: [],
    }) as never;
  expect(hasFeaturedItem([line], nothing)).toBe(false);
  expect(hasFeaturedItem([line], { ...nothing, featuredItems: [{ id: 'p' }] as never })).toBe(true);
  expect([
    hasFeaturedItem([line], menu(true)),
    hasFeaturedItem([combo], menu(true)),
    hasFeaturedItem([line, combo], menu(false)),
  ]).toEqual([true, true, false]);
  expect(hasFeaturedItem([aPrizeLine({ id: 'p' })], menu(true))).toBe(false);
  const likeCombo = [aPrizeLine({ id: 'c' }), aGeneralLine({ id: 'c' })];
  expect(hasFeaturedItem(likeCombo, menu(true))).toBe(false);
});

test.each([
  { percent: 0, off: 0 },
  { percent: 10, off: 800 },
  { percent: 12.5, off: 1000 },
  { percent: 100, off: 8000 },
  { percent: 101, off: 8000 },
  { percent: -5, off: 0 },
  { percent: Number.NaN, off: 0 },
])('[COUPON-10] $percent % of 8000 is $off', ({ percent, off }) =>
  expect(
    couponDiscount(coupon({ type: 'percentDiscount', percentDiscount: percent }), minor(8000)),
  ).toBe(off),
);

test.each([
  {
    case: '[COUPON-09] without a minimum it is capped at the subtotal',
    fixDiscount: 9000,
    minOrderValue: 0,
    off: 8000,
  },
  {
    case: '[COUPON-09] less than the subtotal is taken as it is',
    fixDiscount: 500,
    minOrderValue: 0,
    off: 500,
  },
  {
    case: '[OPEN-065] with a minimum it is shown in full',
    fixDiscount: 9000,
    minOrderValue: 100,
    off: 9000,
  },
  { case: 'a negative value takes off nothing', fixDiscount: -100, minOrderValue: 0, off: 0 },
])('money off a subtotal of 8000: $case', ({ fixDiscount, minOrderValue, off }) =>
  expect(
    couponDiscount(
      coupon({ fixDiscount: minor(fixDiscount), minOrderValue: minor(minOrderValue) }),
      minor(8000),
    ),
  ).toBe(off),
);

test('[OPEN-065] [COUPON-09] no coupon ever makes an order cost less than nothing', () => {
  const anyCoupon = fc.record({
    type: fc.constantFrom('fixDiscount' as const, 'percentDiscount' as const),
    fixDiscount: anyPrice,
    percentDiscount: fc.double({ min: -10, max: 200 }),
    minOrderValue: anyPrice,
  });
  fc.assert(
    fc.property(anyCoupon, anyPrice, (given, price) => {
      const off = couponDiscount(coupon(given), price);
      const { grandTotal } = orderTotals({
        lines: [aGeneralLine({ price, extras: [] })],
        deliveryType: 'balcony',
        fee: null,
        feeDiscount: null,
        couponDiscount: off,
        cashback: ZERO,
        setting: null,
      });
      expect([Number.isSafeInteger(off), off >= 0, grandTotal >= 0]).toEqual([true, true, true]);
      if (given.type === 'percentDiscount' || given.minOrderValue === 0)
        expect(off).toBeLessThanOrEqual(price);
    }),
  );
});
