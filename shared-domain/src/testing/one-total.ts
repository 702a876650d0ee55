import * as rules from '../rules';
import { ZERO } from '../contracts';
import { orderCase, type OrderCase } from './order-cases';
import { seeded } from './seeded';
import { slowOrder } from './slow-prices';

/** Result of one computation of an order, or a part of it; in hundredths. */
type Reckoned = Partial<rules.OrderTotals & { readonly earned: number }>;
export type Way = (it: OrderCase) => Reckoned;

/** The storefront's computation: the rules its models call, in their order. */
export const storefrontWay =
  (): Way =>
  ({ info, menu, lines, deliveryType, fee, coupon, balance, isCashbackUsed, choice, tip }) => {
    const subtotal = rules.cartSubtotal(lines, info.currency);
    const counts =
      coupon !== null &&
      rules.couponProblem(coupon, subtotal, rules.hasFeaturedItem(lines, menu)) === null;
    const totals = rules.orderTotals({
      lines,
      deliveryType,
      fee,
      feeDiscount: rules.reachedFeeDiscount(
        info.deliveryFeeDiscounts,
        info.delivery_fee_discount_type,
        subtotal,
      ),
      couponDiscount: counts ? rules.couponDiscount(coupon, subtotal, info.currency) : ZERO,
      cashback: isCashbackUsed ? rules.availableCashback({ balance }, info.cashbackSettings) : ZERO,
      setting: choice && rules.findPaymentSetting(info.paymentSettings, choice),
      serviceFee: rules.serviceFeeOf(info, deliveryType),
      tip: rules.isTipOffered(info, deliveryType) ? tip : null,
      currency: info.currency,
    });
    return {
      ...totals,
      earned: rules.generatedCashback(totals, info.cashbackSettings, info.currency),
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
 * Computes `count` random orders of a seed with every computation and the slow one of the tests,
 * and stops at the first difference in hundredths. The seed and the index of a difference reproduce
 * it.
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
