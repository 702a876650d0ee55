import type { CartLine, DeliveryType, RestaurantInfo } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { orderTotals, type OrderTotals } from './order-totals';
import { pieces } from './pieces';
import { serviceFeeOf } from './service-fee';
import { totalLines, type TotalLine } from './total-lines';

type FeeRecord = Pick<RestaurantInfo, 'name' | 'currency' | 'service_fee' | 'table_service_fee'>;

/**
 * Total of a cart without delivery, discounts and payment: of the cart's screens, and of the order
 * of a table, which has none of them. `isTable`: the order is sent to the kitchen from a table.
 */
export const cartTotals = (
  lines: readonly CartLine[],
  info: FeeRecord | null,
  isTable: boolean,
): OrderTotals => {
  const deliveryType: DeliveryType = isTable ? 'table' : 'balcony';
  return orderTotals({
    lines,
    deliveryType,
    fee: null,
    feeDiscount: null,
    couponDiscount: ZERO,
    cashback: ZERO,
    setting: null,
    serviceFee: info && serviceFeeOf(info, deliveryType),
    currency: info?.currency ?? '',
  });
};

/**
 * The lines below the items of a cart (CART-11): the total, and before it the subtotal and what is
 * added to it, where something is.
 */
export function cartTotalLines(
  lines: readonly CartLine[],
  info: FeeRecord | null,
  isTable: boolean,
): TotalLine[] {
  const totals = cartTotals(lines, info, isTable);
  const all = totalLines(
    totals,
    {
      items: pieces(lines),
      place: '',
      feeDiscount: null,
      coupon: null,
      available: null,
      setting: null,
      serviceFee: info && serviceFeeOf(info, isTable ? 'table' : 'balcony'),
    },
    { lines, currency: info?.currency ?? '' },
  );
  return totals.grandTotal === totals.subtotal ? all.filter(({ key }) => key !== 'subtotal') : all;
}
