import { CardMethod, parse, ZERO, type OrderDetails, type PaymentChoice, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import { paymentGroups, paymentProblems } from '@storefront/shared-domain/rules';
import type { OrderProblem } from './order-problem';
import { typeOf } from './order-type';

/** The payment an order names, under the tab it belongs to; null when the restaurant does not offer it for this type, or for an order that is paid at the table. */
export function paymentOf(details: OrderDetails, info: RestaurantInfo): PaymentChoice | null {
  const group = paymentGroups(info, typeOf(details)).find(({ methods }) => methods.includes(details.paymentType));
  if (!group) return null;
  const card = parse(CardMethod, details.cardMethod);
  return {
    method: details.paymentType, group: group.group,
    ...(details.paymentType === 'creditCard' && card ? { card: { name: details.cardType, type: card } } : {}),
    ...(details.paymentType === 'money' ? { cash: { changeNeeded: details.needChange, change: details.needChange ? details.changeValue : ZERO } } : {}),
  };
}

/** A method, a card brand or a use of it that this restaurant does not take for this type of order (CHECKOUT-16 to 19, OPEN-070). */
export function paymentProblem(details: OrderDetails, info: RestaurantInfo): OrderProblem | null {
  if (details.deliveryType === 'table' && details.paymentType === '') return null;
  const choice = paymentOf(details, info);
  if (!choice) return { kind: 'payment-not-offered', path: 'details.paymentType' };
  if (choice.group === 'online') return { kind: 'online-payment-unavailable', path: 'details.paymentType' };
  const [problem] = paymentProblems(choice, info);
  if (!problem) return null;
  return { kind: 'card-not-offered', path: problem.kind === 'card-type-missing' ? 'details.cardMethod' : 'details.cardType' };
}
