import type { CartLine, Coupon, Minor, OrderDetails, PaymentSetting } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { atLeastZero, fromDecimal, negate, subtract, sum } from './arithmetic';
import type { OrderTotals } from './order-totals';
import { pieces } from './pieces';

/** Keys of the lines; their texts are `totals.{key}` of the namespace `domain`. */
export type TotalLineKey =
  | 'subtotal'
  | 'delivery-fee'
  | 'fee-discount'
  | 'flat-fee'
  | 'discount'
  | 'cashback'
  | 'method-discount'
  | 'method-addition'
  | 'total';

/**
 * One reason of an amount: its text is `why.{key}` of `domain`; `money` in minor units and `values`
 * are the parameters of the text.
 */
export type Why = {
  readonly key: string;
  readonly money: Readonly<Record<string, Minor>>;
  readonly values: Readonly<Record<string, string | number>>;
};

/** One line of a total. Deductions are negative. */
export type TotalLine = {
  readonly key: TotalLineKey;
  readonly amount: Minor;
  readonly why: readonly Why[];
};

/** The amounts of the lines, of a draft or of a stored order. */
export type TotalAmounts = Omit<OrderTotals, 'points'>;

/**
 * Data beside the amounts, for the reasons only. `place`: neighborhood of the delivery, '' when
 * unknown. `from`: minimum subtotal of the fee discount. `available`: maximum cashback of this
 * order. `items`: number of items in the cart.
 */
export type TotalsContext = {
  readonly items: number;
  readonly place: string;
  readonly feeDiscount: { readonly discountType: string; readonly from: Minor | null } | null;
  readonly coupon: Pick<Coupon, 'code' | 'type' | 'fixDiscount' | 'percentDiscount'> | null;
  readonly available: Minor | null;
  readonly setting: Pick<PaymentSetting, 'value' | 'valueType'> | null;
};

/**
 * `net`: one line with the delivery fee after its discount (CHECKOUT-02). `gross`: always the fee,
 * and its discount as a line of its own (DELIVERY-06, DELIVERY-48).
 */
export type FeeStyle = 'net' | 'gross';

const because = (key: string, money: Why['money'] = {}, values: Why['values'] = {}): Why => ({
  key,
  money,
  values,
});
const when = (holds: boolean, line: () => TotalLine): TotalLine[] => (holds ? [line()] : []);

/** Base of the payment method's percentage. */
const dueBefore = ({
  subtotal,
  couponDiscount,
  deliveryFee,
  deliveryFeeDiscount,
  cashbackSpent,
}: TotalAmounts): Minor =>
  atLeastZero(
    subtract(
      sum(subtract(subtotal, couponDiscount), subtract(deliveryFee, deliveryFeeDiscount)),
      cashbackSpent,
    ),
  );

function feeDiscountWhy(
  { deliveryFee, deliveryFeeDiscount }: TotalAmounts,
  { feeDiscount }: TotalsContext,
): Why[] {
  if (deliveryFeeDiscount <= ZERO) return [];
  const isFlat = feeDiscount?.discountType === 'flat_fee';
  const money = {
    amount: isFlat ? subtract(deliveryFee, deliveryFeeDiscount) : deliveryFeeDiscount,
  };
  const from = feeDiscount?.from ?? ZERO;
  const key = isFlat ? 'fee-flat' : 'fee-off';
  return [from > ZERO ? because(`${key}-from`, { ...money, from }) : because(key, money)];
}

function feeLines(amounts: TotalAmounts, context: TotalsContext, style: FeeStyle): TotalLine[] {
  const { deliveryFee, deliveryFeeDiscount } = amounts;
  const net = subtract(deliveryFee, deliveryFeeDiscount);
  const fee =
    context.place === ''
      ? because('fee', { fee: deliveryFee })
      : because('fee-to', { fee: deliveryFee }, { place: context.place });
  const off = feeDiscountWhy(amounts, context);
  if (style === 'net')
    return when(deliveryFee > ZERO, () => ({
      key: 'delivery-fee',
      amount: net,
      why: [fee, ...off],
    }));
  const isFlat = context.feeDiscount?.discountType === 'flat_fee';
  return [
    { key: 'delivery-fee', amount: deliveryFee, why: deliveryFee > ZERO ? [fee] : [] },
    ...when(deliveryFeeDiscount > ZERO, () =>
      isFlat
        ? { key: 'flat-fee', amount: net, why: off }
        : { key: 'fee-discount', amount: negate(deliveryFeeDiscount), why: off },
    ),
  ];
}

function couponWhy({ subtotal, couponDiscount }: TotalAmounts, { coupon }: TotalsContext): Why[] {
  if (coupon === null) return [];
  const named = because('coupon', {}, { code: coupon.code });
  if (coupon.type === 'percentDiscount')
    return [
      named,
      because('share', { base: subtotal }, { percent: Math.min(100, coupon.percentDiscount) }),
    ];
  return couponDiscount < coupon.fixDiscount
    ? [named, because('coupon-capped', { value: coupon.fixDiscount, subtotal })]
    : [named];
}

function methodWhy(amounts: TotalAmounts, { setting }: TotalsContext): Why[] {
  if (setting === null) return [];
  if (setting.valueType === 'fix')
    return [
      because(amounts.adjustment < ZERO ? 'method-less' : 'method-more', {
        amount: fromDecimal(setting.value),
      }),
    ];
  return [because('share', { base: dueBefore(amounts) }, { percent: setting.value })];
}

/** A total that its discounts would reduce below 0 (DOMAIN-067). */
const isFloored = (amounts: TotalAmounts): boolean => {
  const { subtotal, couponDiscount, deliveryFee, deliveryFeeDiscount, cashbackSpent, adjustment } =
    amounts;
  return (
    sum(
      subtotal,
      negate(couponDiscount),
      deliveryFee,
      negate(deliveryFeeDiscount),
      negate(cashbackSpent),
      adjustment,
    ) < ZERO
  );
};

/**
 * The lines of a total in their order, each with the reasons of its amount; a line without a value
 * is absent (CHECKOUT-02). Every screen with a total shows these lines. In `net` style they add up
 * to the total, or below 0 where the total is 0 with a reason for it.
 */
export function totalLines(
  amounts: TotalAmounts,
  context: TotalsContext,
  style: FeeStyle = 'net',
): TotalLine[] {
  const { subtotal, couponDiscount, cashbackSpent, adjustment, grandTotal } = amounts;
  return [
    {
      key: 'subtotal',
      amount: subtotal,
      why: context.items > 0 ? [because('items', {}, { count: context.items })] : [],
    },
    ...feeLines(amounts, context, style),
    ...when(couponDiscount > ZERO, () => ({
      key: 'discount',
      amount: negate(couponDiscount),
      why: couponWhy(amounts, context),
    })),
    ...when(cashbackSpent > ZERO, () => ({
      key: 'cashback',
      amount: negate(cashbackSpent),
      why:
        context.available === null ? [] : [because('cashback', { available: context.available })],
    })),
    ...when(adjustment !== ZERO, () => ({
      key: adjustment < ZERO ? 'method-discount' : 'method-addition',
      amount: adjustment,
      why: methodWhy(amounts, context),
    })),
    { key: 'total', amount: grandTotal, why: isFloored(amounts) ? [because('floored')] : [] },
  ];
}

/** The amounts of an order as the server stored them. */
export const storedAmounts = (details: OrderDetails): TotalAmounts => ({
  subtotal: details.total,
  couponDiscount: details.discountValue,
  deliveryFee: details.deliveryFee,
  deliveryFeeDiscount: details.deliveryFeeDiscount,
  cashbackSpent: details.cashbackSpent,
  adjustment:
    details.paymenthMethodOperation === 'discount'
      ? negate(details.operatedValue)
      : details.operatedValue,
  grandTotal: details.grandTotal,
});

/**
 * Context of a stored order's amounts. The order stores neither its coupon's conditions nor its
 * thresholds.
 */
export const storedContext = ({
  details,
  orders,
  user,
}: {
  details: OrderDetails;
  orders: readonly CartLine[];
  user: { zone: string };
}): TotalsContext => ({
  items: pieces(orders),
  place: details.deliveryType === 'delivery' ? user.zone : '',
  feeDiscount:
    details.discountType === '' ? null : { discountType: details.discountType, from: null },
  coupon: null,
  available: null,
  setting:
    details.paymenthMethodValueType === 'fix' || details.paymenthMethodValueType === 'percent'
      ? { value: details.paymenthMethodValue, valueType: details.paymenthMethodValueType }
      : null,
});
