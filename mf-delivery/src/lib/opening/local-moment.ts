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
