import { type Hours, WEEKDAYS, type Weekday } from '@storefront/shared-domain/contracts';
import { formatTime } from '@storefront/shared-domain/rules';

export type DayRow = { day: Weekday; isToday: boolean; slots: { from: string; to: string }[] };

const isWeekday = (name: string): name is Weekday => (WEEKDAYS as readonly string[]).includes(name);

/**
 * The weekday at an instant in a time zone (IANA name); without one, or with one nobody knows, on
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
 * Eight characters that no clock shows, such as '25:61:00', are no time: what begins or ends there
 * says nothing.
 */
const isTold = (...times: readonly string[]): boolean =>
  times.every((time) => formatTime(time, 'en') !== '');

/**
 * Every weekday in order with the slots in which it is open (MENU-29); a day without any is closed.
 * Times are 'HH:MM:SS'.
 */
export const weekRows = (hours: Hours, today: Weekday | null): DayRow[] =>
  WEEKDAYS.map((day) => ({
    day,
    isToday: day === today,
    slots: hours[day]
      .filter(({ isClosed, firstTime, secondTime }) => !isClosed && isTold(firstTime, secondTime))
      .map(({ firstTime, secondTime }) => ({ from: firstTime, to: secondTime })),
  }));

/** No weekday says anything, not even that it is closed. */
export const isUntold = (hours: Hours): boolean => WEEKDAYS.every((day) => hours[day].length === 0);
