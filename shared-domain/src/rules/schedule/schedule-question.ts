import type { DeliveryType, RestaurantInfo, ScheduleChoice } from '../../contracts';
import type { OperationState } from '../operation-state';

/**
 * Whether the customer is asked when the food is wanted: wherever orders can be scheduled. Else it
 * is now, at a table as elsewhere (SCHEDULE-06).
 */
export const isScheduleAsked = (info: RestaurantInfo): boolean => info.scheduleSettings.enable;

/**
 * Whether an order of a type is taken right now: never while the restaurant is closed
 * (SCHEDULE-03), else by its shift (SCHEDULE-04). Debug mode counts as open and lifts no shift.
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
 * Whether an order may only be paid online: a scheduled one, where the restaurant says so
 * (SCHEDULE-15).
 */
export const isPaidOnlineOnly = (info: RestaurantInfo, choice: ScheduleChoice | null): boolean =>
  info.scheduleSettings.onlyWithOnlinePayment && choice?.kind === 'later';

/** Whether 'now' or a time is settled (DELIVERY-23); a continued cart was asked before. */
export const isScheduleSettled = (
  info: RestaurantInfo,
  choice: ScheduleChoice | null,
  isCartRecovering: boolean,
): boolean => !isScheduleAsked(info) || choice !== null || isCartRecovering;
