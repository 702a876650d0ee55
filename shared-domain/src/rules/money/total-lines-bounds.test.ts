import { minor } from '../../contracts/primitives';
import { aGeneralLine } from '../../testing';
import { totalLines } from './total-lines';
import { plainAmounts, plainContext } from './totals.test-kit';

const plain = plainAmounts(minor(2500));
const nothing = plainContext(0);
const halves = ['a', 'b'].map((lineId) => aGeneralLine({ lineId, price: minor(1250) }));
const subtotal = { key: 'subtotal', amount: 2500, why: [] };
const total = { key: 'total', amount: 2500, why: [] };

test('what the lines above the total lack to its subtotal has the first line', () => {
  expect(totalLines(plain, nothing, { lines: halves, currency: 'PYG' })).toEqual([
    { key: 'rounding', amount: -100, why: [] },
    subtotal,
    total,
  ]);
});

test.each([
  { case: 'lines that add up', options: { lines: halves, currency: 'BRL' } },
  { case: 'lines without a currency', options: { lines: halves } },
  { case: 'a screen without lines', options: { currency: 'PYG' } },
])('$case: no rounding', ({ options }) =>
  expect(totalLines(plain, nothing, options)).toEqual([subtotal, total]),
);

test('a fee without a discount has neither an amount before it nor a note', () => {
  const amounts = { ...plain, deliveryFee: minor(900), grandTotal: minor(3400) };
  const context = { ...nothing, feeDiscount: { discountType: 'flat_fee', from: null } };
  const fee = totalLines(amounts, context)[1];
  expect(fee).toEqual({
    key: 'delivery-fee',
    amount: 900,
    why: [{ key: 'fee', money: { fee: 900 }, values: {} }],
  });
});

test.each([
  { couponDiscount: 2499, unused: [] },
  { couponDiscount: 2500, unused: [] },
  { couponDiscount: 2501, unused: [1] },
])('a coupon of $couponDiscount on 2500 leaves $unused unused', ({ couponDiscount, unused }) => {
  const lines = totalLines({ ...plain, couponDiscount: minor(couponDiscount) }, nothing);
  expect(lines.filter(({ key }) => key === 'unused-discount').map(({ amount }) => amount)).toEqual(
    unused,
  );
});
