import fc from 'fast-check';
import type { Coupon } from '../../contracts';
import { minor } from '../../contracts/primitives';
import { anyAmount, anyPrice } from '../../testing/arbitraries';
import { couponDiscount, couponProblem } from './coupon';

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

describe('for any coupon and subtotal', () => {
  const anyCoupon: fc.Arbitrary<Coupon> = fc.record({
    id: fc.string(),
    code: fc.string(),
    type: fc.constantFrom('fixDiscount', 'percentDiscount'),
    fixDiscount: anyAmount,
    percentDiscount: fc.double(),
    minOrderValue: anyAmount,
    onlyOneUsePerClient: fc.boolean(),
    enableUseFeaturedItems: fc.boolean(),
  });

  test('a discount is a whole amount from 0 up, and more than the subtotal only for a fixed one with a minimum', () => {
    fc.assert(
      fc.property(anyCoupon, anyAmount, (coupon, subtotal) => {
        const off = couponDiscount(coupon, subtotal);
        expect(Number.isSafeInteger(off) && off >= 0).toBe(true);
        if (coupon.type === 'percentDiscount' || coupon.minOrderValue <= 0)
          expect(off).toBeLessThanOrEqual(Math.max(0, subtotal));
      }),
    );
  });
  test('[COUPON-10] a share of more is not less, and its rounding is half a cent at most', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        anyPrice,
        anyPrice,
        (share, subtotal, more) => {
          const off = couponDiscount(percent(share), subtotal);
          expect(couponDiscount(percent(share), minor(subtotal + more))).toBeGreaterThanOrEqual(
            off,
          );
          expect(Math.abs(off - (subtotal * share) / 100)).toBeLessThanOrEqual(0.5 + 1e-2);
        },
      ),
    );
  });
  test('[COUPON-07] what is missing is just enough', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, (minimum, subtotal) => {
        const problem = couponProblem(fixed(100, minimum), subtotal, false);
        expect(problem === null).toBe(subtotal >= minimum);
        if (problem?.kind === 'below-minimum')
          expect(
            couponProblem(fixed(100, minimum), minor(subtotal + problem.missing), false),
          ).toBeNull();
      }),
    );
  });
});
