import { fork, type Scope } from 'effector';
import fc from 'fast-check';
import { type CartLine, type Order } from '@storefront/shared-domain/contracts';
import {
  $address,
  $cashback,
  $coupon,
  $deliveryType,
  $fee,
  $feeDiscount,
  $isCashbackUsed,
  $lines,
  $payment,
  $paymentSetting,
  $restaurantData,
  $serviceFee,
  $tip,
  $totals,
} from '@storefront/shared-domain/models';
import {
  buildCombo,
  buildOrderRequest,
  buildPizza,
  cartSubtotal,
  reachedFeeDiscount,
} from '@storefront/shared-domain/rules';
import {
  aChosenExtra,
  aCombo,
  aCustomer,
  aFee,
  anAddress,
  anOrder,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { anyFinished } from '../../shared-domain/src/testing/any-pizza';
import { orderCase, type OrderCase } from '../../shared-domain/src/testing/order-cases';
import { seeded } from '../../shared-domain/src/testing/seeded';

type Finished = typeof anyFinished extends fc.Arbitrary<infer T> ? T : never;

/** A line of a pizza as the builder makes it; one with an association is a combo of its own. */
function pizzaLine({ offer, choice }: Finished, index: number): CartLine[] {
  const built = buildPizza(offer, choice, `pizza-${index}`);
  if (!built.ok) return [];
  const extras = index % 2 === 0 ? [aChosenExtra({ qty: 1 + index })] : [];
  const line =
    offer.association === null
      ? { ...built.value, extras }
      : buildCombo(aCombo(), [built.value, built.value], extras, `pizza-${index}`);
  return [{ ...line, qty: 1 + (index % 3) }];
}

/** An order of any restaurant with dishes, prizes, and pizzas of the builder. */
export const anyOrder: fc.Arbitrary<OrderCase> = fc
  .record({ seed: fc.nat(), pizzas: fc.array(anyFinished, { maxLength: 3 }) })
  .map(({ seed, pizzas }) => {
    const order = orderCase(seeded(seed));
    const dishes = order.lines.filter(({ type }) => type === 'general' || type === 'prize');
    return { ...order, lines: [...dishes, ...pizzas.flatMap(pizzaLine)] };
  })
  .filter(({ lines }) => lines.length > 0);

const reached = ({ info, lines }: OrderCase) =>
  reachedFeeDiscount(
    info.deliveryFeeDiscounts,
    info.delivery_fee_discount_type,
    cartSubtotal(lines, info.currency),
  );

/** The stores of the storefront with this order before it is placed. */
export function scopeOf(order: OrderCase): Scope {
  const discount = reached(order);
  const { fee } = order;
  return fork({
    values: [
      [$restaurantData, restaurantData({ info: order.info, menu: order.menu })],
      [$lines, order.lines],
      [$deliveryType, order.deliveryType],
      [$coupon, order.coupon],
      [$isCashbackUsed, order.isCashbackUsed],
      [$payment, order.choice],
      [$tip, order.tip],
      [$cashback, { balance: order.balance, expirationDate: null }],
      [$address, anAddress()],
      [$fee, fee === null ? null : aFee({ deliveryFee: fee })],
      [$feeDiscount, discount && { ...discount, discountValue: null }],
    ],
  });
}

/** An order as the server stores it. */
export function storedOrder(order: OrderCase, scope: Scope): Order {
  const { details, orders } = buildOrderRequest({
    lines: order.lines,
    totals: scope.getState($totals),
    deliveryType: order.deliveryType,
    address: scope.getState($address),
    fee: scope.getState($fee),
    feeDiscountType: reached(order)?.discountType ?? '',
    customer: aCustomer(),
    payment: order.choice,
    setting: scope.getState($paymentSetting),
    serviceFee: scope.getState($serviceFee),
    client: null,
    coupon: order.coupon,
    visit: { src: '', campaign: '', u: '' },
    uuid: anOrder().uuid,
    fingerprint: '',
    debugMode: false,
  });
  return anOrder({ details, orders });
}
