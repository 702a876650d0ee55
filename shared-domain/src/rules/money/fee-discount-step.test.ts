import { minor } from '../../contracts/primitives';
import { feeDiscountStep } from './fee-discount';

const threshold = (discountMinValue: number, value: number, discountType: string) => ({
  discountMinValue: minor(discountMinValue),
  value,
  discountType,
});

test.each([
  { type: 'percent', value: 100, gives: 'free' },
  { type: 'percent', value: 150, gives: 'free' },
  { type: 'percent', value: 99.9, gives: 'first' },
  { type: 'percent', value: 0, gives: 'first' },
  { type: 'flat_fee', value: 0, gives: 'free' },
  { type: 'flat_fee', value: -1, gives: 'free' },
  { type: 'flat_fee', value: 0.01, gives: 'first' },
  { type: 'flat_fee', value: 100, gives: 'first' },
  { type: 'fixed', value: 0, gives: 'first' },
  { type: 'fixed', value: 100, gives: 'first' },
])('a next threshold of $type $value gives: $gives', ({ type, value, gives }) => {
  const next = threshold(5000, value, type);
  expect(feeDiscountStep([next], 'fixed', minor(0), next)).toBe(gives);
});

test.each([
  { type: '', byDefault: 'percent', gives: 'free' },
  { type: '', byDefault: 'fixed', gives: 'first' },
  { type: 'percent', byDefault: 'fixed', gives: 'free' },
  { type: 'fixed', byDefault: 'percent', gives: 'first' },
])(
  '[OPEN-058] 100 of type "$type" beside the default "$byDefault" gives: $gives',
  ({ type, byDefault, gives }) => {
    const next = threshold(5000, 100, type);
    expect(feeDiscountStep([next], byDefault, minor(0), next)).toBe(gives);
  },
);

test.each([
  { total: 0, gives: 'first' },
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
