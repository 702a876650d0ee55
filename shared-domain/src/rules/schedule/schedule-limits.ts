import type { DeliveryType, RestaurantInfo } from '../../contracts';

/** Minutes between times when the restaurant's own setting is invalid: the contract's default. */
const USUAL_STEP = 30;
const DAY_MINUTES = 1440;
const MAX_DAYS = 365;

const atLeastNone = (value: number): number => (value > 0 ? value : 0);

/**
 * Whole minutes from one time to the next (SCHEDULE-10); a step below a minute, above a day or
 * unreadable is half an hour.
 */
export function slotStep({ scheduleSettings }: RestaurantInfo): number {
  const step = Math.floor(scheduleSettings.intervalBetweenTimes);
  return step >= 1 && step <= DAY_MINUTES ? step : USUAL_STEP;
}

/** Number of days after today (SCHEDULE-09, OPEN-101); at least 0, at most a year. */
export const daysAhead = ({ scheduleSettings }: RestaurantInfo): number =>
  Math.min(Math.floor(atLeastNone(scheduleSettings.daysForward)), MAX_DAYS);

/**
 * Lead time of the kitchen in minutes before the first time (SCHEDULE-11, OPEN-100); 0 at a table.
 */
export function leadMinutes(info: RestaurantInfo, type: DeliveryType): number {
  const lead: Record<DeliveryType, number> = {
    delivery: info.delivery_time_min,
    balcony: info.takeout_time,
    carTakeout: info.takeout_time,
    table: 0,
  };
  return atLeastNone(lead[type]);
}
