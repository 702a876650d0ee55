import type {
  DeliveryType,
  OrderDetails,
  RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import {
  availableDeliveryTypes,
  isMenuBlocked,
  operationState,
} from '@storefront/shared-domain/rules';
import type { OrderProblem } from './order-problem';

/** The call that placed the order (API-04, API-05). */
export type OrderCall = 'order' | 'table';

/** The type of an order: a drive-thru is sent as balcony with a flag (DELIVERY-11). */
export const typeOf = ({ deliveryType, carTakeout }: OrderDetails): DeliveryType =>
  deliveryType === 'balcony' && carTakeout ? 'carTakeout' : deliveryType;

/**
 * Violations: a drive-thru by its own name, the flag on another type, a table by the wrong call, or
 * a type the restaurant does not offer. An order by a table's code only requires self-service
 * (TABLE-08): `no_table` removes the table only from the choice of types (OPEN-046).
 */
export function typeProblem(
  details: OrderDetails,
  info: RestaurantInfo,
  call: OrderCall,
  isLinked: boolean,
): OrderProblem | null {
  if (details.carTakeout && details.deliveryType !== 'balcony')
    return { kind: 'type-not-offered', path: 'details.carTakeout' };
  const fits =
    (details.deliveryType === 'table') === (call === 'table') &&
    details.deliveryType !== 'carTakeout';
  const isOffered =
    fits &&
    (isLinked
      ? info.table_self_service_enabled
      : availableDeliveryTypes(info, false).includes(typeOf(details)));
  return isOffered ? null : { kind: 'type-not-offered', path: 'details.deliveryType' };
}

/**
 * A blocked or closed restaurant accepts no orders; one that is open for schedules accepts only
 * scheduled ones (SHELL-57). The client's debug mode has no effect.
 */
export function closedProblem(
  details: OrderDetails,
  info: RestaurantInfo,
  isLinked: boolean,
): OrderProblem | null {
  if (isMenuBlocked(info, isLinked)) return { kind: 'restaurant-blocked' };
  const state = operationState(info, false);
  const takesIt = state === 'open' || (state === 'openForSchedule' && details.schedule);
  return takesIt ? null : { kind: 'restaurant-closed' };
}
