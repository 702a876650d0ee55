import { WEEKDAYS } from '../../contracts';
import { wallMinute } from './wall-clock';
import { closedSpans, type ClosedSpan } from './closed-spans';
import { daysFrom, type CalendarDay } from './day';
import { dayClock } from './day-clock';
import { startsOn } from './interval-starts';
import { endedOpening } from './next-opening';
import type { ScheduleDay, ScheduleInput, TimeSlot } from './schedule-input';
import { daysAhead, leadMinutes, slotStep } from './schedule-limits';

const MINUTE_MS = 60_000;

const two = (value: number): string => String(value).padStart(2, '0');
const toClock = (minute: number): string =>
  `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;

/** `start` in minutes since the midnight of `date`. */
const slotAt = (date: string, start: number, step: number): TimeSlot => ({
  scheduleTo: `${date} ${Math.floor(start / 60)}:${two(start % 60)}`,
  start: toClock(start),
  end: toClock(start + step),
});

/** The offered days: today on the restaurant's clocks and the days after it. */
const offeredDays = ({ info, now }: ScheduleInput): CalendarDay[] =>
  daysFrom(wallMinute(now.getTime(), info.timezone), daysAhead(info));

/** Spans without any time: closings, and the rest of an opening that the restaurant has ended. */
const closedFor = (input: ScheduleInput): ClosedSpan[] => [
  ...closedSpans(input.info, input.template),
  ...endedOpening(input, input.now.getTime()),
];

function timesOn(
  { date, weekday, midnight }: CalendarDay,
  input: ScheduleInput,
  closed: readonly ClosedSpan[],
): ScheduleDay {
  const { info, type, now } = input;
  const step = slotStep(info);
  const earliest = now.getTime() + leadMinutes(info, type) * MINUTE_MS;
  const instantOf = dayClock(midnight, info.timezone);
  const isOffered = (start: number): boolean => {
    const minute = midnight + start;
    const instant = instantOf(minute);
    return (
      instant !== null &&
      instant * MINUTE_MS >= earliest &&
      !closed.some(({ from, until }) => minute < until && minute + step > from)
    );
  };
  return {
    date,
    weekday: WEEKDAYS[weekday]!,
    slots: startsOn(weekday, input, step)
      .filter(isOffered)
      .map((start) => slotAt(date, start, step)),
  };
}

/**
 * Times an order can be scheduled for (SCHEDULE-09 … SCHEDULE-14, OPEN-100, OPEN-101): today and
 * the days after it on the restaurant's clocks, each with its times in order, empty days too. A
 * time is a start and the minutes to the next one. Does not check whether scheduling is enabled
 * (`isScheduleRequested`). The whole rule: docs/rules/schedules.md.
 */
export function scheduleDays(input: ScheduleInput): ScheduleDay[] {
  const closed = closedFor(input);
  return offeredDays(input).map((day) => timesOn(day, input, closed));
}

/**
 * Whether a time in the format of the order ('YYYY-MM-DD H:MM') is offered: exactly when it is
 * among the slots of `scheduleDays`.
 */
export function isTimeOffered(scheduleTo: string, input: ScheduleInput): boolean {
  const day = offeredDays(input).find(({ date }) => date === scheduleTo.slice(0, 10));
  return (
    day !== undefined &&
    timesOn(day, input, closedFor(input)).slots.some((slot) => slot.scheduleTo === scheduleTo)
  );
}

/** The first day with a time, which the page preselects (SCHEDULE-08); null when no day has one. */
export const firstDayWithSlots = (days: readonly ScheduleDay[]): ScheduleDay | null =>
  days.find(({ slots }) => slots.length > 0) ?? null;
