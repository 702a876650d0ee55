import type { RestaurantInfo, ScheduleTemplate } from '../../contracts';
import { isRealDay } from './calendar';
import { minuteOf, wallMinute } from './wall-clock';

/** A span without sales, from a minute of the restaurant's clocks to another (exclusive). */
export type ClosedSpan = { from: number; until: number };
type Written = { minute: number; until: number };

const DAY_MINUTES = 1440;
const WRITTEN =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const wholeDay = (midnight: number): Written => ({
  minute: midnight,
  until: midnight + DAY_MINUTES,
});

/** The minute of an instant on the clocks of a zone; null when the text is no instant. */
function minuteAt(iso: string, timeZone: string): number | null {
  const instant = Date.parse(iso);
  return Number.isNaN(instant) ? null : wallMinute(instant, timeZone);
}

/**
 * A day or a date-time as written for the restaurant: on its own clocks unless it has a zone.
 * Midnight in an explicit zone stands for the day, since programs write a day this way. Null when
 * it is neither.
 */
function written(text: string, timeZone: string): Written | null {
  const found = WRITTEN.exec(text.trim());
  if (found === null) return null;
  const [trimmed, year, month, day, hours, minutes, seconds, zone] = found;
  if (!isRealDay(Number(year), Number(month), Number(day))) return null;
  const midnight = minuteOf(Number(year), Number(month), Number(day));
  if (hours === undefined) return wholeDay(midnight);
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds ?? 0)];
  if (hour > 24 || minute > 59 || second > 59) return null;
  const isMidnight = hour === 0 && minute === 0 && second === 0;
  if (zone !== undefined && isMidnight) return wholeDay(midnight);
  const shown =
    zone === undefined
      ? midnight + hour * 60 + minute
      : minuteAt(trimmed.replace(' ', 'T'), timeZone);
  return shown === null ? null : { minute: shown, until: second > 0 ? shown + 1 : shown };
}

/**
 * From a day's midnight or the given time, to the end of a day or the given time; an unreadable
 * bound is replaced by the other one's day.
 */
function closing(
  { startDate, endDate }: RestaurantInfo['scheduledClosingDates'][number],
  timeZone: string,
): ClosedSpan[] {
  const [from, until] = [written(startDate, timeZone), written(endDate, timeZone)];
  const known = from ?? until;
  if (known === null) return [];
  const day = wholeDay(Math.floor(known.minute / DAY_MINUTES) * DAY_MINUTES);
  return [{ from: (from ?? day).minute, until: (until ?? day).until }];
}

/** A day, also one written as its midnight; any other date-time is that one minute. */
function unavailable(text: string, timeZone: string): ClosedSpan[] {
  const known = written(text, timeZone);
  if (known === null) return [];
  const isDay = known.minute % DAY_MINUTES === 0;
  return [{ from: known.minute, until: known.minute + (isDay ? DAY_MINUTES : 1) }];
}

/** The days and minutes on which a template's hours do not apply. */
export const templateClosings = (
  template: Pick<ScheduleTemplate, 'unavailableScheduleDates'>,
  timeZone: string,
): ClosedSpan[] => template.unavailableScheduleDates.flatMap((text) => unavailable(text, timeZone));

/**
 * Spans without scheduling although the hours allow it (SCHEDULE-14); a span that ends at or before
 * its start closes nothing.
 */
export const closedSpans = (
  info: RestaurantInfo,
  template: ScheduleTemplate | null,
): ClosedSpan[] =>
  [
    ...info.scheduledClosingDates.flatMap((span) => closing(span, info.timezone)),
    ...(template === null ? [] : templateClosings(template, info.timezone)),
  ].filter(({ from, until }) => from < until);
