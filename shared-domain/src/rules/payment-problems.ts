import type { Minor, PaymentChoice, RestaurantInfo, ScheduleChoice } from '../contracts';
import { cardMethodsOf, offlineMethods, onlineMethods } from './payment-groups';
import { isPaidOnlineOnly } from './schedule/schedule-question';

export type PaymentProblem = {
  readonly kind: 'method-missing' | 'method-not-offered' | 'change-missing' | 'card-brand-missing' | 'card-type-missing';
};

/** Whether the amount to pay with covers more than the total: equal is not enough (CHECKOUT-25), and 0 never is (OPEN-073). */
export const isChangeEnough = (amount: Minor | null, grandTotal: Minor): boolean => amount !== null && amount > 0 && amount > grandTotal;

function cardProblem(card: PaymentChoice['card'], info: RestaurantInfo): PaymentProblem[] {
  const brand = info.card_types.find(({ name }) => name === card?.name);
  if (card === undefined || brand === undefined) return [{ kind: 'card-brand-missing' }];
  return cardMethodsOf(brand).includes(card.type) ? [] : [{ kind: 'card-type-missing' }];
}

/** What keeps a payment from being complete (CHECKOUT-16, CHECKOUT-18, CHECKOUT-19, SCHEDULE-15); empty when it is. */
export function paymentProblems(choice: PaymentChoice | null, info: RestaurantInfo, schedule: ScheduleChoice | null = null): PaymentProblem[] {
  if (choice === null || choice.method === '') return [{ kind: 'method-missing' }];
  const atDoor = isPaidOnlineOnly(info, schedule) ? [] : offlineMethods(info);
  const offered: readonly string[] = choice.group === 'online' ? onlineMethods(info) : atDoor;
  if (!offered.includes(choice.method)) return [{ kind: 'method-not-offered' }];
  if (choice.method === 'money' && choice.cash === undefined) return [{ kind: 'change-missing' }];
  return choice.method === 'creditCard' ? cardProblem(choice.card, info) : [];
}
