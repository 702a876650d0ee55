import fc from 'fast-check';
import { minor, toMinor } from '../../contracts/primitives';
import { anyAmount, anyPrice } from '../../testing/arbitraries';
import { fromDecimal, percentOf, sum, times } from './arithmetic';

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

test('every operation gives a whole amount for every amount', () => {
  fc.assert(
    fc.property(
      anyAmount,
      anyAmount,
      fc.integer({ min: 0, max: 999 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      (a, b, count, percent) => {
        for (const result of [
          sum(a, b),
          times(a, count),
          percentOf(a, percent),
          fromDecimal(percent),
        ])
          expect(Number.isSafeInteger(result)).toBe(true);
      },
    ),
  );
});
