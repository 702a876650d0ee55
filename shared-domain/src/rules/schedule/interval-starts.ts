import { WEEKDAYS, type DeliveryType, type HoursSlot, type Weekday } from '../../contracts';
import { secondsOf } from './clock-seconds';
import type { ScheduleInput } from './schedule-input';

const DAY_MINUTES = 1440;
const DAY_SECONDS = 86_400;

/**
 * Starts within an interval, in minutes since the midnight of its day: from the first whole minute
 * in equal steps, before its end (SCHEDULE-10, SCHEDULE-12). An end before the start is on the next
 * day (SCHEDULE-13). An interval of two equal times is empty: a whole day is '00:00:00' to
 * '24:00:00'.
 */
function startsWithin({ firstTime, secondTime }: HoursSlot, step: number): number[] {
  const [from, to] = [secondsOf(firstTime), secondsOf(secondTime)];
  if (from === null || to === null) return [];
  const first = Math.ceil(from / 60);
  const end = (to < from ? to + DAY_SECONDS : to) / 60;
  return Array.from(
    { length: Math.max(0, Math.ceil((end - first) / step)) },
    (_, index) => first + index * step,
  );
}

/**
 * Intervals of a weekday in which a type is sold (OPEN-100). A template has no setting for tables:
 * there the restaurant's own hours apply.
 */
function findIntervals(
  weekday: Weekday,
  { hours, template, type }: ScheduleInput,
): readonly HoursSlot[] {
  if (template === null || type === 'table') return hours[weekday];
  const flag: Record<Exclude<DeliveryType, 'table'>, 'delivery' | 'balcony'> = {
    delivery: 'delivery',
    balcony: 'balcony',
    carTakeout: 'balcony',
  };
  return template[weekday].filter((interval) => interval[flag[type]]);
}

/**
 * Starts on a weekday (from 0, Sunday) in minutes since its midnight, each once, in order;
 * intervals of the evening before continue after midnight.
 */
export function startsOn(weekday: number, input: ScheduleInput, step: number): number[] {
  const begun = (day: number) =>
    findIntervals(WEEKDAYS[(day + 7) % 7]!, input)
      .filter(({ isClosed }) => !isClosed)
      .flatMap((interval) => startsWithin(interval, step));
  const today = begun(weekday).filter((start) => start < DAY_MINUTES);
  const sinceYesterday = begun(weekday - 1)
    .filter((start) => start >= DAY_MINUTES)
    .map((start) => start - DAY_MINUTES);
  return [...new Set([...sinceYesterday, ...today])].sort((a, b) => a - b);
}
