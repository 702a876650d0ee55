import type {
  CartLine,
  Coupon,
  Menu,
  Minor,
  PaymentChoice,
  PaymentSetting,
  RestaurantInfo,
} from '../../contracts';
import type { OrderTotals } from '../../rules';
import type { OrderCase } from '../order-cases';
import {
  hundredths,
  isLess,
  least,
  minus,
  money,
  NOTHING,
  notBelowZero,
  plus,
  ratio,
  type Ratio,
} from './ratio';
import { toPayable } from './round-to';
import { slowCart } from './slow-lines';
import { slowReached, slowShare, slowTotals } from './slow-totals';

/**
 * COUPON-08: a line of the cart is featured, by its own flag or by its section of the menu. Prizes
 * and pizzas never are.
 */
function isFeatured(lines: readonly CartLine[], menu: Menu): boolean {
  for (const line of lines) {
    if (line.type === 'combo')
      for (const combo of menu.combos) if (combo.id === line.id && combo.featured) return true;
    if (line.type !== 'general') continue;
    for (const dish of menu.featuredItems) if (dish.id === line.id) return true;
    for (const { products } of menu.categories)
      for (const dish of products) if (dish.id === line.id && dish.featured) return true;
  }
  return false;
}

/** COUPON-07 to COUPON-10, OPEN-065: discount of a coupon on a cart. */
function slowCoupon(
  coupon: Coupon | null,
  subtotal: Ratio,
  lines: readonly CartLine[],
  { menu, info: { currency } }: OrderCase,
): Ratio {
  if (coupon === null) return NOTHING;
  if (isFeatured(lines, menu) && !coupon.enableUseFeaturedItems) return NOTHING;
  if (isLess(subtotal, money(coupon.minOrderValue))) return NOTHING;
  if (coupon.type === 'percentDiscount')
    return least(subtotal, notBelowZero(slowShare(subtotal, coupon.percentDiscount, currency)));
  const fixed = notBelowZero(money(coupon.fixDiscount));
  return coupon.minOrderValue === 0 ? least(fixed, subtotal) : fixed;
}

/**
 * LOYALTY-11: the lesser of the balance and the restaurant's maximum; a maximum of 0 is no limit.
 */
function slowAvailable(
  balance: Minor,
  { enabled, maxCashbackValue }: RestaurantInfo['cashbackSettings'],
): Ratio {
  if (!enabled) return NOTHING;
  return notBelowZero(
    maxCashbackValue === 0 ? money(balance) : least(money(balance), money(maxCashbackValue)),
  );
}

const onlyLetters = (name: string): string =>
  [...name.toLowerCase()].filter((sign) => /[a-z0-9]/.test(sign)).join('');

/**
 * OPEN-071, DOMAIN-074: the active setting of a brand with its card type, else that of the method.
 */
function slowSetting(
  settings: readonly PaymentSetting[],
  choice: PaymentChoice | null,
): PaymentSetting | null {
  if (choice === null) return null;
  const good = settings.filter(({ isActive, value }) => isActive && value > 0);
  const { card } = choice;
  if (card)
    for (const it of good)
      if (onlyLetters(it.paymentType) === onlyLetters(card.name + card.type)) return it;
  for (const it of good) if (it.paymentType === choice.method) return it;
  return null;
}

/** LOYALTY-13, OPEN-060: cashback of an order. */
function slowEarned(
  totals: OrderTotals,
  { cashbackSettings: { enabled, cashbackPercent }, currency }: RestaurantInfo,
): Ratio {
  const fee = minus(money(totals.deliveryFee), money(totals.deliveryFeeDiscount));
  const extras = plus(money(totals.serviceFee), money(totals.tip));
  const base = minus(minus(money(totals.grandTotal), fee), extras);
  return enabled && isLess(NOTHING, base) ? slowShare(base, cashbackPercent, currency) : NOTHING;
}

/**
 * A whole order computed from the specification's text only: its totals and its cashback, in
 * hundredths.
 */
export function slowOrder(order: OrderCase): OrderTotals & { earned: number } {
  const { info, lines, deliveryType, fee, coupon, balance, isCashbackUsed, choice, tip } = order;
  const subtotal = toPayable(slowCart(lines).value, info.currency);
  const totals = slowTotals({
    lines,
    deliveryType,
    fee,
    currency: info.currency,
    serviceFee:
      deliveryType === 'table'
        ? { name: '', recipient: '', value: info.table_service_fee, valueType: 'percent' }
        : (info.service_fee ?? null),
    tip: info.tips && deliveryType !== 'table' ? tip : null,
    setting: slowSetting(info.paymentSettings, choice),
    feeDiscount: slowReached(
      info.deliveryFeeDiscounts,
      info.delivery_fee_discount_type,
      hundredths(subtotal),
    ).value,
    couponDiscount: hundredths(slowCoupon(coupon, subtotal, lines, order)) as Minor,
    cashback: (isCashbackUsed
      ? hundredths(slowAvailable(balance, info.cashbackSettings))
      : 0) as Minor,
  }).value;
  return {
    ...totals,
    earned: hundredths(slowEarned(totals, info)),
  };
}

/**
 * Symbols around the digits of a currency, its thousands separator, and whether it shows hundredths
 * (DOMAIN-060 to DOMAIN-066, OPEN-088).
 */
const SHOWN: Readonly<
  Record<
    string,
    readonly [before: string, after: string, thousands: string, hundredths: string | null]
  >
> = {
  BRL: ['R$', '', '.', ','],
  PYG: ['₲ ', '', '.', null],
  ARS: ['$ ', '', '.', null],
  USD: ['$ ', '', ',', '.'],
  EUR: ['', ' €', '.', ','],
  MZN: ['', ' MT', '.', null],
  BOB: ['', ' Bs', '.', ','],
};

/** The text of an amount of money, from 0 up. */
export function slowMoneyText(amount: Ratio, currency: string): string {
  const [before, after, thousands, point] = SHOWN[currency] ?? [`${currency} `, '', '.', ','];
  const all =
    point === null
      ? (plus(amount, ratio(1n, 2n)).n / plus(amount, ratio(1n, 2n)).d).toString()
      : String(hundredths(amount)).padStart(3, '0');
  let digits = point === null ? all : all.slice(0, -2);
  const rest = point === null ? '' : point + all.slice(-2);
  let grouped = '';
  while (digits.length > 3) {
    grouped = `${thousands}${digits.slice(-3)}${grouped}`;
    digits = digits.slice(0, -3);
  }
  return `${before}${digits}${grouped}${rest}${after}`;
}
