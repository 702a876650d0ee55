import { combine } from 'effector';
import { tabletHindrance } from '../rules/delivery/tablet-hindrance';
import { $operationState, $restaurant } from './restaurant';
import { $tableLink } from './table-link';

/**
 * Reason this tablet shows its menu but cannot order; null when it can order, or before the data is
 * loaded (TABLE-08).
 */
export const $tabletHindrance = combine(
  $restaurant,
  $operationState,
  $tableLink,
  (info, operation, { mode }) => (info === null ? null : tabletHindrance(info, operation, mode)),
);
