import { combine, createEvent, createStore, sample } from 'effector';
import { checkoutBus } from '@storefront/shared-domain/bus';
import { ZERO, type CardMethod, type CardType, type MethodGroup, type Minor, type PaymentChoice } from '@storefront/shared-domain/contracts';
import { $deliveryType, $operationState, $payment, $restaurant, $schedule, restaurantSelected } from '@storefront/shared-domain/models';
import { cardMethodsOf, isNowOffered, isPaidOnlineOnly, paymentGroups } from '@storefront/shared-domain/rules';

/** A tab was opened (CHECKOUT-03). */
export const groupOpened = createEvent<MethodGroup>();

/** A method was pressed: what was chosen before is gone (CHECKOUT-14). */
export const methodPressed = createEvent<string>();

/** The change dialog was answered: with an amount, or that no change is needed (CHECKOUT-24). */
export const changeAnswered = createEvent<{ change: Minor | null }>();

/** A card brand was pressed (CHECKOUT-28). */
export const brandPressed = createEvent<CardType>();
export const cardMethodPressed = createEvent<CardMethod>();

/** The open dialog was left without an answer, by backdrop or otherwise (CHECKOUT-23). */
export const dialogDismissed = createEvent();

/** Tabs with their methods, for this restaurant, delivery type and time (SCHEDULE-15). */
export const $groups = combine($restaurant, $deliveryType, $schedule, (info, type, schedule) =>
  (info === null || type === null ? [] : paymentGroups(info, type, schedule)));

/** A scheduled order is paid online here (SCHEDULE-15). */
export const $isOnlineOnly = combine($restaurant, $schedule, (info, schedule) => info !== null && isPaidOnlineOnly(info, schedule));

/** The same order could be made now instead (SCHEDULE-04). */
export const $isNowOffered = combine($restaurant, $operationState, $deliveryType, (info, state, type) =>
  info !== null && type !== null && isNowOffered(info, state, type));

// A method chosen for an order of now does not stay with one for later that must be paid another way.
sample({
  clock: $groups, source: $payment,
  filter: (payment, groups) => payment !== null && groups.every(({ group, methods }) => group !== payment.group || !methods.includes(payment.method)),
  fn: () => null, target: checkoutBus.paymentChosen,
});

const $wantedGroup = createStore<MethodGroup>('online').on(groupOpened, (_, group) => group).reset(restaurantSelected);

/** The open tab: online at first (CHECKOUT-04), else the first that has a method (OPEN-070). */
export const $group = combine($groups, $wantedGroup, (groups, wanted) =>
  groups.some(({ group }) => group === wanted) ? wanted : (groups[0]?.group ?? wanted));

export type PaymentDialog = { kind: 'change' } | { kind: 'card'; brand: CardType | null };

const dialogOf = (method: string): PaymentDialog | null =>
  method === 'money' ? { kind: 'change' } : method === 'creditCard' ? { kind: 'card', brand: null } : null;

/** The dialog a method asks its details in. */
export const $dialog = createStore<PaymentDialog | null>(null)
  .on(methodPressed, (_, method) => dialogOf(method))
  .on(brandPressed, (_, brand) => (cardMethodsOf(brand).length > 1 ? { kind: 'card' as const, brand } : null))
  .reset(changeAnswered, cardMethodPressed, dialogDismissed, restaurantSelected);

const cardChoice = (group: MethodGroup, brand: CardType, type: CardMethod): PaymentChoice => ({ method: 'creditCard', group, card: { name: brand.name, type } });

sample({
  clock: methodPressed, source: $group,
  fn: (group, method): PaymentChoice | null => (dialogOf(method) === null ? { method, group } : null),
  target: checkoutBus.paymentChosen,
});
sample({
  clock: changeAnswered, source: $group,
  fn: (group, { change }): PaymentChoice => ({ method: 'money', group, cash: { changeNeeded: change !== null, change: change ?? ZERO } }),
  target: checkoutBus.paymentChosen,
});
sample({
  clock: brandPressed, source: $group,
  filter: (_, brand) => cardMethodsOf(brand).length < 2,
  fn: (group, brand) => cardChoice(group, brand, cardMethodsOf(brand)[0] ?? 'credit'),
  target: checkoutBus.paymentChosen,
});
const $pressedBrand = createStore<CardType | null>(null).on(brandPressed, (_, brand) => brand).reset(dialogDismissed, restaurantSelected);
sample({
  clock: cardMethodPressed, source: { group: $group, brand: $pressedBrand },
  filter: ({ brand }) => brand !== null,
  fn: ({ group, brand }, type) => cardChoice(group, brand!, type),
  target: checkoutBus.paymentChosen,
});
