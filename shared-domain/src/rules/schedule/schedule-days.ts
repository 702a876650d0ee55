import { type DeliveryType, type RestaurantInfo, WEEKDAYS } from '../../contracts';
import { wallMinute } from './wall-clock';
import { type ClosedSpan, closedSpans } from './closed-spans';
import { type CalendarDay, daysFrom } from './day';
import { dayClock } from './day-clock';
import { startsOn } from './interval-starts';
import { endedOpening } from './next-opening';
import type { ScheduleDay, ScheduleInput, TimeSlot } from './schedule-input';

/** Minutes between times when the restaurant's own setting is invalid: the contract's default. */
const USUAL_STEP = 30;
const DAY_MINUTES = 1440;
const MAX_DAYS = 365;

const atLeastNone = (value: number): number => (value > 0 ? value : 0);

/**
 * Whole minutes from one time to the next (SCHEDULE-10); a step below a minute, above a day or
 * unreadable is half an hour.
 */
function slotStep({ scheduleSettings }: RestaurantInfo): number {
  const step = Math.floor(scheduleSettings.intervalBetweenTimes);
  return step >= 1 && step <= DAY_MINUTES ? step : USUAL_STEP;
}

/** Number of days after today (SCHEDULE-09, OPEN-101); at least 0, at most a year. */
const daysAhead = ({ scheduleSettings }: RestaurantInfo): number =>
  Math.min(Math.floor(atLeastNone(scheduleSettings.daysForward)), MAX_DAYS);

/**
 * Lead time of the kitchen in minutes before the first time (SCHEDULE-11, OPEN-100); 0 at a table.
 */
function leadMinutes(info: RestaurantInfo, type: DeliveryType): number {
  const lead: Record<DeliveryType, number> = {
    delivery: info.delivery_time_min,
    balcony: info.takeout_time,
    carTakeout: info.takeout_time,
    table: 0,
  };
  return atLeastNone(lead[type]);
}

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
