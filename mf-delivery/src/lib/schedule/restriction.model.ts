import { combine } from 'effector';
import type { DeliveryType, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $deliveryType, $operationState, $restaurant } from '@storefront/shared-domain/models';
import {
  isNowOffered,
  isScheduleRequested,
  type OperationState,
} from '@storefront/shared-domain/rules';

/**
 * Why nothing can be ordered: the restaurant is closed, or this type is outside its shift and
 * cannot be scheduled.
 */
export type Restriction = 'closed' | 'shift';

/**
 * What blocks orders of a type, now and for later; null without a restriction. Before a type is
 * chosen only the restaurant's state counts.
 */
function restrictionNow(
  info: RestaurantInfo,
  state: OperationState,
  type: DeliveryType | null,
): Restriction | null {
  if (state === 'closed') return 'closed';
  if (isScheduleRequested(info) || type === null) return null;
  return isNowOffered(info, state, type) ? null : 'shift';
}

/**
 * What blocks orders of the chosen type. Debug mode treats the restaurant as open, but does not
 * lift a shift (SHELL-55).
 */
export const $restriction = combine(
  $restaurant,
  $operationState,
  $deliveryType,
  (info, state, type) => (info === null ? null : restrictionNow(info, state, type)),
);
