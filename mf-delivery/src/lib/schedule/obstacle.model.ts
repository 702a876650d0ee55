import { combine } from 'effector';
import type { DeliveryType, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $deliveryType, $operationState, $restaurant } from '@storefront/shared-domain/models';
import {
  isNowOffered,
  isScheduleAsked,
  type OperationState,
} from '@storefront/shared-domain/rules';

/**
 * Why nothing can be ordered at all: the restaurant is closed, or this type is outside its shift
 * and cannot be scheduled.
 */
export type Obstacle = 'closed' | 'shift';

/**
 * What keeps a type from being ordered, now or for later; null is nothing. Before a type is chosen
 * only the restaurant counts.
 */
function obstacleNow(
  info: RestaurantInfo,
  state: OperationState,
  type: DeliveryType | null,
): Obstacle | null {
  if (state === 'closed') return 'closed';
  if (isScheduleAsked(info) || type === null) return null;
  return isNowOffered(info, state, type) ? null : 'shift';
}

/**
 * What keeps the chosen type from being ordered. To debug mode the restaurant is open; a shift it
 * does not lift (SHELL-55).
 */
export const $obstacle = combine(
  $restaurant,
  $operationState,
  $deliveryType,
  (info, state, type) => (info === null ? null : obstacleNow(info, state, type)),
);
