import { minor, ZERO, type Minor } from '../../contracts';
import { compareTotals, storefrontWay, type TotalRules } from '../../testing/one-total';
import { atLeastZero, percentOf, smaller, subtract, sum } from '../money/arithmetic';
import { availableCashback, generatedCashback } from '../money/cashback';
import { couponDiscount, couponProblem } from '../money/coupon';
import { appliedFeeDiscount, reachedFeeDiscount } from '../money/fee-discount';
import { orderTotals, type OrderTotals, type OrderTotalsInput } from '../money/order-totals';
import { findPaymentSetting, paymentAdjustment } from '../payment/payment-setting';
import { serviceFeeOf } from '../money/service-fee';
import { cartSubtotal, lineSubtotal } from '../money/subtotals';
import { isTipOffered } from '../money/tips';

const SEED = 20_260_310;
const CASES = 4000;

/** The parts of the correct totals in another combination. */
const otherwise = (
  change: (totals: OrderTotals, input: OrderTotalsInput) => Partial<OrderTotals>,
): Partial<TotalRules> => ({
  orderTotals: (input) => {
    const totals = orderTotals(input);
    const changed = { ...totals, ...change(totals, input) };
    const {
      subtotal,
      couponDiscount: coupon,
      deliveryFee,
      deliveryFeeDiscount,
      cashbackSpent,
      adjustment,
      serviceFee,
      tip,
    } = changed;
    return {
      ...changed,
      grandTotal: sum(
        atLeastZero(
          minor(subtotal - coupon + deliveryFee - deliveryFeeDiscount - cashbackSpent + adjustment),
        ),
        serviceFee,
        tip,
      ),
    };
  },
});
const due = ({
  subtotal,
  couponDiscount: coupon,
  deliveryFee,
  deliveryFeeDiscount,
  cashbackSpent,
}: OrderTotals): Minor =>
  minor(subtotal - coupon + deliveryFee - deliveryFeeDiscount - cashbackSpent);
const capped = (coupon: Minor, subtotal: Minor): Minor => smaller(coupon, subtotal);

/** One plausible mistake each in the rules of a total. */
const MUTANTS: Readonly<Record<string, Partial<TotalRules>>> = {
  'a total that may be below 0': {
    orderTotals: (input) => {
      const totals = orderTotals(input);
      const { adjustment, serviceFee, tip } = totals;
      return { ...totals, grandTotal: sum(due(totals), adjustment, serviceFee, tip) };
    },
  },
  'a fee for what is fetched': {
    orderTotals: (input) => orderTotals({ ...input, deliveryType: 'delivery' }),
  },
  'a service fee of another type': {
    serviceFeeOf: (info, type) => serviceFeeOf(info, type === 'table' ? null : 'table'),
  },
  'a tip at a table': { isTipOffered: (info) => isTipOffered(info, null) },
  'cashback for a tip': {
    generatedCashback: (totals, settings, currency) =>
      generatedCashback({ ...totals, tip: ZERO }, settings, currency),
  },
  'cashback for a service fee': {
    generatedCashback: (totals, settings, currency) =>
      generatedCashback({ ...totals, serviceFee: ZERO }, settings, currency),
  },
  'a fee without its discount': {
    orderTotals: (input) => orderTotals({ ...input, feeDiscount: null }),
  },
  'a method that adjusts the subtotal alone': otherwise((totals, { setting }) => ({
    adjustment: paymentAdjustment(totals.subtotal, setting),
  })),
  'a method that adjusts what is due before cashback': otherwise((totals, { setting }) => ({
    adjustment: paymentAdjustment(sum(due(totals), totals.cashbackSpent), setting),
  })),
  'a method that is turned round': otherwise((totals) => ({
    adjustment: minor(-totals.adjustment),
  })),
  'a method that is forgotten': { findPaymentSetting: () => null },
  'a method that counts though it is off': {
    findPaymentSetting: (settings, choice) =>
      settings.find(({ paymentType }) => paymentType === choice.method) ?? null,
    orderTotals: (input) =>
      orderTotals({ ...input, setting: input.setting && { ...input.setting, isActive: true } }),
  },
  'a card that is no more than its method': {
    findPaymentSetting: (settings, { card: _, ...choice }) => findPaymentSetting(settings, choice),
  },
  'cashback that pays more than is due': otherwise((_, { cashback }) => ({
    cashbackSpent: atLeastZero(cashback),
  })),
  'cashback that pays no fee': otherwise((totals, { cashback }) => ({
    cashbackSpent: smaller(cashback, atLeastZero(subtract(totals.subtotal, totals.couponDiscount))),
  })),
  'cashback without the most of an order': {
    availableCashback: (balance, settings) =>
      availableCashback(balance, { ...settings, maxCashbackValue: ZERO }),
  },
  'cashback with a bound of 0': {
    availableCashback: ({ balance }, { enabled, maxCashbackValue }) =>
      enabled ? smaller(balance, maxCashbackValue) : ZERO,
  },
  'cashback where there is none': {
    availableCashback: (balance, settings) =>
      availableCashback(balance, { ...settings, enabled: true }),
  },
  'cashback given on the fee': {
    generatedCashback: (totals, settings) =>
      generatedCashback({ ...totals, deliveryFee: ZERO, deliveryFeeDiscount: ZERO }, settings),
  },
  'cashback given on the fee before its discount taken': {
    generatedCashback: (totals, settings) =>
      generatedCashback({ ...totals, deliveryFeeDiscount: ZERO }, settings),
  },
  'a coupon that takes its share of the fee too': otherwise(
    (totals, { couponDiscount: coupon }) => ({
      couponDiscount: coupon === 0 ? ZERO : sum(coupon, percentOf(totals.deliveryFee, 10)),
    }),
  ),
  'a coupon whose minimum must be passed': {
    couponProblem: (coupon, subtotal, isFeatured) =>
      couponProblem(
        { ...coupon, minOrderValue: minor(coupon.minOrderValue + 1) },
        subtotal,
        isFeatured,
      ),
  },
  'a coupon without a minimum': {
    couponProblem: (coupon, subtotal, isFeatured) =>
      couponProblem({ ...coupon, minOrderValue: ZERO }, subtotal, isFeatured),
  },
  'a coupon for featured things too': {
    couponProblem: (coupon, subtotal) => couponProblem(coupon, subtotal, false),
  },
  'a coupon for none with featured things': {
    couponProblem: (coupon, subtotal, isFeatured) =>
      couponProblem({ ...coupon, enableUseFeaturedItems: false }, subtotal, isFeatured),
  },
  'a featured list without viewers': {
    hasFeaturedItem: (lines, menu) =>
      lines.some(
        ({ type, id }) =>
          type === 'general' &&
          menu.categories.some(({ products }) =>
            products.some((it) => it.featured && it.id === id),
          ),
      ),
  },
  'a fixed coupon that is never capped': {
    couponDiscount: (coupon, subtotal) =>
      coupon.type === 'fixDiscount'
        ? atLeastZero(coupon.fixDiscount)
        : couponDiscount(coupon, subtotal),
  },
  'a fixed coupon that is always capped': {
    couponDiscount: (coupon, subtotal) => capped(couponDiscount(coupon, subtotal), subtotal),
  },
  'a share of more than all': {
    couponDiscount: (coupon, subtotal) =>
      coupon.type === 'percentDiscount'
        ? percentOf(subtotal, coupon.percentDiscount)
        : couponDiscount(coupon, subtotal),
  },
  'a share that is rounded down': {
    couponDiscount: (coupon, subtotal) =>
      coupon.type === 'percentDiscount'
        ? minor(Math.floor((subtotal * Math.min(100, coupon.percentDiscount)) / 100))
        : couponDiscount(coupon, subtotal),
  },
  'a threshold that must be passed': {
    reachedFeeDiscount: (discounts, type, total) =>
      reachedFeeDiscount(discounts, type, minor(total - 1)),
  },
  'the first threshold instead of the highest': {
    reachedFeeDiscount: (discounts, type, total) => {
      const first = discounts.find(({ discountMinValue }) => discountMinValue <= total);
      return first ? { ...first, discountType: first.discountType || type } : null;
    },
  },
  "a type of its own that is the restaurant's": {
    reachedFeeDiscount: (discounts, type, total) =>
      reachedFeeDiscount(
        discounts.map((it) => ({ ...it, discountType: type })),
        type,
        total,
      ),
  },
  'a flat fee that is taken off': otherwise((totals, { feeDiscount }) => ({
    deliveryFeeDiscount: appliedFeeDiscount(
      totals.deliveryFee,
      feeDiscount && {
        ...feeDiscount,
        discountType: feeDiscount.discountType === 'flat_fee' ? 'fixed' : feeDiscount.discountType,
      },
    ),
  })),
  'a fee discount of more than the fee': otherwise((totals, { feeDiscount }) =>
    feeDiscount?.discountType === 'fixed' && totals.deliveryFee > 0
      ? { deliveryFeeDiscount: minor(Math.round(feeDiscount.value * 100)) }
      : {},
  ),
  'combos whose extras count twice': {
    orderTotals: (input) =>
      orderTotals({
        ...input,
        lines: input.lines.map((line) =>
          line.type === 'combo'
            ? {
                ...line,
                totalPrice: sum(line.totalPrice, ...line.extras.map(({ price }) => price)),
              }
            : line,
        ),
      }),
  },
  'prizes that cost no points': {
    orderTotals: (input) => {
      const totals = orderTotals(input);
      return { ...totals, points: 0 };
    },
  },
  'extras that count once for a line': {
    cartSubtotal: (lines) =>
      atLeastZero(
        sum(
          ...lines.map((line) =>
            line.type === 'combo'
              ? lineSubtotal(line)
              : lineSubtotal({ ...line, extras: [] } as typeof line),
          ),
        ),
      ),
  },
};

test('[DOMAIN-067] [DOMAIN-068] [OPEN-059] the rules themselves differ nowhere', () => {
  expect(
    compareTotals({ count: CASES, seed: SEED, ways: { storefront: storefrontWay() } }),
  ).toEqual({ compared: CASES, difference: null });
  expect(cartSubtotal([])).toBe(0);
});

test.each(Object.keys(MUTANTS))('[OPEN-059] the comparison finds %s', (name) => {
  const { difference } = compareTotals({
    count: CASES,
    seed: SEED,
    ways: { [name]: storefrontWay(MUTANTS[name]) },
  });
  expect(difference?.way).toBe(name);
});
