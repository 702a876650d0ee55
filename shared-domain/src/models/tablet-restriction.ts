import { combine } from 'effector';
import { tabletRestriction } from '../rules/delivery/tablet-restriction';
import { $operationState, $restaurant } from './restaurant';
import { $tableLink } from './table-link';

/**
 * Reason this tablet shows its menu but cannot order; null when it can order, or before the data is
 * loaded (TABLE-08).
 */
export const $tabletRestriction = combine(
  $restaurant,
  $operationState,
  $tableLink,
  (info, operation, { mode }) => (info === null ? null : tabletRestriction(info, operation, mode)),
);
