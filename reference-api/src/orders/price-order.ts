import {
  type CartLine,
  type Coupon,
  type Minor,
  minor,
  type OrderDetails,
  type OrderRequest,
  type RestaurantData,
  type RestaurantInfo,
  type ScheduleTemplate,
  ZERO,
} from '@storefront/shared-domain/contracts';
import {
  cartSubtotal,
  couponDiscount,
  err,
  findPaymentSetting,
  isBelowMinimum,
  isChangeEnough,
  isTipOffered,
  ok,
  orderTotals,
  reachedFeeDiscount,
  type Result,
  serviceFeeOf,
  verifyLines,
} from '@storefront/shared-domain/rules';
import type { CustomerRow } from '../accounts/customers.repository';
import type { FoundFee } from '../delivery/find-delivery-fee';
import { couponOrderProblem } from './rewards/order-coupon';
import { addressProblem, customerProblem } from './order-customer';
import { findPayment, paymentProblem } from './order-payment';
import { prizeProblem } from './rewards/order-points';
import { firstProblem, type OrderProblem } from './order-problem';
import { type Seating, servedTable, tableProblem } from './order-table';
import { textProblem, withPlainNotes } from './order-texts';
import { scheduleProblem } from './order-schedule';
import { closedProblem, type OrderCall, typeProblem } from './order-type';

/** Possible discounts: a coupon or null, and the maximum cashback. Never both. */
export type Discounts = { coupon: Coupon | null; cashback: Minor };

/** An order computed from the restaurant's own record: every amount, name and price of a line. */
export type PricedOrder = { details: OrderDetails; lines: CartLine[] };

/**
 * A tip is the customer's choice: the order has exactly the sent one or is refused. `found`: the
 * details computed from the record, whose tip is within its limits.
 */
function tipProblem(
  sent: OrderDetails,
  info: RestaurantInfo,
  found: OrderDetails,
): OrderProblem | null {
  const isPossible = sent.tip === found.tip && isTipOffered(info, sent.deliveryType);
  return sent.tip === 0 || isPossible ? null : { kind: 'tip-not-offered', path: 'details.tip' };
}

/** Inputs of the checks besides the order's body. `fee` is null without delivery. */
export type OrderContext = {
  data: RestaurantData;
  call: OrderCall;
  seating: Seating;
  fee: FoundFee | null;
  account: CustomerRow | null;
  now: Date;
  template: ScheduleTemplate | null;
  discounts: Discounts;
};

/**
 * A table's code opens the menu of the tables; for a typed table the delivery menu applies
 * (CONFLICTS-10).
 */
function verifyOrderLines(
  { orders }: OrderRequest,
  { data, seating, account }: OrderContext,
): Result<CartLine[], OrderProblem> {
  const verified = verifyLines(orders, data, seating.isLinked ? 'table' : 'delivery');
  if (!verified.ok)
    return err({
      kind: 'line',
      problem: verified.error,
      name: orders[verified.error.lineIndex]?.name ?? '',
    });
  const problem = prizeProblem(verified.value, account);
  return problem ? err(problem) : ok(verified.value.map(withPlainNotes));
}

function minimumProblem(
  { details }: OrderRequest,
  lines: CartLine[],
  { data: { info } }: OrderContext,
): OrderProblem | null {
  const subtotal = cartSubtotal(lines, info.currency);
  if (details.deliveryType !== 'delivery' || !isBelowMinimum(info, subtotal, false)) return null;
  return {
    kind: 'below-minimum',
    minimum: info.min_total_delivery,
    missing: minor(info.min_total_delivery - subtotal),
    path: 'orders',
  };
}

/**
 * The amounts of an order, computed from the restaurant's own record only: prices, fees and
 * discounts sent by the client are never read.
 */
export function pricedDetails(
  { details }: OrderRequest,
  lines: CartLine[],
  { data: { info }, fee: found, seating, discounts: { coupon, cashback } }: OrderContext,
): OrderDetails {
  const fee = found?.ok ? found.value : null;
  const choice = findPayment(details, info);
  const setting = choice && findPaymentSetting(info.paymentSettings, choice);
  const subtotal = cartSubtotal(lines, info.currency);
  const feeDiscount = reachedFeeDiscount(
    info.deliveryFeeDiscounts,
    info.delivery_fee_discount_type,
    subtotal,
  );
  const serviceFee = serviceFeeOf(info, details.deliveryType);
  const totals = orderTotals({
    lines,
    deliveryType: details.deliveryType,
    fee: fee?.deliveryFee ?? null,
    feeDiscount,
    cashback,
    setting,
    serviceFee,
    tip: { kind: 'amount', amount: details.tip },
    currency: info.currency,
    couponDiscount: coupon ? couponDiscount(coupon, subtotal, info.currency) : ZERO,
  });
  const needChange = choice?.method === 'money' && details.needChange;
  return {
    ...details,
    source: 'web',
    status: 'CREATED',
    total: totals.subtotal,
    grandTotal: totals.grandTotal,
    tip: totals.tip,
    serviceFee: totals.serviceFee,
    serviceFeeName: totals.serviceFee > 0 ? (serviceFee?.name ?? '') : '',
    serviceFeeRecipient: totals.serviceFee > 0 ? (serviceFee?.recipient ?? '') : '',
    deliveryFee: totals.deliveryFee,
    deliveryFeeID: fee?.deliveryFeeID ?? null,
    deliveryFeeDiscount: totals.deliveryFeeDiscount,
    delivery_fee_unconfirmed: fee?.isUnconfirmed ?? false,
    discountType: totals.deliveryFeeDiscount > 0 ? (feeDiscount?.discountType ?? '') : '',
    cashbackSpent: totals.cashbackSpent,
    discountID: totals.couponDiscount > 0 ? (coupon?.id ?? null) : null,
    discountValue: totals.couponDiscount,
    operatedValue: minor(Math.abs(totals.adjustment)),
    paymenthMethodOperation: setting?.operation ?? '',
    paymenthMethodValue: setting?.value ?? 0,
    paymenthMethodValueType: setting?.valueType ?? '',
    needChange,
    changeValue: needChange ? details.changeValue : ZERO,
    cardType: choice?.card?.name ?? '',
    cardMethod: choice?.card?.type ?? '',
    isTable: details.deliveryType === 'table',
    table: servedTable(details, seating),
    onlinePaymentReference: '',
    creditCardToken: '',
    saleID: '',
    saleConfirmationCode: '',
  };
}

function moneyProblem(sent: OrderDetails, found: OrderDetails): OrderProblem | null {
  if (sent.grandTotal !== found.grandTotal)
    return { kind: 'price-changed', total: found.total, grandTotal: found.grandTotal };
  const isShort = found.needChange && !isChangeEnough(found.changeValue, found.grandTotal);
  return isShort ? { kind: 'change-too-small', path: 'details.changeValue' } : null;
}

/**
 * Checks an order and recomputes it from the restaurant's own menu and settings with the
 * storefront's rules, so that a correct total matches to the cent and a manipulated one does not.
 * Returns the first failure in the order of the checkout.
 */
export function priceOrder(
  request: OrderRequest,
  context: OrderContext,
): Result<PricedOrder, OrderProblem> {
  const {
    data: { info },
    call,
    seating,
    account,
    now,
  } = context;
  const { isLinked } = seating;
  const early = firstProblem([
    () => closedProblem(request.details, info, isLinked),
    () => textProblem(request),
    () => typeProblem(request.details, info, call, isLinked),
    () => scheduleProblem(request.details, context),
  ]);
  if (early) return err(early);
  const lines = verifyOrderLines(request, context);
  if (!lines.ok) return lines;
  const details = pricedDetails(request, lines.value, context);
  const late = firstProblem([
    () => minimumProblem(request, lines.value, context),
    () => addressProblem(request, info, context.fee),
    () => (isLinked ? null : customerProblem(request, info, account !== null, now)),
    () => tableProblem(request.details, seating),
    () => paymentProblem(request, info),
    () => couponOrderProblem(context.discounts.coupon, lines.value, context.data),
    () => tipProblem(request.details, info, details),
    () => moneyProblem(request.details, details),
  ]);
  return late ? err(late) : ok({ details, lines: lines.value });
}
