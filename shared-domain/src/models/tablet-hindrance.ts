import { combine } from 'effector';
import { tabletHindrance } from '../rules/tablet-hindrance';
import { $operationState, $restaurant } from './restaurant';
import { $tableLink } from './table-link';

/**
 * Why this tablet can show its menu and not order from it; null when it may order, or nothing is
 * known yet (TABLE-08).
 */
export const $tabletHindrance = combine(
  $restaurant,
  $operationState,
  $tableLink,
  (info, operation, { mode }) => (info === null ? null : tabletHindrance(info, operation, mode)),
);
