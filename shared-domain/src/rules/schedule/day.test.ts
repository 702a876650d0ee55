import fc from 'fast-check';
import { randomRuns } from '../../testing/random-runs';
import { dayAfter, daysFrom } from './day';
import { minuteOf } from './wall-clock';

const DAY = 1440;
const MINUTE_MS = 60_000;
/** Random days of each property; 100,000 in total. */
const RUNS = { after: randomRuns(60_000), from: randomRuns(40_000) };

/** A day by the arithmetic of `Date` in UTC, for comparison. */
const plainDay = (minute: number) => {
  const midnight = Math.floor(minute / DAY) * DAY;
  const date = new Date(midnight * MINUTE_MS);
  return { date: date.toISOString().slice(0, 10), weekday: date.getUTCDay(), midnight };
};
const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
/** Minutes of the years 100 to 9800; dayjs reads the years 0 to 99 as 1900 to 1999. */
const anyMinute = fc.integer({ min: minuteOf(100, 1, 1), max: minuteOf(9800, 1, 1) });

test(`days before and after a day equal those counted in UTC (${RUNS.after} days)`, () => {
  fc.assert(
    fc.property(anyMinute, fc.integer({ min: -36_000, max: 36_000 }), (minute, count) => {
      fc.pre(minute + count * DAY >= minuteOf(100, 1, 1));
      return isEqual(dayAfter(plainDay(minute).date, count), plainDay(minute + count * DAY));
    }),
    { numRuns: RUNS.after },
  );
});

test(`the days from a minute are its own and those after it (${RUNS.from} days)`, () => {
  fc.assert(
    fc.property(anyMinute, (minute) =>
      isEqual(
        daysFrom(minute, 3),
        [0, 1, 2, 3].map((count) => plainDay(minute + count * DAY)),
      ),
    ),
    { numRuns: RUNS.from / 4 },
  );
});

test.each([
  ['2028-02-28', 1, '2028-02-29', 2],
  ['2100-02-28', 1, '2100-03-01', 1],
  ['2026-12-31', 1, '2027-01-01', 5],
  ['2026-01-01', -1, '2025-12-31', 3],
])('%s and %i days is %s', (day, count, date, weekday) =>
  expect(dayAfter(day, count)).toMatchObject({ date, weekday }),
);
