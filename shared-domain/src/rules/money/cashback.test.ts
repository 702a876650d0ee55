import fc from 'fast-check';
import type { RestaurantInfo } from '../../contracts';
import { minor, ZERO } from '../../contracts/primitives';
import { anyPrice } from '../../testing/arbitraries';
import { aRestaurant } from '../../testing/restaurant';
import { availableCashback, generatedCashback, isCashbackExpired } from './cashback';
import { daysUntil, expiryTone } from './cashback-expiry';
import { isLoyaltyDismissed, pointsBase, pointsEarned, shownPoints } from './loyalty';
import { orderTotals } from './order-totals';

describe('cashback', () => {
  const settings = (maxCashbackValue: number, cashbackPercent = 5, enabled = true) => ({
    enabled,
    maxCashbackValue: minor(maxCashbackValue),
    cashbackPercent,
  });
  const SAO_PAULO = 'America/Sao_Paulo';

  test.each([
    { balance: 2750, max: 3000, available: 2750 },
    { balance: 3000, max: 3000, available: 3000 },
    { balance: 3001, max: 3000, available: 3000 },
    { balance: 9000, max: 0, available: 9000 },
    { balance: -100, max: 3000, available: 0 },
  ])('[LOYALTY-11] of $balance at most $max: $available', ({ balance, max, available }) =>
    expect(availableCashback({ balance: minor(balance) }, settings(max))).toBe(available),
  );

  test('[LOYALTY-11] nothing is available where cashback is off, nor below 0 for any balance', () => {
    expect(availableCashback({ balance: minor(100) }, settings(0, 5, false))).toBe(0);
  });

  test.each([
    ['2026-03-11T02:59:59.999Z', false],
    ['2026-03-11T03:00:00.000Z', true],
  ])('[LOYALTY-10] a balance of until 10 March in São Paulo, at %s: %s', (now, expired) => {
    expect(
      isCashbackExpired(
        { balance: minor(1), expirationDate: '2026-03-10' },
        new Date(now),
        SAO_PAULO,
      ),
    ).toBe(expired);
  });

  test('[LOYALTY-10] what has no last day never ends', () =>
    expect(
      isCashbackExpired({ balance: minor(1), expirationDate: null }, new Date(), SAO_PAULO),
    ).toBe(false));

  test.each([
    ['the total without the delivery', 356, 7920, 800, 0],
    ['the delivery counts after its discount', 400, 8500, 800, 300],
    ['nothing but the delivery is paid', 0, 800, 800, 0],
    ['less than the delivery is paid', 0, 500, 800, 0],
    ['[OPEN-060] half a hundredth goes up', 1, 10, 0, 0],
  ])('[LOYALTY-13] 5 %% of %s: %s', (_case, gives, grandTotal, deliveryFee, off) =>
    expect(
      generatedCashback(
        {
          grandTotal: minor(grandTotal),
          deliveryFee: minor(deliveryFee),
          deliveryFeeDiscount: minor(off),
        },
        settings(0),
      ),
    ).toBe(gives),
  );

  test('[LOYALTY-13] a share that is not positive, and cashback that is off, give nothing', () => {
    const paid = { grandTotal: minor(8000), deliveryFee: ZERO, deliveryFeeDiscount: ZERO };
    expect([
      generatedCashback(paid, settings(0, 0)),
      generatedCashback(paid, settings(0, -5)),
      generatedCashback(paid, settings(0, 5, false)),
    ]).toEqual([0, 0, 0]);
  });
});

describe('cashback of any order', () => {
  const settings = (more: Partial<Parameters<typeof availableCashback>[1]> = {}) => ({
    enabled: true,
    maxCashbackValue: minor(3000),
    cashbackPercent: 5,
    ...more,
  });

  test.each([['an unreadable end', 'soon', false]])(
    '[LOYALTY-10] expired: %s',
    (_, expirationDate, isOver) => {
      expect(
        isCashbackExpired(
          { balance: minor(100), expirationDate },
          new Date('2026-03-11T12:00:00Z'),
          'America/Sao_Paulo',
        ),
      ).toBe(isOver);
    },
  );

  describe('for any order', () => {
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
  });
});

const NOON = new Date('2026-03-10T15:00:00Z');

test.each([
  { date: '2026-03-10', tone: 'danger' },
  { date: '2026-03-11', tone: 'warning' },
  { date: '2026-03-17', tone: 'warning' },
  { date: '2026-03-18', tone: 'success' },
  { date: null, tone: 'success' },
  { date: 'soon', tone: 'success' },
])('[LOYALTY-14] cashback until $date is $tone', ({ date, tone }) =>
  expect(expiryTone(date, NOON, 'America/Sao_Paulo')).toBe(tone),
);

test('days are counted by the calendar of the restaurant', () => {
  const lateEvening = new Date('2026-03-11T01:30:00Z');
  expect(daysUntil('2026-03-11', lateEvening, 'America/Sao_Paulo')).toBe(1);
  expect(daysUntil('2026-03-11', lateEvening, 'UTC')).toBe(0);
});

test('days until a day of another month count the days of the month between', () => {
  expect(daysUntil('2026-03-01', new Date('2026-02-27T12:00:00Z'), 'UTC')).toBe(2);
  expect(daysUntil('2026-02-27', new Date('2026-03-01T12:00:00Z'), 'UTC')).toBe(-2);
});

describe('points', () => {
  const settings = (own: Partial<RestaurantInfo['fidelity']>) => ({
    ...aRestaurant().fidelity,
    enablePoints: true,
    ...own,
  });
  const perMoney = (
    moneySpent: number,
    pointsEarnedPerMoneySpent: number,
    own: Partial<RestaurantInfo['fidelity']> = {},
  ) =>
    settings({
      pointMode: 'perMoneySpent',
      moneySpent: minor(moneySpent),
      pointsEarnedPerMoneySpent,
      ...own,
    });
  const perSale = (
    pointsPerPurchase: number,
    purchaseMinimum = 0,
    own: Partial<RestaurantInfo['fidelity']> = {},
  ) =>
    settings({
      pointMode: 'perSale',
      pointsPerPurchase,
      purchaseMinimum: minor(purchaseMinimum),
      ...own,
    });

  describe('the total that earns points', () => {
    test.each([
      {
        case: 'the delivery fee does not count',
        totals: { grandTotal: 5650, deliveryFee: 650, deliveryFeeDiscount: 0 },
        base: 5000,
      },
      {
        case: 'of a discounted fee, what was paid does not count',
        totals: { grandTotal: 5400, deliveryFee: 650, deliveryFeeDiscount: 250 },
        base: 5000,
      },
      {
        case: 'it is never below nothing',
        totals: { grandTotal: 100, deliveryFee: 650, deliveryFeeDiscount: 0 },
        base: 0,
      },
    ])('[OPEN-061] $case', ({ totals: { grandTotal, deliveryFee, deliveryFeeDiscount }, base }) => {
      expect(
        pointsBase({
          grandTotal: minor(grandTotal),
          deliveryFee: minor(deliveryFee),
          deliveryFeeDiscount: minor(deliveryFeeDiscount),
        }),
      ).toBe(base);
    });
  });

  describe('points per money spent', () => {
    test.each([
      [999, 5, 1000, 0],
      [1000, 5, 1000, 5],
      [1999, 5, 1000, 5],
      [2000, 5, 1000, 10],
      [12345, 1, 100, 123],
      [12345, 1, 0, 0],
    ])('[LOYALTY-02] %s at %s for each %s gives %s', (total, gives, each, points) => {
      expect(pointsEarned(perMoney(each, gives), minor(total))).toBe(points);
    });
  });

  test.each([0, 1, 2500])('[LOYALTY-03] per sale an order of %i gives the same points', (total) => {
    expect(pointsEarned(perSale(40, 2000), minor(total))).toBe(40);
  });

  describe('points are shown', () => {
    test.each([
      ['from 1 on', perMoney(1000, 1), 1000, 1],
      ['not at 0', perMoney(1000, 1), 999, null],
      ['not below 1', perMoney(1000, 0.5), 1000, null],
      ['per sale from the minimum on', perSale(40, 2000), 2000, 40],
      ['per sale not below the minimum', perSale(40, 2000), 1999, null],
      ['per sale not when a sale gives none', perSale(0), 5000, null],
      [
        'per money spent whatever the minimum',
        perMoney(100, 1, { purchaseMinimum: minor(9000) }),
        500,
        5,
      ],
      ['never where points are off', perSale(40, 0, { enablePoints: false }), 5000, null],
    ])('[LOYALTY-01] %s', (_case, of, total, shown) =>
      expect(shownPoints(of, minor(total))).toBe(shown),
    );
  });

  describe('the invitation stays away', () => {
    const NOW = Date.parse('2026-03-10T15:00:00Z');
    const WEEK = 7 * 24 * 3_600_000;
    test.each([
      { case: 'when it was just dismissed', at: NOW, is: true },
      { case: 'a week less a millisecond later', at: NOW - WEEK + 1, is: true },
      { case: 'no more exactly a week later', at: NOW - WEEK, is: false },
      { case: 'not when it was never dismissed', at: null, is: false },
      { case: 'not by a dismissal from the future', at: NOW + 1, is: false },
    ])('[LOYALTY-06] $case', ({ at, is }) => expect(isLoyaltyDismissed(at, NOW)).toBe(is));
  });
});
