import { restaurantData } from '@storefront/shared-domain/testing';
import { OrderDetails, ZERO, type DeliveryType } from '@storefront/shared-domain/contracts';
import {
  availableCashback,
  cartSubtotal,
  generatedCashback,
  isTipOffered,
  ok,
  tipAmount,
} from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import type { Way } from '../../../shared-domain/src/testing/one-total';
import { couponOrderProblem } from '../orders/rewards/order-coupon';
import { type OrderContext, pricedDetails } from '../orders/price-order';

const EMPTY = z.parse(OrderDetails, {
  uuid: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  deliveryType: 'balcony',
  paymentType: '',
  total: 0,
  grandTotal: 0,
});
const { hours } = restaurantData();

/** Type of an order in wire fields: a drive-thru is a balcony with a flag (DELIVERY-11). */
const typeOf = (type: DeliveryType): Pick<OrderDetails, 'deliveryType' | 'carTakeout'> =>
  type === 'carTakeout'
    ? { deliveryType: 'balcony', carTakeout: true }
    : { deliveryType: type, carTakeout: false };

/** The server's computation: the amounts of an order from the restaurant's record alone. */
export const serverWay: Way = ({
  info,
  menu,
  lines,
  deliveryType,
  fee,
  coupon,
  balance,
  isCashbackUsed,
  choice,
  tip,
}) => {
  const found =
    fee === null
      ? null
      : ok({
          found: true,
          delivery: true,
          deliveryFee: fee,
          deliveryFeeID: null,
          distance: null,
          motoboyRemuneration: ZERO,
          isUnconfirmed: false,
          street: '',
          number: '',
          zone: '',
          city: '',
        });
  const context: OrderContext = {
    data: { info, menu, hours },
    call: 'order',
    seating: { isLinked: false, tables: [] },
    fee: found,
    account: null,
    now: new Date(0),
    template: null,
    discounts: {
      coupon: couponOrderProblem(coupon, lines, { menu, info }) === null ? coupon : null,
      cashback: isCashbackUsed ? availableCashback({ balance }, info.cashbackSettings) : ZERO,
    },
  };
  const details: OrderDetails = {
    ...EMPTY,
    ...typeOf(deliveryType),
    tip: isTipOffered(info, deliveryType)
      ? tipAmount(tip, cartSubtotal(lines, info.currency), info.currency)
      : ZERO,
    paymentType: choice?.method ?? '',
    cardType: choice?.card?.name ?? '',
    cardMethod: choice?.card?.type ?? '',
  };
  const priced = pricedDetails({ details } as Parameters<typeof pricedDetails>[0], lines, context);
  const adjustment =
    priced.paymenthMethodOperation === 'discount' && priced.operatedValue > 0
      ? -priced.operatedValue
      : priced.operatedValue;
  return {
    subtotal: priced.total,
    couponDiscount: priced.discountValue,
    deliveryFee: priced.deliveryFee,
    deliveryFeeDiscount: priced.deliveryFeeDiscount,
    cashbackSpent: priced.cashbackSpent,
    adjustment: adjustment as typeof priced.operatedValue,
    serviceFee: priced.serviceFee,
    tip: priced.tip,
    grandTotal: priced.grandTotal,
    earned: generatedCashback(priced, info.cashbackSettings, info.currency),
  };
};
