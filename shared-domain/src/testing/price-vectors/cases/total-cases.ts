import {
  minor,
  type Coupon,
  type DeliveryFeeDiscount,
  type PaymentSetting,
} from '../../../contracts';
import type { FeeDiscount, OrderTotalsInput } from '../../../rules';
import { aComboLine, aGeneralLine, aPizzaLine, aPrizeLine } from '../..';
import {
  hundredths,
  money,
  slowAdjustment,
  slowFeeDiscount,
  slowReached,
  slowShare,
  slowTotals,
} from '../../slow-prices';
import { said } from '../../slow-prices/words';
import { reported, type Vector } from '../vector';

/** DOMAIN-075 to DOMAIN-078, OPEN-057, CONFLICTS-11. */
export const feeDiscounts: readonly Vector[] = ['percent', 'fixed', 'flat_fee', 'other'].flatMap(
  (discountType) =>
    [0, 3, 12.5, 33.333, 100, 250].flatMap((value) =>
      [0, 799, 1000].map((fee) => {
        const slow = slowFeeDiscount(money(fee), { value, discountType });
        return reported('appliedFeeDiscount', discountType, [fee, { value, discountType }], {
          value: hundredths(slow.value),
          words: slow.words,
        });
      }),
    ),
);

/** COUPON-10: a share of the payable subtotal, rounded once: 0.5 % of 99 is 0.495, of no whole unit. */
export const coupons: readonly Vector[] = ['BRL', 'PYG', 'KWD'].flatMap((currency) =>
  [0.5, 10, 12.345].flatMap((percentDiscount) =>
    [500, 9900, 124_900].map((subtotal) => {
      const coupon: Coupon = {
        id: 'coupon',
        code: 'PIZZA10',
        type: 'percentDiscount',
        fixDiscount: minor(0),
        percentDiscount,
        minOrderValue: minor(0),
        onlyOneUsePerClient: false,
        enableUseFeaturedItems: true,
      };
      const off = slowShare(money(subtotal), percentDiscount, currency);
      return reported('couponDiscount', `in ${currency}`, [coupon, subtotal, currency], {
        value: hundredths(off),
        words: `${percentDiscount} % of ${said(money(subtotal))}: ${said(off)}`,
      });
    }),
  ),
);

const THRESHOLDS: readonly DeliveryFeeDiscount[] = [
  { discountMinValue: minor(14000), discountType: 'percent', value: 50 },
  { discountMinValue: minor(8000), discountType: '', value: 3 },
  { discountMinValue: minor(22000), discountType: 'flat_fee', value: 1.9 },
];

/** DOMAIN-079, OPEN-058. */
export const thresholds: readonly Vector[] = [
  0, 7999, 8000, 13_999, 14_000, 21_999, 22_000, 99_999,
].flatMap((cart) =>
  ['percent', 'fixed'].map((type) =>
    reported(
      'reachedFeeDiscount',
      `default ${type}`,
      [THRESHOLDS, type, cart],
      slowReached(THRESHOLDS, type, cart),
    ),
  ),
);

const setting = (
  value: number,
  valueType: 'fix' | 'percent',
  operation: 'addition' | 'discount',
  isActive = true,
): PaymentSetting => ({ paymentType: 'pix', isActive, value, valueType, operation });

/** DOMAIN-074. */
export const adjustments: readonly Vector[] = [0, 1010, 9999].flatMap((base) =>
  (['fix', 'percent'] as const).flatMap((type) =>
    (['addition', 'discount'] as const).flatMap((operation) =>
      [0, 1.5, 5, 3.333].map((value) => {
        const slow = slowAdjustment(money(base), setting(value, type, operation));
        return reported(
          'paymentAdjustment',
          `${operation} of ${value}${type === 'percent' ? ' %' : ''}`,
          [base, setting(value, type, operation)],
          { value: hundredths(slow.value), words: slow.words },
        );
      }),
    ),
  ),
);

const dish = aGeneralLine({ price: minor(4495), qty: 2 });
const CARTS = [
  [dish],
  [aPizzaLine({ totalPrice: minor(4750), selectedFlavors: [] }), aPrizeLine({ qty: 2 })],
  [dish, aComboLine({ totalPrice: minor(7170), qty: 2, comboItems: [] })],
];
const FEE_DISCOUNTS: readonly (FeeDiscount | null)[] = [
  null,
  { value: 50, discountType: 'percent' },
  { value: 3, discountType: 'fixed' },
  { value: 1.9, discountType: 'flat_fee' },
];
const SETTINGS: readonly (PaymentSetting | null)[] = [
  null,
  setting(5, 'percent', 'discount'),
  setting(1.5, 'fix', 'addition'),
  setting(10, 'percent', 'addition', false),
];
const MORE: readonly Partial<OrderTotalsInput>[] = [
  {},
  { couponDiscount: minor(2000) },
  { cashback: minor(1234) },
  { couponDiscount: minor(1), cashback: minor(999_999) },
  { deliveryType: 'balcony' },
  { fee: null },
  { couponDiscount: minor(999_999) },
  {
    serviceFee: { name: 'Fee', recipient: 'Team', value: 3, valueType: 'percent' },
    tip: { kind: 'percent', percent: 18 },
    couponDiscount: minor(999_999),
  },
  {
    serviceFee: { name: 'Fee', recipient: 'Team', value: 1.5, valueType: 'fix' },
    tip: { kind: 'amount', amount: minor(500) },
    cashback: minor(1234),
  },
  { currency: 'PYG', couponDiscount: minor(1234), cashback: minor(1299) },
  {
    currency: 'PYG',
    serviceFee: { name: 'Fee', recipient: 'Team', value: 12.345, valueType: 'percent' },
    tip: { kind: 'percent', percent: 18 },
  },
];

/** OPEN-059, DOMAIN-067. */
export const totals: readonly Vector[] = CARTS.flatMap((lines, cart) =>
  FEE_DISCOUNTS.flatMap((feeDiscount, fee) =>
    MORE.map((more, index) => {
      const input: OrderTotalsInput = {
        lines,
        deliveryType: 'delivery',
        fee: minor(799),
        feeDiscount,
        couponDiscount: minor(0),
        cashback: minor(0),
        setting: SETTINGS[(cart + fee + index) % SETTINGS.length] ?? null,
        ...more,
      };
      return reported(
        'orderTotals',
        input.currency === undefined ? '' : `in ${input.currency}, whole units`,
        [input],
        slowTotals(input),
      );
    }),
  ),
);
