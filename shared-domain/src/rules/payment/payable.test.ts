import fc from 'fast-check';
import { minor, ZERO, type Minor } from '../../contracts';
import { anyPrice } from '../../testing/arbitraries';
import { generatedCashback } from '../money/cashback';
import { orderTotals } from '../money/order-totals';
import { payable, payableAtMost } from './payable';

test.each([
  ['PYG', 1_234_549, 1_234_500, 1_234_500],
  ['PYG', 1_234_550, 1_234_600, 1_234_500],
  [' pyg ', 49, 0, 0],
  ['PYG', -1_234_550, -1_234_600, -1_234_500],
  ['BRL', 1_234_549, 1_234_549, 1_234_549],
  ['ARS', 1_234_549, 1_234_500, 1_234_500],
  ['CLP', 1_234_550, 1_234_600, 1_234_500],
  ['KWD', 1_234_549, 1_234_549, 1_234_549],
  ['', 1, 1, 1],
  ['PYG', 0, 0, 0],
])(
  'of %s %p hundredths are paid as %p, and at most %p of them',
  (currency, amount, nearest, most) => {
    expect([payable(minor(amount), currency), payableAtMost(minor(amount), currency)]).toEqual([
      nearest,
      most,
    ]);
  },
);

test('every amount of a total in guaraníes is whole, for any record, coupon and cashback', () => {
  const share = fc.integer({ min: 0, max: 20_000 }).map((value) => value / 100);
  const input = fc.record({
    price: anyPrice,
    fee: fc.option(anyPrice),
    couponDiscount: anyPrice,
    cashback: anyPrice,
    percentBack: share,
    feeDiscount: fc.option(
      fc.record({ value: share, discountType: fc.constantFrom('percent', 'fixed', 'flat_fee') }),
    ),
    setting: fc.option(
      fc.record({
        paymentType: fc.constant('money'),
        isActive: fc.constant(true),
        value: share,
        valueType: fc.constantFrom('fix' as const, 'percent' as const),
        operation: fc.constantFrom('addition' as const, 'discount' as const),
      }),
    ),
  });
  fc.assert(
    fc.property(input, ({ price, percentBack, ...given }) => {
      const totals = orderTotals({
        ...given,
        deliveryType: 'delivery',
        currency: 'PYG',
        lines: [
          {
            type: 'general',
            lineId: 'l',
            id: '1',
            name: 'x',
            notes: '',
            qty: 3,
            price,
            extras: [],
          },
        ],
      });
      const { points: _points, ...amounts } = totals;
      const earned = generatedCashback(
        totals,
        { enabled: true, maxCashbackValue: ZERO, cashbackPercent: percentBack },
        'PYG',
      );
      for (const amount of [...Object.values<Minor>(amounts), earned])
        expect(Math.abs(amount % 100)).toBe(0);
      expect(totals.cashbackSpent).toBeLessThanOrEqual(given.cashback);
      expect(totals.deliveryFeeDiscount).toBeLessThanOrEqual(totals.deliveryFee);
    }),
  );
});
