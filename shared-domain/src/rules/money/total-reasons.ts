import type { Coupon, Minor, PaymentSetting, ServiceFee } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { atLeastZero, fromDecimal, subtract, sum } from './arithmetic';
import type { OrderTotals } from './order-totals';

/**
 * One reason of an amount: its text is `why.{key}` of `domain`; `money` in minor units and `values`
 * are the parameters of the text.
 */
export type Why = {
  readonly key: string;
  readonly money: Readonly<Record<string, Minor>>;
  readonly values: Readonly<Record<string, string | number>>;
};

/** The amounts of the lines, of a draft or of a stored order. */
export type TotalAmounts = Omit<OrderTotals, 'points'>;

/**
 * Data beside the amounts, for the reasons only. `place`: neighborhood of the delivery, '' when
 * unknown. `from`: minimum subtotal of the fee discount. `available`: maximum cashback of this
 * order. `items`: number of items in the cart. `serviceFee`: its name, '' for the default text, its
 * recipient, and its value where it is known.
 */
export type TotalsContext = {
  readonly items: number;
  readonly place: string;
  readonly feeDiscount: { readonly discountType: string; readonly from: Minor | null } | null;
  readonly coupon: Pick<Coupon, 'code' | 'type' | 'fixDiscount' | 'percentDiscount'> | null;
  readonly available: Minor | null;
  readonly setting: Pick<PaymentSetting, 'value' | 'valueType'> | null;
  readonly serviceFee?: (Pick<ServiceFee, 'name' | 'recipient'> & Partial<ServiceFee>) | null;
};

export const because = (
  key: string,
  money: Why['money'] = {},
  values: Why['values'] = {},
): Why => ({
  key,
  money,
  values,
});
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

/** Why a delivery costs what it costs: its neighborhood, and the discount that applies. */
export function feeWhy(amounts: TotalAmounts, context: TotalsContext): Why[] {
  const money = { fee: amounts.deliveryFee };
  const fee =
    context.place === ''
      ? because('fee', money)
      : because('fee-to', money, { place: context.place });
  return [fee, ...feeDiscountWhy(amounts, context)];
}

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

export function couponWhy(
  { subtotal, couponDiscount }: TotalAmounts,
  { coupon }: TotalsContext,
): Why[] {
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

export function methodWhy(amounts: TotalAmounts, { setting }: TotalsContext): Why[] {
  if (setting === null) return [];
  if (setting.valueType === 'fix')
    return [
      because(amounts.adjustment < ZERO ? 'method-less' : 'method-more', {
        amount: fromDecimal(setting.value),
      }),
    ];
  return [because('share', { base: dueBefore(amounts) }, { percent: setting.value })];
}

/** A percentage is explained; a fixed service fee is not. */
export const serviceFeeWhy = ({ subtotal }: TotalAmounts, { serviceFee }: TotalsContext): Why[] =>
  serviceFee?.valueType === 'percent' && serviceFee.value !== undefined
    ? [because('share', { base: subtotal }, { percent: serviceFee.value })]
    : [];
