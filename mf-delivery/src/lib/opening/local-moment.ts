import { localMinute } from '@storefront/shared-domain/rules';

/**
 * A moment as the restaurant's clocks show it: `day` as 'YYYY-MM-DD', `time` as 'HH:MM:SS' of a
 * whole minute.
 */
export type LocalMoment = { day: string; time: string };

/** The moment in an IANA time zone; no zone or an unknown one is the device's. */
export function localMoment(instant: Date, timeZone: string): LocalMoment {
  const [day = '', time = ''] = localMinute(instant, timeZone).split(' ');
  return { day, time: `${time}:00` };
}

/** The calendar day `count` days later, and its weekday from 0, Sunday. */
export function dayAfter(day: string, count: number): { day: string; weekday: number } {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return { day: date.toISOString().slice(0, 10), weekday: date.getUTCDay() };
}
