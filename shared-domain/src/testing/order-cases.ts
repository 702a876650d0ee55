import {
  minor,
  ZERO,
  type CartLine,
  type Coupon,
  type DeliveryFeeDiscount,
  type DeliveryType,
  type Menu,
  type Minor,
  type PaymentChoice,
  type PaymentSetting,
  type RestaurantInfo,
  type ServiceFee,
  type TipChoice,
} from '../contracts';
import { cartSubtotal } from '../rules';
import { aChosenExtra, aComboLine, aGeneralLine, aPizzaLine, aPrizeLine } from './lines';
import { aCategory, aCombo, aMenu, aProduct } from './menu';
import { aRestaurant } from './restaurant';
import type { Seeded } from './seeded';

/** All inputs of a total: the restaurant's settings, the cart, the customer's choices. */
export type OrderCase = {
  info: RestaurantInfo;
  menu: Menu;
  lines: CartLine[];
  deliveryType: DeliveryType;
  fee: Minor | null;
  coupon: Coupon | null;
  balance: Minor;
  isCashbackUsed: boolean;
  choice: PaymentChoice | null;
  tip: TipChoice | null;
};

/** Every currency with a layout of its own (DOMAIN-060 to DOMAIN-066), and one without. */
export const CURRENCIES = ['BRL', 'PYG', 'ARS', 'USD', 'EUR', 'MZN', 'BOB', 'GBP'] as const;

const DISHES = ['soup', 'pasta', 'salad', 'cake'] as const;
const COMBOS = ['family', 'couple'] as const;
const CARDS = [
  ['Visa', 'credit'],
  ['Visa', 'debit'],
  ['Elo', 'voucher'],
] as const;
const METHODS = ['money', 'pix', 'zelle', 'mbway', 'deferredPayment', 'stripe'] as const;

/** Money from 0 up; round sums and sums adjacent to them are common. */
const amount = (it: Seeded, most: number): Minor =>
  minor(it.chance(25) ? it.nat(Math.floor(most / 1000)) * 1000 : it.nat(most));
/** Percentage with up to three decimals. */
const percent = (it: Seeded, most: number): number =>
  it.nat(most * it.one([1, 10, 1000])) / it.one([1, 10, 1000]);
const listOf = <T>(it: Seeded, most: number, make: (index: number) => T): T[] =>
  Array.from({ length: it.nat(most) }, (_, index) => make(index));

const extrasOf = (it: Seeded) =>
  listOf(it, 2, (index) =>
    aChosenExtra({ id: `extra-${index}`, price: amount(it, 2500), qty: it.nat(3) }),
  );

const [PRIZE, COMBO, PIZZA, DISH] = [aPrizeLine(), aComboLine(), aPizzaLine(), aGeneralLine()];

function lineOf(it: Seeded, index: number): CartLine {
  const [lineId, qty] = [`line-${index}`, 1 + it.nat(it.chance(90) ? 3 : 40)];
  switch (it.nat(9)) {
    case 0:
      return { ...PRIZE, lineId, qty, points_needed: it.nat(500) };
    case 1:
    case 2:
      return {
        ...COMBO,
        lineId,
        qty,
        id: it.one(COMBOS),
        totalPrice: amount(it, 25_000),
        extras: extrasOf(it),
      };
    case 3:
    case 4:
    case 5:
      return { ...PIZZA, lineId, qty, totalPrice: amount(it, 15_000), extras: extrasOf(it) };
    default:
      return {
        ...DISH,
        lineId,
        qty,
        id: it.one(DISHES),
        price: amount(it, 12_000),
        extras: extrasOf(it),
      };
  }
}

const [MENU, CATEGORY, PRODUCT, OFFER] = [aMenu(), aCategory(), aProduct(), aCombo()];

const menuOf = (it: Seeded): Menu => ({
  ...MENU,
  featuredItems: it.chance(30) ? [{ ...PRODUCT, id: it.one(DISHES) }] : [],
  categories: [
    { ...CATEGORY, products: DISHES.map((id) => ({ ...PRODUCT, id, featured: it.chance(10) })) },
  ],
  combos: COMBOS.map((id) => ({ ...OFFER, id, featured: it.chance(10) })),
});

/** A limit that the cart just reaches, just misses, or any other. */
const atOrAround = (it: Seeded, subtotal: Minor): Minor =>
  it.chance(30) ? minor(Math.max(0, subtotal + it.nat(2) - 1)) : amount(it, 30_000);

const TYPES = ['fixed', 'percent', 'flat_fee', '', 'other'] as const;
const feeDiscountOf = (it: Seeded, subtotal: Minor): DeliveryFeeDiscount => ({
  discountMinValue: atOrAround(it, subtotal),
  discountType: it.one(TYPES),
  value: it.chance(50) ? percent(it, 120) : amount(it, 3000) / 100,
});

const settingOf = (it: Seeded): PaymentSetting => ({
  paymentType: it.one([...METHODS, 'creditCard', 'Visa credit', 'visa-debit', 'ELO_VOUCHER']),
  isActive: it.chance(85),
  value: percent(it, 60),
  valueType: it.one(['fix', 'percent'] as const),
  operation: it.one(['addition', 'discount'] as const),
});

const couponOf = (it: Seeded, subtotal: Minor): Coupon => ({
  id: 'coupon-1',
  code: 'PIZZA10',
  type: it.one(['fixDiscount', 'percentDiscount'] as const),
  fixDiscount: amount(it, 20_000),
  percentDiscount: percent(it, 130),
  minOrderValue: it.chance(50) ? ZERO : atOrAround(it, subtotal),
  onlyOneUsePerClient: false,
  enableUseFeaturedItems: it.chance(50),
});

/** Payment methods of a checkout: a table customer never pays upon delivery. */
function choiceOf(it: Seeded, deliveryType: DeliveryType): PaymentChoice | null {
  if (it.chance(10)) return null;
  if (deliveryType === 'table') return { method: 'stripe', group: 'online' };
  if (it.chance(65)) return { method: it.one(METHODS), group: 'uponDelivery' };
  const [name, type] = it.one(CARDS);
  return { method: 'creditCard', group: 'uponDelivery', card: { name, type } };
}

const serviceFeeOf = (it: Seeded): ServiceFee => ({
  name: 'Service fee',
  recipient: 'The team',
  // In thousandths: a sum such as 0.5 + 3.985 is 4.484999999999999, which no record contains.
  value: Number((0.5 + percent(it, 20)).toFixed(3)),
  valueType: it.one(['fix', 'percent'] as const),
});

const tipOf = (it: Seeded): TipChoice =>
  it.chance(50)
    ? { kind: 'percent', percent: it.one([15, 18, 20]) }
    : { kind: 'amount', amount: amount(it, 30_000) };

const SWITCHED_ON = { active: true, key: 'key', name: 'Name' };
/** Accepts every method of this file. */
const PAYABLE: Partial<RestaurantInfo> = {
  cash_payment: true,
  card_payment: true,
  pix_settings: SWITCHED_ON,
  zelle_settings: SWITCHED_ON,
  mbway_settings: SWITCHED_ON,
  online_payment_integrations: ['stripe', 'deferredPayment'],
  card_types: ['Visa', 'Elo'].map((name) => ({
    name,
    isDebit: true,
    isCredit: true,
    isVoucher: true,
  })),
};

/**
 * One order of a sequence: cart, fee and its discounts, coupon, cashback, payment settings,
 * currency. A coupon and cashback are rarely combined, since no checkout allows both.
 */
export function orderCase(it: Seeded): OrderCase {
  const lines = listOf(it, 6, (index) => lineOf(it, index));
  const currency = it.one(CURRENCIES);
  const subtotal = cartSubtotal(lines, currency);
  const coupon = it.chance(45) ? couponOf(it, subtotal) : null;
  const deliveryType = it.one(['delivery', 'delivery', 'balcony', 'carTakeout', 'table'] as const);
  const info = aRestaurant({
    ...PAYABLE,
    currency,
    deliveryFeeDiscounts: listOf(it, 3, () => feeDiscountOf(it, subtotal)),
    delivery_fee_discount_type: it.one(TYPES),
    paymentSettings: listOf(it, 4, () => settingOf(it)),
    coupoms_active: true,
    service_fee: it.chance(30) ? serviceFeeOf(it) : null,
    table_service_fee: it.chance(50) ? percent(it, 20) : 0,
    tips: it.chance(50) ? { percents: [15, 18, 20] } : null,
    cashbackSettings: {
      enabled: it.chance(85),
      maxCashbackValue: it.chance(50) ? ZERO : amount(it, 8000),
      cashbackPercent: percent(it, 30),
    },
  });
  return {
    info,
    menu: menuOf(it),
    lines,
    deliveryType,
    fee: it.chance(10) ? null : amount(it, 3000),
    coupon,
    balance: amount(it, 20_000),
    isCashbackUsed: it.chance(coupon ? 5 : 60),
    choice: choiceOf(it, deliveryType),
    tip: it.chance(60) ? tipOf(it) : null,
  };
}
