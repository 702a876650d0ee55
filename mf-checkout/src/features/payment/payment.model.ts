import { combine, createEvent, createStore, sample } from 'effector';
import { checkoutBus } from '@storefront/shared-domain/bus';
import {
  ZERO,
  type CardMethod,
  type CardType,
  type MethodGroup,
  type Minor,
  type PaymentChoice,
} from '@storefront/shared-domain/contracts';
import {
  $clientIsMissing,
  $deliveryType,
  $operationState,
  $payment,
  $restaurant,
  $schedule,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import {
  cardMethodsOf,
  digitsOnly,
  identityNeeds,
  isNowOffered,
  isPaidOnlineOnly,
  missingIdentity,
  onlineEntry,
  shownGroups,
  WALLET_METHOD,
  type Payer,
} from '@storefront/shared-domain/rules';
import { $payer } from '../../lib/payer.model';

/** A tab was opened (CHECKOUT-03). */
export const groupOpened = createEvent<MethodGroup>();

export const methodsShown = createEvent();

/** A method was pressed: the previous choice is cleared (CHECKOUT-14). */
export const methodPressed = createEvent<string>();

/** The change dialog was confirmed: with an amount, or with no change needed (CHECKOUT-24). */
export const changeAnswered = createEvent<{ change: Minor | null }>();

/** A card brand was pressed (CHECKOUT-28). */
export const brandPressed = createEvent<CardType>();
export const cardMethodPressed = createEvent<CardMethod>();

/** The identity dialog was confirmed with the data its method requires (CHECKOUT-33). */
export const identityGiven = createEvent<{ method: string; payer: Payer }>();

/** The open dialog was closed without an answer, by backdrop or otherwise (CHECKOUT-23). */
export const dialogDismissed = createEvent();

/** Tabs with their methods, for this restaurant, delivery type and time (SCHEDULE-15). */
export const $groups = combine($restaurant, $deliveryType, $schedule, (info, type, schedule) =>
  info === null || type === null ? [] : shownGroups(info, type, schedule),
);

/** A scheduled order must be paid online here (SCHEDULE-15). */
export const $isOnlineOnly = combine(
  $restaurant,
  $schedule,
  (info, schedule) => info !== null && isPaidOnlineOnly(info, schedule),
);

/** True when a scheduled order could be placed for now instead (SCHEDULE-04). */
export const $isNowOffered = combine(
  $restaurant,
  $operationState,
  $deliveryType,
  (info, state, type) => info !== null && type !== null && isNowOffered(info, state, type),
);

// A method chosen for an order for now is cleared when a scheduled order must be paid another way.
sample({
  clock: $groups,
  source: $payment,
  filter: (payment, groups) =>
    payment !== null &&
    groups.every(
      ({ group, methods }) => group !== payment.group || !methods.includes(payment.method),
    ),
  fn: () => null,
  target: checkoutBus.paymentChosen,
});

const $wantedGroup = createStore<MethodGroup | null>(null)
  .on(groupOpened, (_, group) => group)
  .reset(restaurantSelected);

// The tab of a restored method stays open when another method replaces it.
sample({
  clock: methodsShown,
  source: { opened: $wantedGroup, payment: $payment },
  filter: ({ opened, payment }) => opened === null && payment !== null,
  fn: ({ payment }) => payment!.group,
  target: groupOpened,
});

/**
 * The open tab: the opened one, that of the method of a restored draft, online by default
 * (CHECKOUT-04), else the first tab with a method (OPEN-070).
 */
export const $group = combine($groups, $wantedGroup, $payment, (groups, opened, payment) => {
  const wanted = opened ?? payment?.group ?? 'online';
  return groups.some(({ group }) => group === wanted) ? wanted : (groups[0]?.group ?? wanted);
});

export type PaymentDialog =
  | { kind: 'change' }
  | { kind: 'card'; brand: CardType | null }
  | { kind: 'identity'; method: string }
  | { kind: 'wallet' };

/**
 * The dialog that collects a method's details; null when nothing is missing. The partner's dialog
 * follows its incomplete choice.
 */
function chooseDialog(method: string, payer: Payer): PaymentDialog | null {
  if (method === 'money') return { kind: 'change' };
  if (method === 'creditCard') return { kind: 'card', brand: null };
  if (method === WALLET_METHOD) return { kind: 'wallet' };
  return onlineEntry(method)?.confirmsIdentity || missingIdentity(method, payer).length > 0
    ? { kind: 'identity', method }
    : null;
}

const pressed = sample({
  clock: methodPressed,
  source: { group: $group, payer: $payer },
  fn: ({ group, payer }, method) => ({ method, group, payer, dialog: chooseDialog(method, payer) }),
});

/** The dialog, or the panel below the methods, that collects a method's details. */
export const $dialog = createStore<PaymentDialog | null>(null)
  .on(pressed, (_, { dialog }) => dialog)
  .on(brandPressed, (_, brand) =>
    cardMethodsOf(brand).length > 1 ? { kind: 'card' as const, brand } : null,
  )
  .reset(
    changeAnswered,
    cardMethodPressed,
    identityGiven,
    dialogDismissed,
    $group,
    restaurantSelected,
  );

/** The wallet is shown below the online methods while it is pressed or chosen. */
export const $isWalletShown = combine(
  $dialog,
  $payment,
  $group,
  (dialog, payment, group) =>
    group === 'online' &&
    (dialog?.kind === 'wallet' || (dialog === null && payment?.method === WALLET_METHOD)),
);

const cardChoice = (group: MethodGroup, brand: CardType, type: CardMethod): PaymentChoice => ({
  method: 'creditCard',
  group,
  card: { name: brand.name, type },
});

type Given = { method: string; group: MethodGroup; payer: Payer; form: Payer };
const withPayer = ({ method, group, payer, form }: Given): PaymentChoice => ({
  method,
  group,
  ...(identityNeeds(method).length > 0
    ? { user: { ...payer, cpf: digitsOnly(payer.cpf ?? '') }, form }
    : {}),
});

sample({
  clock: pressed,
  fn: ({ method, group, payer, dialog }): PaymentChoice | null =>
    dialog === null ? withPayer({ method, group, payer, form: payer }) : null,
  target: checkoutBus.paymentChosen,
});
sample({
  clock: identityGiven,
  source: { group: $group, form: $payer },
  filter: (_, { method, payer }) => missingIdentity(method, payer).length === 0,
  fn: (known, given) => withPayer({ ...known, ...given }),
  target: checkoutBus.paymentChosen,
});

// The payer's data belongs to the previous customer: another name or document clears the payment.
// While the account is loading, a restored payment waits for its data.
const keyOf = ({ name, cpf, email }: Payer): string => [name, cpf, email].join('\n');
sample({
  clock: [$payer, $clientIsMissing, methodsShown],
  source: { payment: $payment, payer: $payer, isAwaited: $clientIsMissing },
  filter: ({ payment, payer, isAwaited }) =>
    payment?.form !== undefined && !isAwaited && keyOf(payer) !== keyOf(payment.form),
  fn: () => null,
  target: checkoutBus.paymentChosen,
});
sample({
  clock: changeAnswered,
  source: $group,
  fn: (group, { change }): PaymentChoice => ({
    method: 'money',
    group,
    cash: { changeNeeded: change !== null, change: change ?? ZERO },
  }),
  target: checkoutBus.paymentChosen,
});
sample({
  clock: brandPressed,
  source: $group,
  filter: (_, brand) => cardMethodsOf(brand).length < 2,
  fn: (group, brand) => cardChoice(group, brand, cardMethodsOf(brand)[0] ?? 'credit'),
  target: checkoutBus.paymentChosen,
});
const $pressedBrand = createStore<CardType | null>(null)
  .on(brandPressed, (_, brand) => brand)
  .reset(dialogDismissed, restaurantSelected);
sample({
  clock: cardMethodPressed,
  source: { group: $group, brand: $pressedBrand },
  filter: ({ brand }) => brand !== null,
  fn: ({ group, brand }, type) => cardChoice(group, brand!, type),
  target: checkoutBus.paymentChosen,
});
