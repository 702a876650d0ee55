import type { CartLine, Minor } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { negate, subtract, sum } from './arithmetic';
import { linesRounding } from './line-parts';
import {
  because,
  couponWhy,
  feeWhy,
  methodWhy,
  serviceFeeWhy,
  type TotalAmounts,
  type TotalsContext,
  type Why,
} from './total-reasons';

/** Keys of the lines; their texts are `totals.{key}` of the namespace `domain`. */
export type TotalLineKey =
  | 'rounding'
  | 'subtotal'
  | 'delivery-fee'
  | 'discount'
  | 'cashback'
  | 'method-discount'
  | 'method-addition'
  | 'unused-discount'
  | 'service-fee'
  | 'tip'
  | 'total';

/**
 * One line of a total. Deductions are negative. `was`: amount before its discount, shown struck
 * through and not part of the sum; `note`: the kind of that discount. `name` and `recipient` of a
 * service fee, from the record.
 */
export type TotalLine = {
  readonly key: TotalLineKey;
  readonly amount: Minor;
  readonly was?: Minor;
  readonly note?: 'fee-discount' | 'flat-fee';
  readonly name?: string;
  readonly recipient?: string;
  readonly why: readonly Why[];
};

/**
 * `lines`: of the order, where the screen lists their prices above the total; `currency` of the
 * restaurant. `isFeeShown`: the delivery fee has a line even without a value (DELIVERY-06,
 * DELIVERY-48).
 */
export type TotalLinesOptions = {
  readonly lines?: readonly CartLine[];
  readonly currency?: string;
  readonly isFeeShown?: boolean;
};

const when = (holds: boolean, line: () => TotalLine): TotalLine[] => (holds ? [line()] : []);

/** One line with the delivery fee after its discount, and the fee before it (OPEN-057). */
function feeLine(amounts: TotalAmounts, context: TotalsContext): TotalLine {
  const { deliveryFee, deliveryFeeDiscount } = amounts;
  const isFlat = context.feeDiscount?.discountType === 'flat_fee';
  return {
    key: 'delivery-fee',
    amount: subtract(deliveryFee, deliveryFeeDiscount),
    ...(deliveryFeeDiscount > ZERO
      ? { was: deliveryFee, note: isFlat ? 'flat-fee' : 'fee-discount' }
      : {}),
    why: deliveryFee > ZERO ? feeWhy(amounts, context) : [],
  };
}

/** How much a total would be below 0 without its floor (DOMAIN-067); 0 or less where it is not. */
const belowZero = (amounts: TotalAmounts): Minor => {
  const { subtotal, couponDiscount, deliveryFee, deliveryFeeDiscount, cashbackSpent, adjustment } =
    amounts;
  return negate(
    sum(
      subtotal,
      negate(couponDiscount),
      deliveryFee,
      negate(deliveryFeeDiscount),
      negate(cashbackSpent),
      adjustment,
    ),
  );
};

/** The amounts that no discount changes: the service fee with its name, and the tip. */
const extraLines = (amounts: TotalAmounts, context: TotalsContext): TotalLine[] => [
  ...when(amounts.serviceFee > ZERO, () => ({
    key: 'service-fee',
    amount: amounts.serviceFee,
    name: context.serviceFee?.name ?? '',
    recipient: context.serviceFee?.recipient ?? '',
    why: serviceFeeWhy(amounts, context),
  })),
  ...when(amounts.tip > ZERO, () => ({ key: 'tip', amount: amounts.tip, why: [] })),
];

/**
 * The lines of a total in their order, each with the reasons of its amount; a line without a value
 * is absent (CHECKOUT-02). Every screen with a total shows these lines, and they add up to it: where
 * discounts are worth more than the order, the rest of them has a line.
 */
export function totalLines(
  amounts: TotalAmounts,
  context: TotalsContext,
  { lines = [], currency = '', isFeeShown = false }: TotalLinesOptions = {},
): TotalLine[] {
  const { subtotal, deliveryFee, couponDiscount, cashbackSpent, adjustment, grandTotal } = amounts;
  const rounding = lines.length > 0 ? linesRounding(lines, subtotal, currency) : ZERO;
  const unused = belowZero(amounts);
  return [
    ...when(rounding !== ZERO, () => ({ key: 'rounding', amount: rounding, why: [] })),
    {
      key: 'subtotal',
      amount: subtotal,
      why: context.items > 0 ? [because('items', {}, { count: context.items })] : [],
    },
    ...when(isFeeShown || deliveryFee > ZERO, () => feeLine(amounts, context)),
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
    ...when(unused > ZERO, () => ({
      key: 'unused-discount',
      amount: unused,
      why: [because('floored')],
    })),
    ...extraLines(amounts, context),
    { key: 'total', amount: grandTotal, why: [] },
  ];
}
