import { minor, type TipChoice } from '../../contracts';
import { aRestaurant } from '../../testing';
import { largestTip, offeredTip, suggestedTips } from './tips';

const info = aRestaurant({ currency: 'USD', tips: { percents: [15, 18] } });
const AMOUNT: TipChoice = { kind: 'amount', amount: minor(500) };
const OF_18: TipChoice = { kind: 'percent', percent: 18 };
const OF_20: TipChoice = { kind: 'percent', percent: 20 };

test.each<{ case: string; of: TipChoice | null; is: TipChoice | null }>([
  { case: 'an amount', of: AMOUNT, is: AMOUNT },
  { case: 'a suggestion of the record', of: OF_18, is: OF_18 },
  { case: 'a suggestion that the record no longer has', of: OF_20, is: null },
  { case: 'no choice', of: null, is: null },
])('the tip of $case is $is', ({ of, is }) => expect(offeredTip(info, 'delivery', of)).toEqual(is));

test('neither a table nor a restaurant without tips has one', () => {
  expect(offeredTip(info, 'table', AMOUNT)).toBeNull();
  expect(offeredTip(aRestaurant(), 'delivery', AMOUNT)).toBeNull();
  expect(offeredTip(aRestaurant(), 'delivery', OF_18)).toBeNull();
});

test('the first four different suggestions of the record are shown, in ascending order', () => {
  const many = aRestaurant({ currency: 'USD', tips: { percents: [25, 10, 25, 20, 15, 5, 1] } });
  expect(suggestedTips(many, minor(1000))).toEqual([
    { percent: 10, amount: 100 },
    { percent: 15, amount: 150 },
    { percent: 20, amount: 200 },
    { percent: 25, amount: 250 },
  ]);
});

test.each([
  { subtotal: 0, is: 2000 },
  { subtotal: 1999, is: 2000 },
  { subtotal: 2000, is: 2000 },
  { subtotal: 2001, is: 2001 },
])('the largest tip of an order of $subtotal is $is', ({ subtotal, is }) =>
  expect(largestTip(minor(subtotal))).toBe(is),
);
