import { combine, createStore, sample } from 'effector';
import {
  cardsBus,
  cartBus,
  checkoutBus,
  orderBus,
  sessionBus,
} from '@storefront/shared-domain/bus';
import type { Minor, PaymentChoice } from '@storefront/shared-domain/contracts';
import {
  $payment,
  $restaurant,
  $schedule,
  $totals,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import {
  isChangeEnough,
  paymentProblems,
  type PaymentProblem,
} from '@storefront/shared-domain/rules';
import { $hasStoredCards } from '../../lib/stored-card-count.model';
import { $dialog, $groups, $isOnlineOnly, methodsShown, type PaymentDialog } from './payment.model';

/** The last payment that the customer chose and did not withdraw; null without one. */
const $held = createStore<PaymentChoice | null>(null)
  .on($payment, (held, payment) => payment ?? held)
  .on(checkoutBus.paymentChosen, (_, choice) => choice)
  .reset(
    cartBus.cleared,
    cardsBus.cardErased,
    sessionBus.signedOut,
    sessionBus.logOutConfirmed,
    orderBus.placed,
    orderBus.draftReset,
    restaurantSelected,
  );
sample({
  clock: methodsShown,
  source: $payment,
  filter: (payment) => payment !== null,
  target: $held,
});

/**
 * The payment that a change of the order cleared, here or in another tab (CHECKOUT-14,
 * CHECKOUT-15), until a method is pressed; null without one.
 */
const $lost = combine($held, $payment, (held, payment) => (payment === null ? held : null));

type Part = 'choose' | 'change' | 'card-kind' | 'card' | 'identity' | 'code';

const PROBLEM_PARTS: Readonly<Record<PaymentProblem['kind'], Part>> = {
  'method-missing': 'choose',
  'method-not-offered': 'choose',
  'change-missing': 'change',
  'card-brand-missing': 'card-kind',
  'card-type-missing': 'card-kind',
  'card-missing': 'card',
  'identity-missing': 'identity',
  'partner-missing': 'code',
};
const DIALOG_PARTS: Readonly<Record<PaymentDialog['kind'], Part>> = {
  change: 'change',
  card: 'card-kind',
  identity: 'identity',
  wallet: 'card',
};

/** What the payment lacks: the method, a part of it, or a choice that was cleared. */
export type MissingPayment =
  | { readonly kind: Part | 'stored-card' | 'none' | 'online-only' | 'again' }
  | { readonly kind: 'more-change'; readonly change: Minor; readonly total: Minor };

const $part = combine(
  { info: $restaurant, payment: $payment, schedule: $schedule, dialog: $dialog },
  ({ info, payment, schedule, dialog }): Part => {
    if (dialog !== null) return DIALOG_PARTS[dialog.kind];
    const [problem] = info === null ? [] : paymentProblems(payment, info, schedule);
    return problem === undefined ? 'choose' : PROBLEM_PARTS[problem.kind];
  },
);

/** What is still missing of an incomplete payment, shown instead of CONFIRM ORDER. */
export const $missingPayment = combine(
  {
    lost: $lost,
    part: $part,
    groups: $groups,
    isOnlineOnly: $isOnlineOnly,
    hasStoredCards: $hasStoredCards,
    totals: $totals,
  },
  ({ lost, part, groups, isOnlineOnly, hasStoredCards, totals }): MissingPayment => {
    if (groups.length === 0) return { kind: isOnlineOnly ? 'online-only' : 'none' };
    const { cash } = lost ?? {};
    if (cash?.changeNeeded && !isChangeEnough(cash.change, totals.grandTotal))
      return { kind: 'more-change', change: cash.change, total: totals.grandTotal };
    if (lost !== null) return { kind: 'again' };
    if (part === 'card') return { kind: hasStoredCards ? 'stored-card' : 'card' };
    return { kind: part };
  },
);
