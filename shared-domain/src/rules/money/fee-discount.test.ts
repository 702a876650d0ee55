import fc from 'fast-check';
import { minor } from '../../contracts/primitives';
import { anyPrice } from '../../testing/arbitraries';
import {
  appliedFeeDiscount,
  feeDiscountStep,
  nextFeeDiscount,
  reachedFeeDiscount,
} from './fee-discount';

const threshold = (discountMinValue: number, value: number, discountType = '') => ({
  discountMinValue: minor(discountMinValue),
  value,
  discountType,
});
const thresholds = [
  threshold(10000, 100, 'percent'),
  threshold(5000, 3),
  threshold(8000, 4, 'flat_fee'),
];
const FEE = minor(800);

describe('reachedFeeDiscount', () => {
  test.each([
    [4999, null],
    [5000, 5000],
    [7999, 5000],
    [8000, 8000],
    [999999, 10000],
  ])('[DOMAIN-079] [OPEN-058] of several thresholds a cart of %s reaches %s', (total, reached) => {
    expect(reachedFeeDiscount(thresholds, 'fixed', minor(total))?.discountMinValue ?? null).toBe(
      reached,
    );
  });

  test("[OPEN-058] the restaurant's type stands in for an entry without one, and only for that", () => {
    expect(reachedFeeDiscount(thresholds, 'fixed', minor(5000))).toEqual({
      discountMinValue: 5000,
      value: 3,
      discountType: 'fixed',
    });
    expect(reachedFeeDiscount(thresholds, 'fixed', minor(8000))?.discountType).toBe('flat_fee');
  });

  test('without thresholds nothing is reached', () =>
    expect(reachedFeeDiscount([], 'fixed', minor(5000))).toBeNull());
});

describe('nextFeeDiscount', () => {
  test.each([
    { total: 0, next: 5000, missing: 5000 },
    { total: 4999, next: 5000, missing: 1 },
    { total: 5000, next: 8000, missing: 3000 },
    { total: 9000, next: 10000, missing: 1000 },
  ])('a cart of $total lacks $missing to the threshold of $next', ({ total, next, missing }) => {
    expect(nextFeeDiscount(thresholds, minor(total))).toMatchObject({
      missing,
      discount: { discountMinValue: next },
    });
  });

  test('of two entries of one threshold the first is next, as the restaurant lists them', () => {
    const twice = [threshold(9000, 1), threshold(5000, 2), threshold(5000, 3)];
    expect(nextFeeDiscount(twice, minor(0))?.discount.value).toBe(2);
  });

  test('after the last threshold there is no next one', () => {
    expect(nextFeeDiscount(thresholds, minor(10000))).toBeNull();
    expect(nextFeeDiscount([], minor(0))).toBeNull();
  });
});

describe('appliedFeeDiscount on a fee of 8.00', () => {
  const applied = (discountType: string, value: number) =>
    appliedFeeDiscount(FEE, { discountType, value });

  test.each([
    [3, 300],
    [0, 0],
  ])('[DOMAIN-075] fixed %s takes %s', (value, is) => expect(applied('fixed', value)).toBe(is));
  test.each([
    [25, 200],
    [100, 800],
    [0.1, 1],
  ])('[DOMAIN-076] percent %s takes %s', (value, is) => expect(applied('percent', value)).toBe(is));
  test.each([
    { value: 5, takes: 300, pays: 500 },
    { value: 0, takes: 800, pays: 0 },
    { value: 8, takes: 0, pays: 800 },
    { value: 12, takes: 0, pays: 800 },
  ])(
    '[DOMAIN-077] [OPEN-057] flat_fee $value: the customer pays $pays, never more than the fee',
    ({ value, takes, pays }) => {
      expect(applied('flat_fee', value)).toBe(takes);
      expect(FEE - applied('flat_fee', value)).toBe(pays);
    },
  );
  test.each([
    { type: 'welcome', value: 3, is: 300 },
    { type: 'welcome', value: 12, is: 800 },
    { type: '', value: 12, is: 800 },
  ])('[DOMAIN-078] type "$type" of $value takes $is', ({ type, value, is }) =>
    expect(applied(type, value)).toBe(is),
  );
  test.each([
    { type: 'fixed', value: 12 },
    { type: 'percent', value: 150 },
    { type: 'other', value: 1e300 },
  ])('[CONFLICTS-11] $type $value takes the whole fee and no more', ({ type, value }) =>
    expect(applied(type, value)).toBe(800),
  );

  test.each(['fixed', 'percent', 'flat_fee'])(
    '[CONFLICTS-11] %s takes nothing off no fee',
    (type) =>
      expect(
        [0, -800].map((fee) => appliedFeeDiscount(minor(fee), { discountType: type, value: 3 })),
      ).toEqual([0, 0]),
  );

  test('without a discount nothing is taken', () => expect(appliedFeeDiscount(FEE, null)).toBe(0));

  test('[CONFLICTS-11] whatever the type and the value, between nothing and the whole fee is taken', () => {
    const anyType = fc.constantFrom('fixed', 'percent', 'flat_fee', 'other', '');
    fc.assert(
      fc.property(
        anyPrice,
        anyType,
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (fee, discountType, value) => {
          const taken = appliedFeeDiscount(fee, { discountType, value });
          expect(Number.isSafeInteger(taken) && taken >= 0 && taken <= fee).toBe(true);
        },
      ),
    );
  });
});

test.each([
  { type: 'percent', value: 100, gives: 'free' },
  { type: 'percent', value: 150, gives: 'free' },
  { type: 'percent', value: 99.9, gives: 'first' },
  { type: 'flat_fee', value: 0, gives: 'free' },
  { type: 'flat_fee', value: -1, gives: 'free' },
  { type: 'flat_fee', value: 0.01, gives: 'first' },
  { type: 'fixed', value: 0, gives: 'first' },
])('a next threshold of $type $value gives: $gives', ({ type, value, gives }) => {
  const next = threshold(5000, value, type);
  expect(feeDiscountStep([next], 'fixed', minor(0), next)).toBe(gives);
});

test.each([
  ['', 'percent', 'free'],
  ['', 'fixed', 'first'],
  ['percent', 'fixed', 'free'],
  ['fixed', 'percent', 'first'],
])('[OPEN-058] 100 of type "%s" beside the default "%s" gives: %s', (type, byDefault, gives) => {
  const next = threshold(5000, 100, type);
  expect(feeDiscountStep([next], byDefault, minor(0), next)).toBe(gives);
});

test.each([
  { total: 4999, gives: 'first' },
  { total: 5000, gives: 'more' },
  { total: 7999, gives: 'more' },
])('a cart of $total with a threshold of 5000 behind or ahead: $gives', ({ total, gives }) => {
  const [reached, next] = [threshold(5000, 3, 'fixed'), threshold(8000, 5, 'fixed')];
  expect(feeDiscountStep([next, reached], 'fixed', minor(total), next)).toBe(gives);
});

test('a threshold that waives the fee gives it free, also after a discount', () => {
  const [reached, next] = [threshold(5000, 3, 'fixed'), threshold(8000, 100, 'percent')];
  expect(feeDiscountStep([reached, next], 'fixed', minor(5000), next)).toBe('free');
});
