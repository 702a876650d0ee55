import type { Hours, Weekday } from '@storefront/shared-domain/contracts';
import { shownSlots, WEEKDAYS, type ShownSlot } from '@storefront/shared-domain/menu-rules';

export type DayRow = { day: Weekday; isToday: boolean; slots: ShownSlot[] };

const isWeekday = (name: string): name is Weekday => (WEEKDAYS as readonly string[]).includes(name);

/**
 * The weekday at an instant in a time zone (IANA name); without a zone, or with an invalid one, by
 * the device's calendar.
 */
export function weekdayAt(instant: Date, timeZone: string): Weekday | null {
  const name = (zone: string | undefined): string =>
    new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: zone })
      .format(instant)
      .toLowerCase();
  try {
    const day = name(timeZone === '' ? undefined : timeZone);
    return isWeekday(day) ? day : null;
  } catch {
    const day = name(undefined);
    return isWeekday(day) ? day : null;
  }
}

/**
 * All weekdays in order with their opening slots (MENU-29); a day without slots is closed. Times
 * are 'HH:MM:SS'.
 */
export const weekRows = (hours: Hours, today: Weekday | null): DayRow[] =>
  WEEKDAYS.map((day) => ({ day, isToday: day === today, slots: shownSlots(hours[day]) }));

/** No weekday has data, not even that it is closed. */
export const hasNoHours = (hours: Hours): boolean =>
  WEEKDAYS.every((day) => hours[day].length === 0);
