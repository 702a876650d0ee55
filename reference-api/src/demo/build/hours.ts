import type { WireHours, WireScheduleTemplate, WireSlot, Weekday } from '../wire/hours';

const WEEK: Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** A slot from 'HH:MM' to 'HH:MM'; an end before the start means the next day. */
export const slot = (from: string, to: string, isClosed = false): WireSlot => ({ firstTime: `${from}:00`, secondTime: `${to}:00`, isClosed });

/** The same slots on every day, but for the days that say otherwise. */
export const week = (usual: WireSlot[], other: Partial<WireHours> = {}): WireHours =>
  Object.fromEntries(WEEK.map((day) => [day, other[day] ?? usual])) as WireHours;

/** A schedule template in which every open slot serves delivery and counter alike. */
export const scheduleFrom = (hours: WireHours, unavailableScheduleDates: string[] = []): WireScheduleTemplate => ({
  ...(Object.fromEntries(WEEK.map((day) => [day, hours[day].filter((it) => !it.isClosed).map((it) => ({ ...it, delivery: true, balcony: true }))])) as
    Omit<WireScheduleTemplate, 'unavailableScheduleDates'>),
  unavailableScheduleDates,
});
