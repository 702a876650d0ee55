import * as rules from '../rules';
import { ZERO } from '../contracts';
import { orderCase, type OrderCase } from './order-cases';
import { seeded } from './seeded';
import { slowOrder } from './slow-prices';

/** The rules a total is made by; a test may put another one in the place of each. */
export type TotalRules = Pick<
  typeof rules,
  | 'orderTotals'
  | 'cartSubtotal'
  | 'couponProblem'
  | 'couponDiscount'
  | 'hasFeaturedItem'
  | 'availableCashback'
  | 'reachedFeeDiscount'
  | 'findPaymentSetting'
  | 'generatedCashback'
>;

/** What one way of reckoning says of an order, or some of it; in hundredths. */
type Reckoned = Partial<rules.OrderTotals & { readonly earned: number }>;
export type Way = (it: OrderCase) => Reckoned;

/** The storefront's way: what its models ask the rules, in their order. */
export const storefrontWay = (own: Partial<TotalRules> = {}): Way => {
  const of: TotalRules = { ...rules, ...own };
  return ({ info, menu, lines, deliveryType, fee, coupon, balance, isCashbackUsed, choice }) => {
    const subtotal = of.cartSubtotal(lines);
    const counts =
      coupon !== null &&
      of.couponProblem(coupon, subtotal, of.hasFeaturedItem(lines, menu)) === null;
    const totals = of.orderTotals({
      lines,
      deliveryType,
      fee,
      feeDiscount: of.reachedFeeDiscount(
        info.deliveryFeeDiscounts,
        info.delivery_fee_discount_type,
        subtotal,
      ),
      couponDiscount: counts ? of.couponDiscount(coupon, subtotal) : ZERO,
      cashback: isCashbackUsed ? of.availableCashback({ balance }, info.cashbackSettings) : ZERO,
      setting: choice && of.findPaymentSetting(info.paymentSettings, choice),
      currency: info.currency,
    });
    return {
      ...totals,
      earned: of.generatedCashback(totals, info.cashbackSettings, info.currency),
    };
  };
};

type Difference = {
  seed: number;
  index: number;
  way: string;
  expected: Reckoned;
  found: Reckoned;
  order: OrderCase;
};
export type Comparison = { compared: number; difference: Difference | null };

const differs = (expected: Reckoned, found: Reckoned): boolean =>
  Object.entries(found).some(
    ([name, value]) => !Object.is(value, expected[name as keyof Reckoned]),
  );

/**
 * Reckons `count` random orders of a seed in every way and in the slow one of the tests, and stops
 * at the first that is not equal to the cent. The seed and the index of a difference find it again.
 */
export function compareTotals({
  count,
  seed,
  ways,
}: {
  count: number;
  seed: number;
  ways: Readonly<Record<string, Way>>;
}): Comparison {
  const numbers = seeded(seed);
  for (let index = 0; index < count; index += 1) {
    const order = orderCase(numbers);
    const expected = slowOrder(order);
    for (const [way, reckon] of Object.entries(ways)) {
      const found = reckon(order);
      if (differs(expected, found))
        return { compared: index, difference: { seed, index, way, expected, found, order } };
    }
  }
  return { compared: count, difference: null };
}
