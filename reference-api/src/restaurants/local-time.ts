import { isKnownZone, localMinute as minuteIn } from '@storefront/shared-domain/rules';

/**
 * The zone of a record as the server reads it: one that nobody knows is UTC, whatever zone the
 * server itself keeps.
 */
export const servedZone = (timeZone: string): string => (isKnownZone(timeZone) ? timeZone : 'UTC');

/**
 * An instant as the restaurant's clocks show it, 'YYYY-MM-DD HH:MM'; an unknown zone is UTC. Texts
 * of this form compare by time.
 */
export const localMinute = (instant: Date, timeZone: string): string =>
  minuteIn(instant, servedZone(timeZone));

/** The restaurant's day of an instant, 'YYYY-MM-DD'. */
export const localDay = (instant: Date, timeZone: string): string =>
  localMinute(instant, timeZone).slice(0, 10);
