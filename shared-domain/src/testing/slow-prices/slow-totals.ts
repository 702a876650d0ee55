import type { DeliveryFeeDiscount, PaymentSetting, ServiceFee, TipChoice } from '../../contracts';
import type { OrderTotals, OrderTotalsInput } from '../../rules';
import { slowCart, slowPoints } from './slow-lines';
import {
  by,
  decimal,
  floor,
  hundredths,
  isLess,
  least,
  minus,
  money,
  NOTHING,
  notBelowZero,
  over,
  plus,
  ratio,
  type Ratio,
  type Reported,
} from './ratio';
import { hasWholeUnits, toPayable, toUnit } from './round-to';
import { said } from './words';

/** A percentage of an amount, rounded once to what the currency can pay. */
export const slowShare = (of: Ratio, value: number, currency: string): Ratio =>
  toUnit(over(by(of, decimal(value)), ratio(100n)), currency);

/** DOMAIN-075 to DOMAIN-078, OPEN-057, CONFLICTS-11: discount on a fee. */
export function slowFeeDiscount(
  fee: Ratio,
  discount: { readonly value: number; readonly discountType: string } | null,
  currency = '',
): Reported {
  if (discount === null || fee.n <= 0n) return { value: NOTHING, words: 'no discount' };
  const given = notBelowZero(toUnit(decimal(discount.value), currency));
  if (discount.discountType === 'percent') {
    const value = least(fee, notBelowZero(slowShare(fee, discount.value, currency)));
    return { value, words: `${discount.value} % of ${said(fee)}: ${said(value)}` };
  }
  if (discount.discountType === 'flat_fee') {
    const value = isLess(given, fee) ? minus(fee, given) : NOTHING;
    return { value, words: `pay ${said(given)} instead of ${said(fee)}: ${said(value)} off` };
  }
  const value = least(fee, given);
  return { value, words: `${said(given)} off ${said(fee)}, at most all of it: ${said(value)}` };
}

/** OPEN-058: the highest threshold that the total has reached. */
export function slowReached(
  discounts: readonly DeliveryFeeDiscount[],
  defaultType: string,
  cart: number,
): Reported<DeliveryFeeDiscount | null> {
  const reached = [...discounts]
    .filter((discount) => discount.discountMinValue <= cart)
    .sort((a, b) => b.discountMinValue - a.discountMinValue)[0];
  const value =
    reached === undefined
      ? null
      : {
          ...reached,
          discountType: reached.discountType === '' ? defaultType : reached.discountType,
        };
  const which =
    value === null
      ? 'none is reached'
      : `the one from ${said(money(value.discountMinValue))}, ${value.discountType}`;
  return { value, words: `a cart of ${said(money(cart))}: ${which}` };
}

/** DOMAIN-074: surcharge of a payment method; a discount is negative. */
export function slowAdjustment(
  base: Ratio,
  setting: PaymentSetting | null,
  currency = '',
): Reported {
  if (setting === null || !setting.isActive || !(setting.value > 0))
    return { value: NOTHING, words: 'no adjustment' };
  const amount =
    setting.valueType === 'percent'
      ? slowShare(notBelowZero(base), setting.value, currency)
      : toUnit(decimal(setting.value), currency);
  const what =
    setting.valueType === 'percent'
      ? `${setting.value} % of ${said(base)}: ${said(amount)}`
      : said(amount);
  return {
    value: setting.operation === 'addition' ? amount : ratio(-amount.n, amount.d),
    words: `${what} ${setting.operation === 'addition' ? 'more' : 'less'}`,
  };
}

function adjustmentWords({ n, d }: Ratio): string {
  if (n === 0n) return '';
  return `; ${n < 0n ? '-' : '+'} ${said(ratio(n < 0n ? -n : n, d))} by the payment`;
}

const extraWords = (amount: Ratio, name: string): string =>
  amount.n === 0n ? '' : `; + ${said(amount)} ${name}`;

/** A fee of the restaurant's record, of the price of the items alone. */
function slowServiceFee(subtotal: Ratio, fee: ServiceFee | null, currency: string): Ratio {
  if (fee === null || subtotal.n <= 0n) return NOTHING;
  return fee.valueType === 'percent'
    ? slowShare(subtotal, Math.min(100, Math.max(0, fee.value)), currency)
    : notBelowZero(toUnit(decimal(fee.value), currency));
}

function slowTip(subtotal: Ratio, tip: TipChoice | null, currency: string): Ratio {
  if (tip === null) return NOTHING;
  if (tip.kind === 'percent') return slowShare(subtotal, tip.percent, currency);
  const most = isLess(subtotal, ratio(20n)) ? ratio(20n) : subtotal;
  return toPayable(least(notBelowZero(money(tip.amount)), most), currency);
}

/** OPEN-059: the whole total of an order. */
export function slowTotals(input: OrderTotalsInput): Reported<OrderTotals> {
  const { currency = '' } = input;
  const subtotal = toPayable(slowCart(input.lines).value, currency);
  const coupon = toPayable(notBelowZero(money(input.couponDiscount)), currency);
  const fee = toPayable(
    input.deliveryType === 'delivery' && input.fee !== null
      ? notBelowZero(money(input.fee))
      : NOTHING,
    currency,
  );
  const feeDiscount = slowFeeDiscount(fee, input.feeDiscount, currency).value;
  const balance = notBelowZero(money(input.cashback));
  const before = minus(plus(minus(subtotal, coupon), fee), feeDiscount);
  const cashback = least(
    hasWholeUnits(currency) ? ratio(floor(balance)) : balance,
    notBelowZero(before),
  );
  const due = minus(before, cashback);
  const adjustment = slowAdjustment(due, input.setting, currency).value;
  const rest = notBelowZero(plus(due, adjustment));
  const serviceFee = slowServiceFee(subtotal, input.serviceFee ?? null, currency);
  const tip = slowTip(subtotal, input.tip ?? null, currency);
  const grand = plus(plus(rest, serviceFee), tip);
  const { value: points } = slowPoints(input.lines);
  const value = {
    subtotal: hundredths(subtotal),
    couponDiscount: hundredths(coupon),
    deliveryFee: hundredths(fee),
    deliveryFeeDiscount: hundredths(feeDiscount),
    cashbackSpent: hundredths(cashback),
    adjustment: hundredths(adjustment),
    serviceFee: hundredths(serviceFee),
    tip: hundredths(tip),
    grandTotal: hundredths(grand),
    points,
  } as OrderTotals;
  const steps = [
    ` - ${said(coupon)} coupon`,
    ` + ${said(fee)} fee`,
    ` - ${said(feeDiscount)} off the fee`,
    ` - ${said(cashback)} cashback`,
  ];
  const shown = [coupon, fee, feeDiscount, cashback]
    .map((amount, index) => (amount.n === 0n ? '' : steps[index]))
    .join('');
  const adjusted = `${adjustmentWords(adjustment)}${extraWords(serviceFee, 'service fee')}${extraWords(tip, 'tip')}`;
  const words = [
    said(subtotal),
    shown,
    shown === '' ? '' : ` = ${said(due)}`,
    adjusted,
    shown === '' && adjusted === '' ? ' to pay' : ` = ${said(grand)} to pay`,
    points === 0 ? '' : ` and ${points} points`,
  ];
  return { value, words: words.join('') };
}
