import type {
  CartLine,
  DeliveryType,
  Minor,
  PaymentSetting,
  ServiceFee,
  TipChoice,
} from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { atLeastZero, smaller, subtract, sum } from './arithmetic';
import { appliedFeeDiscount, type FeeDiscount } from './fee-discount';
import { payable, payableAtMost } from '../payment/payable';
import { paymentAdjustment } from '../payment/payment-setting';
import { serviceFeeAmount } from './service-fee';
import { cartSubtotal, pointsNeeded } from './subtotals';
import { tipAmount } from './tips';

/**
 * Input of a total. `fee`: delivery fee before its discount, null while unknown. `couponDiscount`:
 * discount of the coupon in money. `cashback`: maximum cashback for this order. `setting`: of the
 * chosen payment method. `serviceFee` and `tip`: of the record and of the customer, none when absent.
 * `currency`: the restaurant's; without one amounts are hundredths.
 */
export type OrderTotalsInput = {
  readonly lines: readonly CartLine[];
  readonly deliveryType: DeliveryType | null;
  readonly fee: Minor | null;
  readonly feeDiscount: FeeDiscount | null;
  readonly couponDiscount: Minor;
  readonly cashback: Minor;
  readonly setting: PaymentSetting | null;
  readonly serviceFee?: ServiceFee | null;
  readonly tip?: TipChoice | null;
  readonly currency?: string;
};

/**
 * Every amount of an order in minor units. `deliveryFee` is before `deliveryFeeDiscount`;
 * `adjustment` is signed.
 */
export type OrderTotals = {
  readonly subtotal: Minor;
  readonly couponDiscount: Minor;
  readonly deliveryFee: Minor;
  readonly deliveryFeeDiscount: Minor;
  readonly cashbackSpent: Minor;
  readonly adjustment: Minor;
  readonly serviceFee: Minor;
  readonly tip: Minor;
  readonly grandTotal: Minor;
  readonly points: number;
};

/**
 * The only computation of a total (OPEN-059): subtotal, minus coupon, plus delivery fee less its
 * discount, minus cashback (at most the remaining amount), plus or minus the payment method on that
 * result, never below 0 (DOMAIN-067). The service fee and the tip, both of the subtotal alone, are
 * added to that result: no discount, cashback or payment method changes them. Only type `delivery`
 * has a delivery fee (DELIVERY-12). All amounts are whole hundredths, for currencies without decimals
 * whole units (`payable`): the total is rounded by its parts.
 */
export function orderTotals(input: OrderTotalsInput): OrderTotals {
  const { currency = '' } = input;
  const subtotal = cartSubtotal(input.lines, currency);
  const couponDiscount = payable(atLeastZero(input.couponDiscount), currency);
  const deliveryFee =
    input.deliveryType === 'delivery' ? payable(atLeastZero(input.fee ?? ZERO), currency) : ZERO;
  const deliveryFeeDiscount = appliedFeeDiscount(deliveryFee, input.feeDiscount, currency);
  const delivered = sum(
    subtract(subtotal, couponDiscount),
    subtract(deliveryFee, deliveryFeeDiscount),
  );
  const cashbackSpent = smaller(
    payableAtMost(atLeastZero(input.cashback), currency),
    atLeastZero(delivered),
  );
  const due = subtract(delivered, cashbackSpent);
  const adjustment = paymentAdjustment(due, input.setting, currency);
  const serviceFee = serviceFeeAmount(input.serviceFee ?? null, subtotal, currency);
  const tip = tipAmount(input.tip ?? null, subtotal, currency);
  return {
    subtotal,
    couponDiscount,
    deliveryFee,
    deliveryFeeDiscount,
    cashbackSpent,
    adjustment,
    serviceFee,
    tip,
    grandTotal: sum(atLeastZero(sum(due, adjustment)), serviceFee, tip),
    points: pointsNeeded(input.lines),
  };
}
