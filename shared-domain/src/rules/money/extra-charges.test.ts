import { minor, ZERO, type TipChoice } from '../../contracts';
import { aRestaurant } from '../../testing';
import { generatedCashback } from './cashback';
import { pointsBase } from './loyalty';
import { serviceFeeAmount, serviceFeeOf } from './service-fee';
import { isTipOffered, largestTip, suggestedTips, tipAmount } from './tips';

const fee = { name: 'Kitchen fee', recipient: 'The team', value: 3, valueType: 'percent' as const };
const info = aRestaurant({
  name: 'Slice House',
  currency: 'USD',
  service_fee: fee,
  table_service_fee: 10,
  tips: { percents: [20, 15, 18, 15] },
});

test('[OPEN-063] each type has the fee of the record, a table its own', () => {
  expect(serviceFeeOf(info, 'delivery')).toEqual(fee);
  expect(serviceFeeOf(info, null)).toEqual(fee);
  expect(serviceFeeOf(info, 'table')).toEqual({
    name: '',
    recipient: 'Slice House',
    value: 10,
    valueType: 'percent',
  });
  expect(serviceFeeOf(aRestaurant(), 'table')).toBeNull();
  expect(serviceFeeOf(aRestaurant(), 'delivery')).toBeNull();
});

test.each([
  { of: fee, subtotal: 2500, currency: 'USD', is: 75 },
  { of: fee, subtotal: 1650, currency: 'USD', is: 50 },
  { of: fee, subtotal: 2_550_00, currency: 'PYG', is: 7700 },
  { of: { ...fee, value: 250 }, subtotal: 1000, currency: 'USD', is: 1000 },
  { of: { ...fee, value: 1.5, valueType: 'fix' as const }, subtotal: 1, currency: '', is: 150 },
  { of: { ...fee, value: 1.5, valueType: 'fix' as const }, subtotal: 0, currency: '', is: 0 },
  { of: null, subtotal: 1000, currency: '', is: 0 },
])('a fee of $of.value on $subtotal $currency is $is', ({ of, subtotal, currency, is }) =>
  expect(serviceFeeAmount(of, minor(subtotal), currency)).toBe(is),
);

test.each<{ choice: TipChoice | null; subtotal: number; currency: string; is: number }>([
  { choice: null, subtotal: 5000, currency: 'USD', is: 0 },
  { choice: { kind: 'percent', percent: 18 }, subtotal: 4825, currency: 'USD', is: 869 },
  { choice: { kind: 'percent', percent: 15 }, subtotal: 4_321_00, currency: 'PYG', is: 64_800 },
  { choice: { kind: 'amount', amount: ZERO }, subtotal: 5000, currency: 'USD', is: 0 },
  { choice: { kind: 'amount', amount: minor(500) }, subtotal: 450, currency: 'USD', is: 500 },
  { choice: { kind: 'amount', amount: minor(9999) }, subtotal: 450, currency: 'USD', is: 2000 },
  { choice: { kind: 'amount', amount: minor(-5) }, subtotal: 450, currency: 'USD', is: 0 },
])('a tip of $choice on $subtotal $currency is $is', ({ choice, subtotal, currency, is }) =>
  expect(tipAmount(choice, minor(subtotal), currency)).toBe(is),
);

test('tips are suggested in ascending order, of the subtotal alone, and not at a table', () => {
  expect(suggestedTips(info, minor(4000))).toEqual([
    { percent: 15, amount: 600 },
    { percent: 18, amount: 720 },
    { percent: 20, amount: 800 },
  ]);
  expect(suggestedTips(aRestaurant(), minor(4000))).toEqual([]);
  expect([isTipOffered(info, 'balcony'), isTipOffered(info, 'table')]).toEqual([true, false]);
  expect(isTipOffered(aRestaurant(), 'delivery')).toBe(false);
  expect([largestTip(minor(450)), largestTip(minor(9000))]).toEqual([2000, 9000]);
});

test('[LOYALTY-13] [OPEN-061] neither a tip nor a service fee earns points or cashback', () => {
  const totals = {
    grandTotal: minor(10_000),
    deliveryFee: minor(1000),
    deliveryFeeDiscount: minor(400),
  };
  const settings = { enabled: true, maxCashbackValue: ZERO, cashbackPercent: 10 };
  const more = { ...totals, grandTotal: minor(12_500), serviceFee: minor(500), tip: minor(2000) };
  expect([pointsBase(totals), pointsBase(more)]).toEqual([9400, 9400]);
  expect([generatedCashback(totals, settings), generatedCashback(more, settings)]).toEqual([
    940, 940,
  ]);
});
