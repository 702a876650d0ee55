import fc from 'fast-check';
import { WEEKDAYS } from '../../contracts';
import { anySchedule } from '../../testing/any-schedule';
import { randomRuns } from '../../testing/random-runs';
import { dayShown, firstInstants, slowOffer } from '../../testing/slow-schedule';
import { isTimeOffered, scheduleDays } from './schedule-days';
import type { ScheduleDay, ScheduleInput } from './schedule-input';

/** Random schedules of each property. */
const RUNS = { days: randomRuns(1600), slow: randomRuns(2400), offered: randomRuns(500) };
const ALL = RUNS.days + RUNS.slow + RUNS.offered;
const seen = { schedules: 0, slots: 0, afterMidnight: 0, onChange: 0, closed: 0 };

const DAY = 1440;
const minutes = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const dayNumber = ({ date }: { date: string }): number =>
  Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const stepOf = ({ info }: ScheduleInput): number =>
  info.scheduleSettings.intervalBetweenTimes || 30;
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

test(`[SCHEDULE-09] [OPEN-100] [OPEN-101] days from today on, times in order (${RUNS.days} schedules)`, () => {
  never(RUNS.days, (input, days) => {
    const today = dayShown(input.now.getTime(), input.info.timezone);
    const step = stepOf(input);
    const isRight = (scheduleDay: ScheduleDay, index: number) =>
      dayNumber(scheduleDay) === today + index &&
      scheduleDay.weekday === WEEKDAYS[(today + index + 4) % 7] &&
      scheduleDay.slots.every(
        ({ scheduleTo, start, end }, at) =>
          scheduleTo.startsWith(scheduleDay.date) &&
          scheduleTo.slice(11).padStart(5, '0') === start &&
          (minutes(start) + step) % DAY === minutes(end) &&
          (at === 0 || start > scheduleDay.slots[at - 1]!.start),
      );
    return days.length === input.info.scheduleSettings.daysForward + 1
      ? days.filter((day, index) => !isRight(day, index))
      : [days.length];
  });
});

const isChangeDay = (day: number, zone: string): boolean =>
  new Set([0, 720, 1439].map((minute) => firstInstants(day, zone)[minute]! - minute)).size > 1;

test(
  `[SCHEDULE-08] [SCHEDULE-09] [SCHEDULE-10] [SCHEDULE-11] [SCHEDULE-12] [SCHEDULE-13] ` +
    `[SCHEDULE-14] the times are those found minute by minute, also when clocks change (${RUNS.slow} schedules)`,
  () => {
    never(RUNS.slow, (input, days) => {
      const isChange = (scheduleDay: ScheduleDay) =>
        isChangeDay(dayNumber(scheduleDay), input.info.timezone);
      seen.onChange += days.some(isChange) ? 1 : 0;
      const { scheduledClosingDates } = input.info;
      seen.closed +=
        scheduledClosingDates.length > 0 && days.some(({ slots }) => slots.length === 0) ? 1 : 0;
      seen.afterMidnight += days.some(({ slots }) => slots.some(({ start }) => start < '04:00'))
        ? 1
        : 0;
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

/** The random schedules cover the relevant cases; counted over all properties, in any order. */
afterAll(() => {
  expect(seen.schedules).toBe(ALL);
  expect(seen.slots).toBeGreaterThan(10 * ALL);
  expect(Object.entries(seen).filter(([, count]) => count < RUNS.slow / 24)).toEqual([]);
});
