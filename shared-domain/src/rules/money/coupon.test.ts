import type { Coupon } from '../../contracts';
import { minor, ZERO } from '../../contracts/primitives';
import { aComboLine, aGeneralLine, aPrizeLine } from '../../testing';
import { couponDiscount, couponProblem, hasFeaturedItem } from './coupon';
import { cartSubtotal } from './subtotals';

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
  [7999, 1],
  [8000, null],
  [0, 8000],
])('[COUPON-07] a minimum of 8000 and a subtotal of %s: %s is missing', (subtotal, missing) => {
  expect(couponProblem(coupon({ minOrderValue: minor(8000) }), minor(subtotal), false)).toEqual(
    missing === null ? null : { kind: 'below-minimum', missing },
  );
});

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
  ['[COUPON-09] without a minimum it is capped at the subtotal', 9000, 0, 8000],
  ['[COUPON-09] less than the subtotal is taken as it is', 500, 0, 500],
  ['[OPEN-065] with a minimum it is shown in full', 9000, 100, 9000],
  ['a negative value takes off nothing', -100, 0, 0],
])('money off a subtotal of 8000: %s', (_case, fixDiscount, minOrderValue, off) =>
  expect(
    couponDiscount(
      coupon({ fixDiscount: minor(fixDiscount), minOrderValue: minor(minOrderValue) }),
      minor(8000),
    ),
  ).toBe(off),
);

const aCoupon = (more: Partial<Coupon> = {}): Coupon => ({
  id: 'c',
  code: 'C',
  type: 'fixDiscount',
  fixDiscount: minor(0),
  percentDiscount: 0,
  minOrderValue: minor(0),
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: false,
  ...more,
});
const percent = (percentDiscount: number): Coupon =>
  aCoupon({ type: 'percentDiscount', percentDiscount });
const fixed = (fixDiscount: number, minOrderValue = 0): Coupon =>
  aCoupon({ fixDiscount: minor(fixDiscount), minOrderValue: minor(minOrderValue) });

test.each([
  ['[COUPON-10] half a cent goes up', percent(5), 4250, 213],
  ['B10 endless is all', percent(Infinity), 4250, 4250],
  ['a third of a cent', percent(33.333333), 100, 33],
  ['[COUPON-09] of an empty cart', fixed(1000), 0, 0],
  ['B12 less than nothing with a minimum is nothing', fixed(-500, 1), 4250, 0],
])('%s', (_, coupon, subtotal, off) => expect(couponDiscount(coupon, minor(subtotal))).toBe(off));

const dish = (price: number) => aGeneralLine({ price: minor(price), extras: [] });

test.each([
  ['PYG', 'of the rounded subtotal, 5', [460], percent(10), 500, 100],
  ['PYG', 'rounded once: 0.5 % of 99 is 0.495', [9900], percent(0.5), 9900, 0],
  [
    'PYG',
    'a minimum that only the rounded subtotal reaches',
    [7460, 490],
    fixed(100, 8000),
    8000,
    100,
  ],
  ['BRL', 'of the exact subtotal', [460], percent(10), 460, 46],
  ['KWD', 'in hundredths', [9900], percent(0.5), 9900, 50],
])('[COUPON-10] in %s, %s', (currency, _, prices, coupon, subtotal, off) => {
  const rounded = cartSubtotal(prices.map(dish), currency);
  expect([
    rounded,
    couponProblem(coupon, rounded, false),
    couponDiscount(coupon, rounded, currency),
  ]).toEqual([subtotal, null, off]);
});
