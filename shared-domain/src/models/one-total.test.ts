import { fork } from 'effector';
import { reachedFeeDiscount } from '../rules/money/fee-discount';
import { cartSubtotal } from '../rules/money/subtotals';
import { compareTotals, type Way } from '../testing/one-total';
import { restaurantData } from '../testing';
import { CURRENCIES, orderCase } from '../testing/order-cases';
import { randomRuns } from '../testing/random-runs';
import { seeded } from '../testing/seeded';
import { money, slowMoneyText, slowOrder } from '../testing/slow-prices';
import { $deliveryType, $lines } from './cart';
import { $cashback } from './cashback';
import { $coupon, $fee, $feeDiscount, $isCashbackUsed, $payment, $tip } from './order-draft';
import { $formatMoney, $restaurantData } from './restaurant';
import { $totals } from './totals';

const SAMPLE = randomRuns(2500);

/** The stores behind every screen, with one order in the state the pages would produce. */
const scopeOf: (it: Parameters<Way>[0]) => ReturnType<typeof fork> = ({
  info,
  menu,
  lines,
  deliveryType,
  fee,
  coupon,
  balance,
  isCashbackUsed,
  choice,
  tip,
}) => {
  const reached = reachedFeeDiscount(
    info.deliveryFeeDiscounts,
    info.delivery_fee_discount_type,
    cartSubtotal(lines),
  );
  return fork({
    values: [
      [$restaurantData, restaurantData({ info, menu })],
      [$lines, lines],
      [$deliveryType, deliveryType],
      [$coupon, coupon],
      [$isCashbackUsed, isCashbackUsed],
      [$payment, choice],
      [$tip, tip],
      [$cashback, { balance, expirationDate: null }],
      [
        $feeDiscount,
        reached && {
          value: reached.value,
          discountValue: null,
          discountType: reached.discountType,
        },
      ],
      [
        $fee,
        fee === null
          ? null
          : {
              found: true,
              delivery: true,
              deliveryFee: fee,
              deliveryFeeID: null,
              street: '',
              number: '',
              zone: '',
              city: '',
              distance: null,
            },
      ],
    ],
  });
};

test('[OPEN-059] [DOMAIN-067] [DOMAIN-068] every screen reads the slow total, to the cent, for random orders', () => {
  const screens: Way = (it) => scopeOf(it).getState($totals);
  const { compared, difference } = compareTotals({
    count: SAMPLE,
    seed: Date.now(),
    ways: { screens },
  });
  expect(difference).toBeNull();
  expect(compared).toBe(SAMPLE);
});

test(
  '[DOMAIN-060] [DOMAIN-061] [DOMAIN-062] [DOMAIN-063] [DOMAIN-064] [DOMAIN-065] [DOMAIN-066] ' +
    '[OPEN-088] every screen shows it alike in every currency',
  () => {
    const numbers = seeded(Date.now());
    const shown = new Set<string>();
    for (let index = 0; index < SAMPLE; index += 1) {
      const order = orderCase(numbers);
      const { grandTotal } = slowOrder(order);
      const text = slowMoneyText(money(grandTotal), order.info.currency);
      const scope = scopeOf(order);
      expect([
        order.info.currency,
        scope.getState($formatMoney)(scope.getState($totals).grandTotal),
      ]).toEqual([order.info.currency, text]);
      shown.add(order.info.currency);
    }
    expect([...shown].sort()).toEqual([...CURRENCIES].sort());
  },
);
