import type {
  WireHours,
  WireScheduleSlot,
  WireScheduleTemplate,
  WireSlot,
  Weekday,
} from '@storefront/reference-api/plugin/restaurants';

const WEEK: Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

/** A slot from 'HH:MM' to 'HH:MM'; an end before the start means the next day. */
export const slot = (from: string, to: string, isClosed = false): WireSlot => ({
  firstTime: `${from}:00`,
  secondTime: `${to}:00`,
  isClosed,
});

/** The slot of a day without an opening and a closing. */
export const allDay = slot('00:00', '24:00');

/** Hours of a week: the slots `usual` on every day, except for the days in `other`. */
export const week = (usual: WireSlot[], other: Partial<WireHours> = {}): WireHours =>
  Object.fromEntries(WEEK.map((day) => [day, other[day] ?? usual])) as WireHours;

/** A slot for schedules, sold at the door, at the counter, or both. */
export const scheduleSlot = (
  from: string,
  to: string,
  sold: 'delivery' | 'balcony' | 'both',
): WireScheduleSlot => ({
  ...slot(from, to),
  delivery: sold !== 'balcony',
  balcony: sold !== 'delivery',
});

/**
 * Schedule template of a week: the slots `usual` on every day, except for the days with other slots
 * or none.
 */
export const scheduleWeek = (
  usual: WireScheduleSlot[],
  other: Partial<Record<Weekday, WireScheduleSlot[]>>,
  unavailableScheduleDates: string[] = [],
): WireScheduleTemplate => ({
  ...(Object.fromEntries(WEEK.map((day) => [day, other[day] ?? usual])) as Record<
    Weekday,
    WireScheduleSlot[]
  >),
  unavailableScheduleDates,
});
