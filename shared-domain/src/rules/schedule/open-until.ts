import type { RestaurantData } from '../../contracts';
import { closedSpans } from './closed-spans';
import { DAY_MINUTES, openSpans } from './open-spans';
import { wallMinute } from './wall-clock';

/**
 * The time at which the present opening ends, 'HH:MM:SS' on the restaurant's clocks: of its hours, or
 * by a closing before that. Null while its hours are closed, and when it ends in a day or later.
 */
export function openUntil(
  { info, hours }: Pick<RestaurantData, 'info' | 'hours'>,
  now: Date,
): string | null {
  const minute = wallMinute(now.getTime(), info.timezone);
  const [span] = openSpans(hours, closedSpans(info, null), minute, minute + DAY_MINUTES);
  if (span?.from !== minute || span.until === minute + DAY_MINUTES) return null;
  return new Date(span.until * 60_000).toISOString().slice(11, 19);
}
