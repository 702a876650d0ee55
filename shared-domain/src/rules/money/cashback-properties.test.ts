import fc from 'fast-check';
import { minor, ZERO } from '../../contracts/primitives';
import { anyAmount, anyPrice } from '../../testing/arbitraries';
import { availableCashback, generatedCashback, isCashbackExpired } from './cashback';
import { orderTotals } from './order-totals';

const settings = (more: Partial<Parameters<typeof availableCashback>[1]> = {}) => ({
  enabled: true,
  maxCashbackValue: minor(3000),
  cashbackPercent: 5,
  ...more,
});

test.each([
  ['a year after', '2025-03-10', true],
  ['an unreadable end', 'soon', false],
])('[LOYALTY-10] expired: %s', (_, expirationDate, isOver) => {
  expect(
    isCashbackExpired(
      { balance: minor(100), expirationDate },
      new Date('2026-03-11T12:00:00Z'),
      'America/Sao_Paulo',
    ),
  ).toBe(isOver);
});

test('a maximum below 0 sets no bound', () =>
  expect(
    availableCashback({ balance: minor(500) }, settings({ maxCashbackValue: minor(-1) })),
  ).toBe(500));

describe('for any order', () => {
  const anySettings = fc.record({
    enabled: fc.boolean(),
    maxCashbackValue: anyAmount,
    cashbackPercent: fc.double({ min: -10, max: 100, noNaN: true }),
  });

  test('[LOYALTY-12] at most balance, maximum and due amount are spent; the total is never below 0', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, anyPrice, anyPrice, (price, fee, balance, maximum) => {
        const available = availableCashback({ balance }, settings({ maxCashbackValue: maximum }));
        const lines = [
          {
            type: 'general' as const,
            lineId: 'a',
            id: 'a',
            name: 'a',
            notes: '',
            qty: 1,
            price,
            extras: [],
          },
        ];
        const { cashbackSpent, grandTotal } = orderTotals({
          lines,
          deliveryType: 'delivery',
          fee,
          feeDiscount: null,
          couponDiscount: ZERO,
          cashback: available,
          setting: null,
        });
        expect(cashbackSpent).toBe(
          Math.min(balance, maximum > 0 ? maximum : Infinity, price + fee),
        );
        expect(grandTotal).toBe(price + fee - cashbackSpent);
      }),
    );
  });
  test('available and earned amounts are whole, from 0 up; the earned one is at most the paid one', () => {
    fc.assert(
      fc.property(
        anyAmount,
        anyPrice,
        anyPrice,
        anySettings,
        (balance, grandTotal, deliveryFee, given) => {
          const available = availableCashback({ balance }, given);
          const earned = generatedCashback(
            { grandTotal, deliveryFee, deliveryFeeDiscount: ZERO },
            given,
          );
          for (const amount of [available, earned])
            expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
          expect(earned).toBeLessThanOrEqual(Math.max(0, grandTotal - deliveryFee));
        },
      ),
    );
  });
});
