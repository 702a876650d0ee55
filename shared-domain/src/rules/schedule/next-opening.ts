import type { RestaurantData } from '../../contracts';
import { closedSpans, type ClosedSpan } from './closed-spans';
import { dayClock } from './day-clock';
import { DAY_MINUTES, dayOf, isOpenIn, openSpans, slotMinutes, weekdayOf } from './open-spans';
import { wallMinute } from './wall-clock';

/** The record as published: `is_closed` is the present state, of its flag or of its hours. */
type Record = Pick<RestaurantData, 'info' | 'hours'>;

/** The next opening: `daysAhead` from today, at 'HH:MM:SS' of the day 'YYYY-MM-DD' on its clocks. */
export type NextOpening = { daysAhead: number; day: string; time: string };

/** Longest announced closing whose end is found. */
const LOOK_AHEAD = 60 * DAY_MINUTES;

/** The first start of a slot after a minute; a slot that begins while another one lasts counts. */
function nextStart({ hours }: Record, minute: number): number | null {
  const today = dayOf(minute);
  const starts = Array.from({ length: 9 }, (_, ahead) => today - 1 + ahead).flatMap((day) =>
    hours[weekdayOf(day)].flatMap((slot) => {
      const minutes = slotMinutes(slot);
      const start = minutes === null ? minute : day * DAY_MINUTES + minutes.from;
      return start > minute ? [start] : [];
    }),
  );
  return starts.length === 0 ? null : Math.min(...starts);
}

/**
 * The rest of an opening that the restaurant has ended by its own flag, up to its next one: it sells
 * nothing in it, for now or for later. Empty while it is open, or closed by its hours.
 */
export function endedOpening(record: Record, instant: number): ClosedSpan[] {
  const { info, hours } = record;
  if (!info.is_closed) return [];
  const minute = wallMinute(instant, info.timezone);
  if (!isOpenIn(hours, closedSpans(info, null), minute)) return [];
  return [{ from: minute, until: nextStart(record, minute) ?? minute + DAY_MINUTES }];
}

/** The first minute from this one on that the clocks show: they may be set forward. */
function shownFrom(minute: number, timeZone: string): number {
  let shown = minute;
  while (dayClock(dayOf(shown) * DAY_MINUTES, timeZone)(shown) === null) shown += 1;
  return shown;
}

/** The next opening of a closed restaurant; null while it is open, and without one within 60 days. */
export function nextOpening(record: Record, now: Date): NextOpening | null {
  const { info, hours } = record;
  const minute = wallMinute(now.getTime(), info.timezone);
  const closed = [...closedSpans(info, null), ...endedOpening(record, now.getTime())];
  const [next] = openSpans(hours, closed, minute, minute + LOOK_AHEAD);
  if (next === undefined || next.from === minute) return null;
  const opens = shownFrom(next.from, info.timezone);
  const [day, time = ''] = new Date(opens * 60_000).toISOString().slice(0, 19).split('T');
  return { daysAhead: dayOf(opens) - dayOf(minute), day: day!, time };
}
