import { WEEKDAYS, type HoursSlot, type Weekday } from '../../contracts';
import { secondsOf } from './clock-seconds';
import type { ClosedSpan } from './closed-spans';

export const DAY_MINUTES = 1440;
const DAY_SECONDS = 86_400;

/** Slots of each weekday, of the restaurant's hours or of a part of a schedule template. */
export type WeekOfSlots = Readonly<Record<Weekday, readonly HoursSlot[]>>;

/** From a minute of the restaurant's clocks, counted by `minuteOf`, to another (exclusive). */
export type OpenSpan = { readonly from: number; readonly until: number };

/**
 * The minutes of a slot, counted from the midnight of its day: up to its end, which is on the next
 * day when it is before the start (SCHEDULE-13). A minute that begins within the slot counts as a
 * whole, so that '23:59:59' is the end of the day. Null for a slot that is marked closed, that is
 * unreadable, or whose times are equal: a whole day is '00:00:00' to '24:00:00'.
 */
export function slotMinutes({ firstTime, secondTime, isClosed }: HoursSlot): OpenSpan | null {
  const [first, second] = [secondsOf(firstTime), secondsOf(secondTime)];
  if (isClosed || first === null || second === null) return null;
  const from = Math.ceil(first / 60);
  const until = Math.ceil((second < first ? second + DAY_SECONDS : second) / 60);
  return from < until ? { from, until } : null;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** 'HH:MM:SS' of a minute since a midnight, up to '24:00:00'. */
export const clockText = (minute: number): string =>
  `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;

/** Days since 1970 of a minute of the clocks. */
export const dayOf = (minute: number): number => Math.floor(minute / DAY_MINUTES);

/** 1970 began on a Thursday. */
export const weekdayOf = (day: number): Weekday => WEEKDAYS[(((day + 4) % 7) + 7) % 7]!;

/** What is left of a span without the closed ones. */
const without = (span: OpenSpan, closed: readonly ClosedSpan[]): OpenSpan[] =>
  closed.reduce<OpenSpan[]>(
    (left, { from, until }) =>
      left.flatMap((part) =>
        [
          { from: part.from, until: Math.min(part.until, from) },
          { from: Math.max(part.from, until), until: part.until },
        ].filter((it) => it.from < it.until),
      ),
    [span],
  );

/**
 * The times in which a week is open, between two minutes of the clocks: nights continue into the next
 * day, slots that meet are one span, and nothing is open while it is closed.
 */
export function openSpans(
  week: WeekOfSlots,
  closed: readonly ClosedSpan[],
  from: number,
  until: number,
): OpenSpan[] {
  const spans: OpenSpan[] = [];
  for (let day = dayOf(from) - 1; day * DAY_MINUTES < until; day += 1)
    for (const slot of week[weekdayOf(day)]) {
      const minutes = slotMinutes(slot);
      if (minutes !== null)
        spans.push({
          from: Math.max(from, day * DAY_MINUTES + minutes.from),
          until: Math.min(until, day * DAY_MINUTES + minutes.until),
        });
    }
  const merged: OpenSpan[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (span.from >= span.until) continue;
    if (last === undefined || span.from > last.until) merged.push(span);
    else merged[merged.length - 1] = { ...last, until: Math.max(last.until, span.until) };
  }
  return merged.flatMap((span) => without(span, closed));
}

/** Whether a week is open in a minute of the clocks. */
export const isOpenIn = (
  week: WeekOfSlots,
  closed: readonly ClosedSpan[],
  minute: number,
): boolean => openSpans(week, closed, minute, minute + 1).length > 0;
