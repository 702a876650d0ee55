import fc from 'fast-check';
import { minor, type RestaurantInfo } from '../../contracts';
import { anyPrice } from '../../testing/arbitraries';
import { aRestaurant } from '../../testing/restaurant';
import { isLoyaltyDismissed, pointsBase, pointsEarned, shownPoints } from './loyalty';

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
      case: 'without a fee all of it counts',
      totals: { grandTotal: 4200, deliveryFee: 0, deliveryFeeDiscount: 0 },
      base: 4200,
    },
    {
      case: 'a cart of prizes alone is worth nothing',
      totals: { grandTotal: 0, deliveryFee: 0, deliveryFeeDiscount: 0 },
      base: 0,
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
    { total: 999, each: 1000, gives: 5, points: 0 },
    { total: 1000, each: 1000, gives: 5, points: 5 },
    { total: 1999, each: 1000, gives: 5, points: 5 },
    { total: 2000, each: 1000, gives: 5, points: 10 },
    { total: 12345, each: 100, gives: 1, points: 123 },
    { total: 12345, each: 0, gives: 1, points: 0 },
    { total: 0, each: 100, gives: 1, points: 0 },
  ])(
    '[LOYALTY-02] $total at $gives for each $each gives $points',
    ({ total, each, gives, points }) => {
      expect(pointsEarned(perMoney(each, gives), minor(total))).toBe(points);
    },
  );

  test('[LOYALTY-02] more money never gives fewer points', () =>
    fc.assert(
      fc.property(anyPrice, anyPrice, fc.integer({ min: 1, max: 10_000 }), (a, b, each) => {
        const points = (total: number) => pointsEarned(perMoney(each, 2), minor(total));
        expect(points(Math.max(a, b))).toBeGreaterThanOrEqual(points(Math.min(a, b)));
      }),
    ));
});

test.each([0, 1, 2500])('[LOYALTY-03] per sale an order of %i gives the same points', (total) => {
  expect(pointsEarned(perSale(40, 2000), minor(total))).toBe(40);
});

describe('points are shown', () => {
  test.each([
    { case: 'from 1 on', of: perMoney(1000, 1), total: 1000, shown: 1 },
    { case: 'not at 0', of: perMoney(1000, 1), total: 999, shown: null },
    { case: 'not below 1', of: perMoney(1000, 0.5), total: 1000, shown: null },
    { case: 'per sale from the minimum on', of: perSale(40, 2000), total: 2000, shown: 40 },
    { case: 'per sale not below the minimum', of: perSale(40, 2000), total: 1999, shown: null },
    { case: 'per sale not when a sale gives none', of: perSale(0), total: 5000, shown: null },
    {
      case: 'per money spent whatever the minimum',
      of: perMoney(100, 1, { purchaseMinimum: minor(9000) }),
      total: 500,
      shown: 5,
    },
    {
      case: 'never where points are off',
      of: perSale(40, 0, { enablePoints: false }),
      total: 5000,
      shown: null,
    },
  ])('[LOYALTY-01] $case', ({ of, total, shown }) =>
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

  test('[LOYALTY-06] not when it was never dismissed, on a clock that was reset to 1970', () =>
    expect(isLoyaltyDismissed(null, 1000)).toBe(false));
});
