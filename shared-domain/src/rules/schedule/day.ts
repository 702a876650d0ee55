import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

const MINUTE_MS = 60_000;

/**
 * A day of the calendar: its date 'YYYY-MM-DD', its weekday (0 is Sunday), and its midnight in
 * minutes as counted by `minuteOf`.
 */
export type CalendarDay = {
  readonly date: string;
  readonly weekday: number;
  readonly midnight: number;
};

/** Days are counted in UTC, which skips and repeats no hour. */
const read = (day: dayjs.Dayjs): CalendarDay => ({
  date: day.format('YYYY-MM-DD'),
  weekday: day.day(),
  midnight: day.valueOf() / MINUTE_MS,
});

/** The day of a minute as counted by `minuteOf`, and the `count` days after it, in order. */
export function daysFrom(minute: number, count: number): CalendarDay[] {
  const first = dayjs.utc(minute * MINUTE_MS).startOf('day');
  return Array.from({ length: count + 1 }, (_, index) => read(first.add(index, 'day')));
}

/** The day `count` days after 'YYYY-MM-DD', or before it when `count` is negative. */
export const dayAfter = (date: string, count: number): CalendarDay =>
  read(dayjs.utc(date).add(count, 'day'));
