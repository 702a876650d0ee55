import type { DeliveryType, RestaurantInfo, ScheduleChoice } from '../../contracts';
import type { OperationState } from './operation-state';

/**
 * Whether the customer has to choose a time: wherever orders can be scheduled. Otherwise the time
 * is 'now', at a table as elsewhere (SCHEDULE-06).
 */
export const isScheduleRequested = (info: RestaurantInfo): boolean => info.scheduleSettings.enable;

/**
 * Whether an order of a type is accepted right now: never while the restaurant is closed
 * (SCHEDULE-03), else by its shift (SCHEDULE-04). Debug mode counts as open but does not disable
 * shifts.
 */
export function isNowOffered(
  info: RestaurantInfo,
  state: OperationState,
  type: DeliveryType,
): boolean {
  const inShift: Record<DeliveryType, boolean> = {
    delivery: info.shift_has_delivery,
    balcony: info.shift_has_takeout,
    carTakeout: info.has_car_takeout,
    table: true,
  };
  return state === 'open' && inShift[type];
}

/**
 * Whether an order may only be paid online: a scheduled one, where the restaurant requires it
 * (SCHEDULE-15).
 */
export const isPaidOnlineOnly = (info: RestaurantInfo, choice: ScheduleChoice | null): boolean =>
  info.scheduleSettings.onlyWithOnlinePayment && choice?.kind === 'later';

/** Whether 'now' or a time is chosen (DELIVERY-23); a recovered cart needs no second choice. */
export const isScheduleSettled = (
  info: RestaurantInfo,
  choice: ScheduleChoice | null,
  isCartRecovering: boolean,
): boolean => !isScheduleRequested(info) || choice !== null || isCartRecovering;
