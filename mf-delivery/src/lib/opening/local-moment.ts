import { localMinute } from '@storefront/shared-domain/rules';

/**
 * A moment in the restaurant's local time: `day` as 'YYYY-MM-DD', `time` as 'HH:MM:SS' of a whole
 * minute.
 */
export type LocalMoment = { day: string; time: string };

/** The moment in an IANA time zone; without a zone, or with an unknown one, in the device's. */
export function localMoment(instant: Date, timeZone: string): LocalMoment {
  const [day = '', time = ''] = localMinute(instant, timeZone).split(' ');
  return { day, time: `${time}:00` };
}

/** The calendar day `count` days later, and its weekday (0 is Sunday). */
export function dayAfter(day: string, count: number): { day: string; weekday: number } {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return { day: date.toISOString().slice(0, 10), weekday: date.getUTCDay() };
}
