import { cartBus } from '@storefront/shared-domain/bus';
import {
  $isAtTable,
  $isLoggedIn,
  $operationState,
  $restaurant,
} from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import type { OperationState } from '@storefront/shared-domain/rules';
import { combine, createEvent, sample } from 'effector';
import { readLoyaltyDismissedFx } from '../../lib/loyalty-dismissal.model';
import { $isTableOrderSending, sendConfirmationRequested } from '../../lib/table-order-requested';

/**
 * Input of the decision after FINISH ORDER. `isInvited`: the restaurant has a loyalty program;
 * `isDismissed`: its invitation was dismissed within the last week.
 */
export type FinishInput = {
  readonly operation: OperationState;
  readonly isAtTable: boolean;
  readonly isLoggedIn: boolean;
  readonly isInvited: boolean;
  readonly isDismissed: boolean;
};
export type FinishStep = 'closed' | 'table' | 'loyalty' | 'delivery';

/** Next step after FINISH ORDER: the first that applies (CART-20 to CART-23). */
export function finishStep({
  operation,
  isAtTable,
  isLoggedIn,
  isInvited,
  isDismissed,
}: FinishInput): FinishStep {
  if (operation === 'closed') return 'closed';
  if (isAtTable) return 'table';
  return !isLoggedIn && isInvited && !isDismissed ? 'loyalty' : 'delivery';
}

/** FINISH ORDER was pressed. */
export const finishClicked = createEvent();

const PATHS: Record<Exclude<FinishStep, 'table'>, string> = {
  closed: paths.cartClosed(),
  loyalty: paths.cartUseLoyalty(),
  delivery: paths.delivery(),
};

const $facts = combine({
  operation: $operationState,
  isAtTable: $isAtTable,
  isLoggedIn: $isLoggedIn,
  isInvited: $restaurant.map((info) => info?.fidelity.enablePoints ?? false),
});

const pressed = sample({
  clock: finishClicked,
  source: $isTableOrderSending,
  filter: (isSending) => !isSending,
  fn: () => undefined,
});

// CART-19: the order is created from the current lines.
sample({ clock: pressed, target: [cartBus.finishRequested, readLoyaltyDismissedFx] });

const decided = sample({
  clock: readLoyaltyDismissedFx.doneData,
  source: $facts,
  fn: (facts, isDismissed) => finishStep({ ...facts, isDismissed }),
});

/**
 * FINISH ORDER navigates to this URL. At a table it does not navigate: the order is sent from here,
 * once its content is confirmed.
 */
export const finishLedTo = sample({
  clock: decided,
  filter: (step) => step !== 'table',
  fn: (step) => PATHS[step as keyof typeof PATHS],
});

sample({
  clock: decided,
  filter: (step) => step === 'table',
  fn: () => undefined,
  target: sendConfirmationRequested,
});
