import { combine } from 'effector';
import type { DeliveryType, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $debugMode, $deliveryType, $operationState, $restaurant } from '@storefront/shared-domain/models';
import type { OperationState } from '@storefront/shared-domain/rules';

/** Why nothing can be ordered for now: the restaurant is closed, or this type is outside its shift. */
export type Obstacle = 'closed' | 'shift';

/** Whether an order of this type is taken right now (SCHEDULE-04); null is yes. Before a type is chosen only the restaurant counts. */
export function obstacleNow(info: RestaurantInfo, state: OperationState, type: DeliveryType | null): Obstacle | null {
  if (state !== 'open') return 'closed';
  const inShift = { delivery: info.shift_has_delivery, balcony: info.shift_has_takeout, carTakeout: info.has_car_takeout, table: true };
  return type === null || inShift[type] ? null : 'shift';
}

/** What keeps the chosen type from being ordered now; debug mode is always open for everything it shows. */
export const $obstacle = combine($restaurant, $operationState, $deliveryType, $debugMode, (info, state, type, debug) =>
  (info === null || debug ? null : obstacleNow(info, state, type)));
