import fc from 'fast-check';
import { randomRuns } from '../../testing/random-runs';
import { isRealDay } from './calendar';
import { dayAfter, daysFrom } from './day';
import { isKnownZone, localMinute, minuteOf, wallMinute } from './wall-clock';
import { zoned } from './zoned';

test.each([
  { date: [2028, 2, 29], real: true },
  { date: [2026, 2, 29], real: false },
  { date: [2100, 2, 29], real: false },
  { date: [2026, 12, 31], real: true },
  { date: [2026, 13, 1], real: false },
  { date: [2026, 0, 1], real: false },
  { date: [2026, 1, 0], real: false },
  { date: [99, 1, 1], real: true },
] as const)('$date is in the calendar: $real', ({ date: [year, month, day], real }) => {
  expect(isRealDay(year, month, day)).toBe(real);
});

const DAY = 1440;
const MINUTE_MS = 60_000;
const RUNS = { after: randomRuns(8000), from: randomRuns(8000) };

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

test.each([
  { zone: 'America/Sao_Paulo', known: true },
  { zone: 'UTC', known: true },
  { zone: 'America/Nowhere', known: false },
  { zone: '', known: false },
])("'$zone' is a known zone: $known", ({ zone, known }) => {
  // the second answer is of the cached format
  expect([isKnownZone(zone), isKnownZone(zone)]).toEqual([known, known]);
});

test.each([
  { zone: 'America/Sao_Paulo', shown: '2026-03-09 23:05' },
  { zone: 'UTC', shown: '2026-03-10 02:05' },
  { zone: 'Asia/Kathmandu', shown: '2026-03-10 07:50' },
])('the clocks of $zone show $shown', ({ zone, shown }) => {
  expect(localMinute(new Date('2026-03-10T02:05:59.999Z'), zone)).toBe(shown);
});

test('midnight is the hour 0 of its day, and the minute counts from 1970', () => {
  const instant = Date.parse('2026-03-10T03:00:00Z');
  expect(wallMinute(instant, 'America/Sao_Paulo')).toBe(minuteOf(2026, 3, 10));
  expect(minuteOf(1970, 1, 2, 1, 1)).toBe(1501);
});

test('an unknown zone shows the clocks of the device', () => {
  const instant = new Date(2026, 2, 10, 9, 30).getTime();
  expect(wallMinute(instant, 'America/Nowhere')).toBe(minuteOf(2026, 3, 10, 9, 30));
});

const at = (hour: number, minute: number) => ({ year: 2026, month: 1, day: 5, hour, minute });

test.each([
  { text: '2026-01-05', read: at(0, 0) },
  { text: '2026-01-05 9:30', read: at(9, 30) },
  { text: '2026-01-05T23:59:59.999', read: at(23, 59) },
  { text: '2026-01-05 24:00', read: null },
  { text: '2026-01-05 23:60', read: null },
  { text: '2026-02-29', read: null },
  { text: '2026-01-05 9', read: null },
  { text: 'tomorrow', read: null },
])("the clock time '$text'", ({ text, read }) => {
  expect(zoned(text, 'Asia/Kathmandu')).toEqual(read);
});

test.each([
  { text: '2026-01-05T03:15:00Z', read: at(0, 15) },
  { text: '2026-01-05T23:59:00-03:00', read: at(23, 59) },
  { text: '2026-01-05T25:00:00Z', read: null },
])("the instant '$text' on the clocks of São Paulo", ({ text, read }) => {
  expect(zoned(text, 'America/Sao_Paulo')).toEqual(read);
});
