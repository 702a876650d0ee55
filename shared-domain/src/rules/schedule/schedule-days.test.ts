import * as z from 'zod/mini';
import {
  Hours,
  ScheduleTemplate,
  WEEKDAYS,
  type HoursSlot,
  type RestaurantInfo,
  type Weekday,
} from '../../contracts';
import { aRestaurant } from '../../testing';
import { firstDayWithSlots, isTimeOffered, scheduleDays } from './schedule-days';
import type { ScheduleInput } from './schedule-input';

const slot = (from: string, to: string, isClosed = false): HoursSlot => ({
  firstTime: `${from}:00`,
  secondTime: `${to}:00`,
  isClosed,
});
const week = (slots: HoursSlot[], days: Partial<Record<Weekday, HoursSlot[]>> = {}): Hours =>
  z.parse(Hours, { ...Object.fromEntries(WEEKDAYS.map((day) => [day, slots])), ...days });
const flagged = (from: string, to: string, delivery: boolean, balcony: boolean) => ({
  ...slot(from, to),
  delivery,
  balcony,
});
const templateOf = (slots: object[], unavailableScheduleDates: string[] = []): ScheduleTemplate =>
  z.parse(ScheduleTemplate, {
    ...Object.fromEntries(WEEKDAYS.map((day) => [day, slots])),
    unavailableScheduleDates,
  });

type Settings = Partial<RestaurantInfo['scheduleSettings']>;
const scheduling = (settings: Settings = {}, info: Partial<RestaurantInfo> = {}) =>
  aRestaurant({
    scheduleSettings: { ...aRestaurant().scheduleSettings, enable: true, ...settings },
    ...info,
  });

/** Friday the 13th of June 2025, 17:00 in São Paulo, three hours behind UTC. */
const FRIDAY = new Date('2025-06-13T20:00:00Z');
const input = (more: Partial<ScheduleInput> = {}): ScheduleInput => ({
  info: scheduling(),
  hours: week([slot('18:00', '20:00')]),
  template: null,
  type: 'delivery',
  now: FRIDAY,
  ...more,
});

const startsOf = (requested: ScheduleInput, day = 0): string =>
  scheduleDays(requested)
    [day]?.slots.map(({ start }) => start)
    .join(' ') ?? 'no day';

test('[SCHEDULE-08] the first day with times is found, and none where no day has one', () => {
  const days = scheduleDays(
    input({
      info: scheduling({ daysForward: 3 }),
      hours: week([], { sunday: [slot('18:00', '20:00')] }),
    }),
  );
  expect(firstDayWithSlots(days)?.date).toBe('2025-06-15');
  expect(firstDayWithSlots(scheduleDays(input({ hours: week([]) })))).toBeNull();
});

test.each([
  { daysForward: 0, count: 1 },
  { daysForward: 3, count: 4 },
  { daysForward: -2, count: 1 },
  { daysForward: NaN, count: 1 },
  { daysForward: 2.9, count: 3 },
  { daysForward: 1e9, count: 366 },
])(
  '[SCHEDULE-09] [OPEN-101] $daysForward days forward are $count days from today on, those without times too',
  ({ daysForward, count }) => {
    const days = scheduleDays(input({ info: scheduling({ daysForward }), hours: week([]) }));
    expect(days).toHaveLength(count);
    expect(days[0]).toEqual({ date: '2025-06-13', weekday: 'friday', slots: [] });
    expect(days[Math.min(1, count - 1)]?.date).toBe(count > 1 ? '2025-06-14' : '2025-06-13');
  },
);

test("[OPEN-100] today is the restaurant's day, not the device's and not that of UTC", () => {
  const now = new Date('2025-06-14T02:30:00Z');
  expect(scheduleDays(input({ now }))[0]?.date).toBe('2025-06-13');
  expect(
    scheduleDays(input({ now, info: scheduling({}, { timezone: 'Asia/Kathmandu' }) }))[0]?.date,
  ).toBe('2025-06-14');
});

test.each([
  { step: 30, starts: '18:00 18:30 19:00 19:30' },
  { step: 25, starts: '18:00 18:25 18:50 19:15 19:40' },
  { step: 0, starts: '18:00 18:30 19:00 19:30' },
  { step: -15, starts: '18:00 18:30 19:00 19:30' },
  { step: 40.7, starts: '18:00 18:40 19:20' },
  { step: 1440, starts: '18:00' },
  { step: 1441, starts: '18:00 18:30 19:00 19:30' },
])('[SCHEDULE-10] a step of $step minutes gives $starts', ({ step, starts }) => {
  expect(
    startsOf(input({ info: scheduling({ intervalBetweenTimes: step }, { delivery_time_min: 0 }) })),
  ).toBe(starts);
});

test("[SCHEDULE-10] a time shows its start and end; the order's hour has no leading zero", () => {
  const days = scheduleDays(
    input({
      hours: week([slot('09:00', '09:30'), slot('23:45', '24:00')]),
      info: scheduling({ daysForward: 1 }),
    }),
  );
  expect(days[1]?.slots).toEqual([
    { scheduleTo: '2025-06-14 9:00', start: '09:00', end: '09:30' },
    { scheduleTo: '2025-06-14 23:45', start: '23:45', end: '00:15' },
  ]);
});

test.each([
  ['delivery', { delivery_time_min: 90, takeout_time: 0 }, '18:30 19:00 19:30'],
  ['balcony', { delivery_time_min: 0, takeout_time: 120 }, '19:00 19:30'],
  ['carTakeout', { delivery_time_min: 0, takeout_time: 150 }, '19:30'],
  ['table', { delivery_time_min: 150, takeout_time: 150 }, '18:00 18:30 19:00 19:30'],
  ['delivery', { delivery_time_min: NaN }, '18:00 18:30 19:00 19:30'],
  ['delivery', { delivery_time_min: 60 * 24 }, ''],
] as const)('[SCHEDULE-11] [OPEN-100] %s with %j: %s', (type, info, starts) =>
  expect(startsOf(input({ type, info: scheduling({}, info) }))).toBe(starts),
);

test('[SCHEDULE-11] the time just reached is the first one, and gone a second later', () => {
  const at = (iso: string) => startsOf(input({ now: new Date(iso) }));
  expect(at('2025-06-13T21:00:00Z')).toBe('18:30 19:00 19:30');
  expect(at('2025-06-13T21:00:01Z')).toBe('19:00 19:30');
});

test.each([
  { end: '20:00', last: '19:30' },
  { end: '20:01', last: '20:00' },
  { end: '19:59', last: '19:30' },
])('[SCHEDULE-12] an interval that ends at $end gives $last last', ({ end, last }) =>
  expect(
    startsOf(input({ hours: week([slot('18:00', end)]) }))
      .split(' ')
      .at(-1),
  ).toBe(last),
);

test('[SCHEDULE-12] an interval that ends at a second before midnight ends at midnight', () => {
  expect(
    startsOf(
      input({ hours: week([{ firstTime: '23:00:00', secondTime: '23:59:59', isClosed: false }]) }),
    ),
  ).toBe('23:00 23:30');
});

test('[SCHEDULE-13] what begins on Friday evening goes on under Saturday, also when only Friday has hours', () => {
  const hours = week([], { friday: [slot('22:30', '01:00')] });
  const requested = input({ hours, info: scheduling({ daysForward: 2 }) });
  expect(
    scheduleDays(requested).map(({ weekday, slots }) => [
      weekday,
      slots.map(({ scheduleTo }) => scheduleTo),
    ]),
  ).toEqual([
    ['friday', ['2025-06-13 22:30', '2025-06-13 23:00', '2025-06-13 23:30']],
    ['saturday', ['2025-06-14 0:00', '2025-06-14 0:30']],
    ['sunday', []],
  ]);
});

test('[SCHEDULE-13] after midnight the evening that began yesterday still gives its times', () => {
  const now = new Date('2025-06-14T03:10:00Z');
  expect(
    startsOf(
      input({
        now,
        hours: week([], { friday: [slot('22:00', '02:00')] }),
        info: scheduling({}, { delivery_time_min: 0 }),
      }),
    ),
  ).toBe('00:30 01:00 01:30');
});

test.each([
  { first: '00:00:00', second: '00:00:00', count: 0 },
  { first: '00:00:00', second: '24:00:00', count: 48 },
  { first: '24:00:00', second: '01:00:00', count: 2 },
  { first: '25:00:00', second: '26:00:00', count: 0 },
  { first: '18:00:00', second: 'late', count: 0 },
  { first: '18:60:00', second: '20:00:00', count: 0 },
  { first: '18:00', second: '20:00', count: 0 },
])('[DOMAIN-012] from $first to $second there are $count times', ({ first, second, count }) => {
  const hours: Hours = {
    ...week([]),
    friday: [{ firstTime: first, secondTime: second, isClosed: false }],
  };
  const days = scheduleDays(
    input({
      hours,
      now: new Date('2025-06-13T03:00:00Z'),
      info: scheduling({ daysForward: 1 }, { delivery_time_min: 0 }),
    }),
  );
  expect(days.flatMap(({ slots }) => slots)).toHaveLength(count);
});

test('[DOMAIN-012] closed intervals give nothing; overlapping and repeated ones give each start once, in order', () => {
  const hours = week([
    slot('19:00', '20:00'),
    slot('18:00', '19:30'),
    slot('18:00', '19:30'),
    slot('20:00', '22:00', true),
  ]);
  expect(startsOf(input({ hours }))).toBe('18:00 18:30 19:00 19:30');
});

const closings = (...spans: [string, string][]) =>
  scheduling(
    { daysForward: 3 },
    { scheduledClosingDates: spans.map(([startDate, endDate]) => ({ startDate, endDate })) },
  );
const perDay = (requested: ScheduleInput): string =>
  scheduleDays(requested)
    .map(({ slots }) => slots.map(({ start }) => start).join(' ') || '-')
    .join(' | ');
const OPEN = '18:00 18:30 19:00 19:30';

test.each([
  {
    case: 'a day',
    spans: [['2025-06-14', '2025-06-14']],
    offered: `${OPEN} | - | ${OPEN} | ${OPEN}`,
  },
  {
    case: 'hours of a day',
    spans: [['2025-06-14 18:30', '2025-06-14 19:00:00']],
    offered: `${OPEN} | 18:00 19:00 19:30 | ${OPEN} | ${OPEN}`,
  },
  {
    case: 'from a time to the end of a day',
    spans: [['2025-06-13 19:00', '2025-06-14']],
    offered: `18:00 18:30 | - | ${OPEN} | ${OPEN}`,
  },
  {
    case: 'instants',
    spans: [['2025-06-14T22:00:00Z', '2025-06-15T03:00:00Z']],
    offered: `${OPEN} | 18:00 18:30 | ${OPEN} | ${OPEN}`,
  },
  {
    case: 'days written as midnights of UTC',
    spans: [['2025-06-14T00:00:00.000Z', '2025-06-14T00:00:00.000Z']],
    offered: `${OPEN} | - | ${OPEN} | ${OPEN}`,
  },
  {
    case: "a time to a midnight of the restaurant's clocks",
    spans: [['2025-06-13 19:00', '2025-06-14 00:00']],
    offered: `18:00 18:30 | ${OPEN} | ${OPEN} | ${OPEN}`,
  },
  {
    case: 'a start alone',
    spans: [['2025-06-14', '']],
    offered: `${OPEN} | - | ${OPEN} | ${OPEN}`,
  },
  {
    case: 'an end alone',
    spans: [['soon', '2025-06-14 19:00']],
    offered: `${OPEN} | 19:00 19:30 | ${OPEN} | ${OPEN}`,
  },
  {
    case: 'nothing that can be read',
    spans: [
      ['soon', '2025-02-30'],
      ['', '2025-06-14T10:00:00+99:99'],
    ],
    offered: `${OPEN} | ${OPEN} | ${OPEN} | ${OPEN}`,
  },
  {
    case: 'a time that ends at a second, to the end of its minute',
    spans: [['2025-06-14 18:30', '2025-06-14 19:00:30']],
    offered: `${OPEN} | 18:00 19:30 | ${OPEN} | ${OPEN}`,
  },
  {
    case: 'a time to the 24th hour of a later day',
    spans: [['2025-06-13 19:00', '2025-06-14 24:00']],
    offered: `18:00 18:30 | - | ${OPEN} | ${OPEN}`,
  },
  {
    case: 'instants, the end half an hour after the midnight of UTC',
    spans: [['2025-06-14T22:00:00Z', '2025-06-15T00:30:00Z']],
    offered: `${OPEN} | 18:00 18:30 | ${OPEN} | ${OPEN}`,
  },
  {
    case: 'a day and an instant with spaces around them',
    spans: [
      [' 2025-06-14 ', '2025-06-14\n'],
      [' 2025-06-15 22:00:00Z', '2025-06-15T22:30:00Z '],
    ],
    offered: `${OPEN} | - | 18:00 18:30 19:30 | ${OPEN}`,
  },
] satisfies { case: string; spans: [string, string][]; offered: string }[])(
  '[SCHEDULE-14] closed for $case',
  ({ spans, offered }) => expect(perDay(input({ info: closings(...spans) }))).toBe(offered),
);

test.each([
  { start: '2025-06-31 18:30' },
  { start: '2025-06-14 18:60' },
  { start: '2025-06-14 18:30:60' },
  { start: '2025-06-14T18:30:00+99:99' },
])('[SCHEDULE-14] an invalid start, $start, is the midnight before the end', ({ start }) => {
  expect(perDay(input({ info: closings([start, '2025-06-14 19:00']) }))).toBe(
    `${OPEN} | 19:00 19:30 | ${OPEN} | ${OPEN}`,
  );
});

test.each([
  [['2025-06-14'], `${OPEN} | - | ${OPEN} | ${OPEN}`],
  [['2025-06-14T00:00:00.000Z', '2025-06-15 00:00:00'], `${OPEN} | - | - | ${OPEN}`],
  [['2025-06-16T03:00:00Z'], `${OPEN} | ${OPEN} | ${OPEN} | -`],
  [['2025-06-14 18:00', '2025-06-14 19:29:00'], `${OPEN} | 18:30 19:30 | ${OPEN} | ${OPEN}`],
  [['14/06/2025', ''], `${OPEN} | ${OPEN} | ${OPEN} | ${OPEN}`],
])('[SCHEDULE-14] [DOMAIN-013] unavailable at %j', (dates, offered) => {
  expect(
    perDay(
      input({
        info: closings(),
        template: templateOf([flagged('18:00', '20:00', true, true)], dates),
      }),
    ),
  ).toBe(offered);
});

test('[SCHEDULE-14] a night is cut at the midnights of a day that is closed', () => {
  expect(
    perDay(
      input({
        hours: week([slot('23:00', '01:00')]),
        info: closings(['2025-06-14', '2025-06-14']),
      }),
    ),
  ).toBe('23:00 23:30 | - | 00:00 00:30 23:00 23:30 | 00:00 00:30 23:00 23:30');
});

const template = templateOf([
  flagged('18:00', '19:00', true, false),
  flagged('19:00', '20:00', false, true),
  flagged('20:00', '21:00', false, false),
  flagged('21:00', '21:30', true, true),
]);
test.each([
  ['delivery', '18:00 18:30 21:00'],
  ['balcony', '19:00 19:30 21:00'],
  ['carTakeout', '19:00 19:30 21:00'],
  ['table', '12:00'],
] as const)('[OPEN-100] [DOMAIN-013] the intervals of a template for %s: %s', (type, starts) => {
  expect(
    startsOf(
      input({
        type,
        template,
        hours: week([slot('12:00', '12:30')]),
        now: new Date('2025-06-13T10:00:00Z'),
      }),
    ),
  ).toBe(starts);
});

test('[OPEN-100] without a template the hours of the restaurant are used for every type', () => {
  expect(
    ['delivery', 'balcony', 'carTakeout', 'table'].map((type) =>
      startsOf(input({ type: type as ScheduleInput['type'] })),
    ),
  ).toEqual([OPEN, OPEN, OPEN, OPEN]);
});

const inZone = (timezone: string, day: string, type: ScheduleInput['type'] = 'table') =>
  input({
    type,
    hours: week([slot('00:00', '04:00')]),
    info: scheduling({}, { timezone }),
    now: new Date(`${day}T12:00:00Z`),
  });
const nextDay = (requested: ScheduleInput) =>
  startsOf(
    {
      ...requested,
      info: {
        ...requested.info,
        scheduleSettings: { ...requested.info.scheduleSettings, daysForward: 1 },
      },
    },
    1,
  );
test.each([
  ['2025-03-08', 'America/New_York', '00:00 00:30 01:00 01:30 03:00 03:30'],
  ['2025-11-01', 'America/New_York', '00:00 00:30 01:00 01:30 02:00 02:30 03:00 03:30'],
  ['2023-09-30', 'America/Asuncion', '01:00 01:30 02:00 02:30 03:00 03:30'],
  ['2024-03-23', 'America/Asuncion', '00:00 00:30 01:00 01:30 02:00 02:30 03:00 03:30'],
  ['2025-10-04', 'Australia/Lord_Howe', '00:00 00:30 01:00 01:30 02:30 03:00 03:30'],
])(
  '[SCHEDULE-10] the day after %s in %s: a skipped time is not offered, a repeated one once',
  (before, zone, starts) => {
    expect(nextDay(inZone(zone, before))).toBe(starts);
  },
);

test.each([
  { now: '2025-11-02T05:05:00Z', starts: '01:30 02:00 02:30 03:00 03:30' },
  { now: '2025-11-02T05:40:00Z', starts: '02:00 02:30 03:00 03:30' },
  { now: '2025-11-02T06:40:00Z', starts: '02:00 02:30 03:00 03:30' },
])(
  '[SCHEDULE-11] in the hour New York has twice, at $now, the first of the two counts',
  ({ now, starts }) => {
    expect(startsOf({ ...inZone('America/New_York', '2025-11-02'), now: new Date(now) })).toBe(
      starts,
    );
  },
);

test('[SCHEDULE-11] the lead time is an hour of waiting, not of the clock', () => {
  const info = scheduling({}, { timezone: 'America/New_York', delivery_time_min: 60 });
  expect(
    startsOf({
      ...inZone('America/New_York', '2025-03-09', 'delivery'),
      info,
      now: new Date('2025-03-09T06:30:00Z'),
    }),
  ).toBe('03:30');
});

test.each([
  { zone: 'Asia/Kathmandu', offset: '+05:45' },
  { zone: 'America/St_Johns', offset: '-02:30' },
])(
  '[SCHEDULE-11] in $zone, whose clocks are not whole hours apart, the lead time is met to the minute',
  ({ zone, offset }) => {
    const at = (time: string) =>
      startsOf(
        input({
          type: 'table',
          info: scheduling({}, { timezone: zone }),
          now: new Date(`2025-06-13T${time}${offset}`),
        }),
      );
    expect([at('18:30:00'), at('18:31:00')]).toEqual(['18:30 19:00 19:30', '19:00 19:30']);
  },
);

test.each([
  { time: '2025-06-13 18:00', offered: true },
  { time: '2025-06-13 18:10', offered: false },
  { time: '2025-06-12 18:00', offered: false },
  { time: '2025-06-14 18:00', offered: true },
  { time: '2025-06-15 18:00', offered: false },
  { time: '2025-06-13T18:00', offered: false },
  { time: '', offered: false },
])('[SCHEDULE-09] [SCHEDULE-10] $time is offered: $offered', ({ time, offered }) => {
  expect(isTimeOffered(time, input({ info: scheduling({ daysForward: 1 }) }))).toBe(offered);
});
test('[DOMAIN-030] a morning hour is offered without its leading zero only', () => {
  const requested = input({
    hours: week([slot('09:00', '10:00')]),
    info: scheduling({ daysForward: 1 }),
  });
  expect([
    isTimeOffered('2025-06-14 9:00', requested),
    isTimeOffered('2025-06-14 09:00', requested),
  ]).toEqual([true, false]);
});
test('[SCHEDULE-14] a closing that ends when it begins, or before, closes nothing', () => {
  expect(
    perDay(
      input({
        info: closings(
          ['2025-06-13 18:15', '2025-06-13 18:15'],
          ['2025-06-13 18:50', '2025-06-13 18:40'],
        ),
      }),
    ),
  ).toBe([OPEN, OPEN, OPEN, OPEN].join(' | '));
});
test('[SCHEDULE-13] an interval that ends a minute before it begins lasts a day', () => {
  const hours = { ...week([]), friday: [slot('18:00', '17:59')] };
  expect(
    scheduleDays(
      input({ hours, info: scheduling({ daysForward: 1, intervalBetweenTimes: 60 }) }),
    ).map(({ slots }) => slots.length),
  ).toEqual([6, 18]);
});
