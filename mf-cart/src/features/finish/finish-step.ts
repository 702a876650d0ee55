import type { OperationState } from '@storefront/shared-domain/rules';

/**
 * What decides where FINISH ORDER leads. `isInvited`: the restaurant has a loyalty program;
 * `isDismissed`: within a week.
 */
export type FinishInput = {
  readonly operation: OperationState;
  readonly isAtTable: boolean;
  readonly isLoggedIn: boolean;
  readonly isInvited: boolean;
  readonly isDismissed: boolean;
};
export type FinishStep = 'closed' | 'table' | 'loyalty' | 'delivery';

/** Where FINISH ORDER leads: the first step that applies (CART-20 to CART-23). */
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
