import type { CartLine, OrderDetails } from '../../contracts';
import { negate } from './arithmetic';
import { pieces } from './pieces';
import type { TotalAmounts, TotalsContext } from './total-reasons';

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
  serviceFee: details.serviceFee,
  tip: details.tip,
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
  serviceFee: { name: details.serviceFeeName, recipient: details.serviceFeeRecipient },
  setting:
    details.paymenthMethodValueType === 'fix' || details.paymenthMethodValueType === 'percent'
      ? { value: details.paymenthMethodValue, valueType: details.paymenthMethodValueType }
      : null,
});
