import * as z from 'zod/mini';
import { flag, list } from './primitives';

export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** 'HH:MM:SS', exactly eight characters (DOMAIN-101). */
export const ClockTime = z.string().check(z.length(8), z.regex(/^\d{2}:\d{2}:\d{2}$/));

/** One opening slot (DOMAIN-012), in the restaurant's local time. */
export const HoursSlot = z.object({
  firstTime: ClockTime,
  secondTime: ClockTime,
  isClosed: flag(),
});
export type HoursSlot = z.output<typeof HoursSlot>;

/** One slot of the schedule hours template (DOMAIN-013). */
export const ScheduleSlot = z.object({
  ...HoursSlot.shape,
  delivery: flag(),
  balcony: flag(),
});

const week = <T extends z.ZodMiniType>(slot: T) =>
  z.object({
    sunday: list(slot),
    monday: list(slot),
    tuesday: list(slot),
    wednesday: list(slot),
    thursday: list(slot),
    friday: list(slot),
    saturday: list(slot),
  });

/** Opening hours, sunday to saturday (DOMAIN-012). A broken slot is dropped alone. */
export const Hours = week(HoursSlot);
export type Hours = z.output<typeof Hours>;

/** Schedule hours template (DOMAIN-013). */
export const ScheduleTemplate = z.object({
  ...week(ScheduleSlot).shape,
  unavailableScheduleDates: list(z.string()),
});
export type ScheduleTemplate = z.output<typeof ScheduleTemplate>;
