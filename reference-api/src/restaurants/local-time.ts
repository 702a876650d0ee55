import { isKnownZone, localMinute as minuteIn } from '@storefront/shared-domain/rules';

/** The time zone of a record; an unknown one is UTC, whatever the server's own time zone. */
const servedZone = (timeZone: string): string => (isKnownZone(timeZone) ? timeZone : 'UTC');

/**
 * An instant in the restaurant's time zone, 'YYYY-MM-DD HH:MM'; an unknown zone is UTC. Texts of
 * this form compare by time.
 */
export const localMinute = (instant: Date, timeZone: string): string =>
  minuteIn(instant, servedZone(timeZone));

/** The restaurant's day of an instant, 'YYYY-MM-DD'. */
export const localDay = (instant: Date, timeZone: string): string =>
  localMinute(instant, timeZone).slice(0, 10);
