import fc from 'fast-check';
import { WEEKDAYS, type HoursSlot, type Weekday } from '../../contracts';
import { anySchedule } from '../../testing/any-schedule';
import { randomRuns } from '../../testing/random-runs';
import { dayShown, firstInstants, slowOffer } from '../../testing/slow-schedule';
import { isTimeOffered, scheduleDays } from './schedule-days';
import type { ScheduleDay, ScheduleInput, TimeSlot } from './schedule-input';

/** Random schedules of each property; 20,000 in total. */
const ALL = 20_000;
const RUNS = {
  days: randomRuns(3200),
  lead: randomRuns(3400),
  closings: randomRuns(1800),
  intervals: randomRuns(4600),
  starts: randomRuns(4800),
  slow: randomRuns(1800),
  offered: randomRuns(500),
};
const seen = { schedules: 0, slots: 0, afterMidnight: 0, onChange: 0, cut: 0 };

const DAY = 1440;
const minutes = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const dayNumber = ({ date }: { date: string }): number =>
  Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const stepOf = ({ info }: ScheduleInput): number =>
  info.scheduleSettings.intervalBetweenTimes || 30;
const leadOf = ({ info, type }: ScheduleInput): number =>
  ({
    delivery: info.delivery_time_min,
    balcony: info.takeout_time,
    carTakeout: info.takeout_time,
    table: 0,
  })[type];
const timesOf = (days: ScheduleDay[]): string[] =>
  days.flatMap(({ slots }) => slots.map(({ scheduleTo }) => scheduleTo));

/** Searches for violations in this number of random schedules and their offered days. */
function never(
  runs: number,
  wrong: (input: ScheduleInput, days: ScheduleDay[]) => readonly unknown[],
): void {
  let checked = 0;
  fc.assert(
    fc.property(anySchedule, (input) => {
      const days = scheduleDays(input);
      const found = wrong(input, days);
      checked += 1;
      seen.schedules += 1;
      seen.slots += timesOf(days).length;
      if (found.length > 0) throw new Error(`wrong: ${JSON.stringify(found)}`);
    }),
    { numRuns: runs },
  );
  expect(checked).toBe(runs);
}

type At = { slot: TimeSlot; day: number; minute: number };

/** The times for which `isWrong` is true; `on` prepares a day. */
const timesThat = <T>(
  days: ScheduleDay[],
  on: (day: number) => T,
  isWrong: (at: At, prepared: T) => boolean,
): string[] =>
  days.flatMap((it) => {
    const day = dayNumber(it);
    const prepared = on(day);
    return it.slots
      .filter((slot) => isWrong({ slot, day, minute: minutes(slot.start) }, prepared))
      .map(({ scheduleTo }) => scheduleTo);
  });

test(`[SCHEDULE-09] [OPEN-100] [OPEN-101] the days are today and the ones after it (${RUNS.days} schedules)`, () => {
  never(RUNS.days, (input, days) => {
    const today = dayShown(input.now.getTime(), input.info.timezone);
    const isRight = (it: ScheduleDay, index: number) =>
      dayNumber(it) === today + index &&
      it.weekday === WEEKDAYS[(today + index + 4) % 7] &&
      it.slots.every(({ scheduleTo }) => scheduleTo.startsWith(it.date));
    return days.length === input.info.scheduleSettings.daysForward + 1
      ? days.filter((it, index) => !isRight(it, index))
      : [days.length];
  });
});

test(`[SCHEDULE-11] no time is past, before the lead time, or skipped by the clocks (${RUNS.lead} schedules)`, () => {
  never(RUNS.lead, (input, days) => {
    const earliest = input.now.getTime() + leadOf(input) * 60_000;
    return timesThat(
      days,
      (day) => firstInstants(day, input.info.timezone),
      ({ minute }, instants) => instants[minute]! * 60_000 < earliest,
    );
  });
});

/** A written moment as minutes since 1970; a day as an end is the end of that day. */
const bound = (text: string, isEnd: boolean): number =>
  Date.parse(`${text.slice(0, 10)}T${text.slice(11, 16) || '00:00'}Z`) / 60_000 +
  (isEnd && text.length === 10 ? DAY : 0);

test(`[SCHEDULE-14] no time overlaps a closing or an unavailable date (${RUNS.closings} schedules)`, () => {
  never(RUNS.closings, (input, days) => {
    const shut = [
      ...input.info.scheduledClosingDates.map(
        ({ startDate, endDate }) => [bound(startDate, false), bound(endDate, true)] as const,
      ),
      ...(input.template?.unavailableScheduleDates ?? []).map(
        (out) =>
          [
            bound(out, false),
            bound(out, false) + (out.length === 10 || out.endsWith('00:00:00') ? DAY : 1),
          ] as const,
      ),
    ].filter(([from, until]) => from < until);
    const step = stepOf(input);
    const isShut = ({ day, minute }: At) =>
      shut.some(([from, until]) => day * DAY + minute < until && day * DAY + minute + step > from);
    const open = {
      ...input,
      template: input.template && { ...input.template, unavailableScheduleDates: [] },
      info: { ...input.info, scheduledClosingDates: [] },
    };
    seen.cut +=
      shut.length > 0 && timesThat(scheduleDays(open), () => null, isShut).length > 0 ? 1 : 0;
    return timesThat(days, () => null, isShut);
  });
});

type Span = { from: number; until: number };

/**
 * The intervals of a type that may contain a minute of a day: those of the day itself, and those
 * that began the day before.
 */
function spansOn(day: number, { hours, template, type }: ScheduleInput): Span[] {
  const sold = (name: Weekday): HoursSlot[] =>
    (template && type !== 'table'
      ? template[name].filter((it) => (type === 'delivery' ? it.delivery : it.balcony))
      : hours[name]
    ).filter(({ isClosed }) => !isClosed);
  const spans = (at: number): Span[] =>
    sold(WEEKDAYS[(at + 4) % 7]!)
      .filter(({ secondTime }) => secondTime !== 'late')
      .map(({ firstTime, secondTime }) => ({
        from: at * DAY + minutes(firstTime),
        until:
          (secondTime < firstTime ? at + 1 : at) * DAY +
          minutes(secondTime) +
          Number(secondTime.slice(6)) / 60,
      }));
  return [...spans(day), ...spans(day - 1)];
}

test(`[SCHEDULE-10] [SCHEDULE-12] [SCHEDULE-13] times lie in open intervals (${RUNS.intervals} schedules)`, () => {
  never(RUNS.intervals, (input, days) => {
    const step = stepOf(input);
    const holder = ({ day, minute }: At, spans: Span[]) =>
      spans.find(
        ({ from, until }) =>
          day * DAY + minute >= from &&
          day * DAY + minute < until &&
          (day * DAY + minute - from) % step === 0,
      );
    const isNight = (at: At, spans: Span[]) => (holder(at, spans)?.from ?? Infinity) < at.day * DAY;
    seen.afterMidnight += timesThat(days, (day) => spansOn(day, input), isNight).length > 0 ? 1 : 0;
    return timesThat(
      days,
      (day) => spansOn(day, input),
      (at, spans) => holder(at, spans) === undefined,
    );
  });
});

test(`[SCHEDULE-10] starts are in order, each once, and a time ends one step later (${RUNS.starts} schedules)`, () => {
  never(RUNS.starts, (input, days) => {
    const step = stepOf(input);
    const unordered = days.flatMap(({ slots }) =>
      slots.filter(({ start }, index) => index > 0 && start <= slots[index - 1]!.start),
    );
    return [
      ...unordered,
      ...timesThat(
        days,
        () => null,
        ({ slot: { scheduleTo, start, end }, minute }) =>
          (minute + step) % DAY !== minutes(end) || scheduleTo.slice(11).padStart(5, '0') !== start,
      ),
    ];
  });
});

const isChangeDay = (day: number, zone: string): boolean =>
  new Set([0, 720, 1439].map((minute) => firstInstants(day, zone)[minute]! - minute)).size > 1;

test(
  `[SCHEDULE-08] [SCHEDULE-09] [SCHEDULE-10] [SCHEDULE-11] [SCHEDULE-12] [SCHEDULE-13] ` +
    `[SCHEDULE-14] the times are those found minute by minute, also when clocks change (${RUNS.slow} schedules)`,
  () => {
    never(RUNS.slow, (input, days) => {
      const isChange = (it: ScheduleDay) => isChangeDay(dayNumber(it), input.info.timezone);
      seen.onChange += days.some(isChange) ? 1 : 0;
      const [found, slow] = [timesOf(days), slowOffer(input)];
      return found.join() === slow.join() ? [] : [{ found, slow }];
    });
  },
);

test(`a time is offered exactly when it is among the days' times (${RUNS.offered} schedules)`, () => {
  never(RUNS.offered, (input, days) => {
    const times = timesOf(days);
    const near = times
      .slice(0, 3)
      .flatMap((time) => [
        time,
        time.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
        ` ${time}`,
      ]);
    const requested = [
      ...near,
      `${new Date(input.now).toISOString().slice(0, 10)} 12:00`,
      '',
      'soon',
    ];
    return requested.filter((time) => isTimeOffered(time, input) !== times.includes(time));
  });
});

/**
 * Checks that the random schedules cover the relevant cases; counted over all properties, in any
 * order of the tests.
 */
afterAll(() => {
  expect(seen.schedules).toBeGreaterThanOrEqual(randomRuns(ALL));
  expect(seen.slots).toBeGreaterThan(randomRuns(10 * ALL));
  expect(Object.entries(seen).filter(([, count]) => count < randomRuns(100))).toEqual([]);
});
