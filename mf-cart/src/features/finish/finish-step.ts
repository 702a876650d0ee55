import type { OperationState } from '@storefront/shared-domain/rules';

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
