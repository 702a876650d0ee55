import type {
  DeliveryType,
  Hours,
  RestaurantInfo,
  ScheduleTemplate,
  Weekday,
} from '../../contracts';

/**
 * What decides when an order can be scheduled for; `template` null where the restaurant has none,
 * `now` the instant it is asked.
 */
export type ScheduleInput = {
  info: RestaurantInfo;
  hours: Hours;
  template: ScheduleTemplate | null;
  type: DeliveryType;
  now: Date;
};

/**
 * A time on offer, on the restaurant's clocks: what the order says ('YYYY-MM-DD H:MM'), and its
 * first and last minute 'HH:MM'.
 */
export type TimeSlot = { scheduleTo: string; start: string; end: string };

/**
 * A day on offer, 'YYYY-MM-DD', with its times in their order; a day without times is listed too.
 */
export type ScheduleDay = { date: string; weekday: Weekday; slots: TimeSlot[] };
