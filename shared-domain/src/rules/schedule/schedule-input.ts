import type {
  DeliveryType,
  Hours,
  RestaurantInfo,
  ScheduleTemplate,
  Weekday,
} from '../../contracts';

/**
 * Input of the schedule rules; `template` null where the restaurant has none, `now` the current
 * instant.
 */
export type ScheduleInput = {
  info: RestaurantInfo;
  hours: Hours;
  template: ScheduleTemplate | null;
  type: DeliveryType;
  now: Date;
};

/**
 * An offered time, on the restaurant's clocks: its text in the order ('YYYY-MM-DD H:MM'), and its
 * first and last minute 'HH:MM'.
 */
export type TimeSlot = { scheduleTo: string; start: string; end: string };

/** An offered day, 'YYYY-MM-DD', with its times in order; a day without times is listed too. */
export type ScheduleDay = { date: string; weekday: Weekday; slots: TimeSlot[] };
