import * as z from 'zod/mini';
import {
  Hours,
  ScheduleTemplate,
  WEEKDAYS,
  type HoursSlot,
  type RestaurantInfo,
} from '../../contracts';
import { aRestaurant } from '../../testing';
import { nextOpening } from './next-opening';
import { openUntil } from './open-until';
import { nextOpeningChange, openingAt, type OpeningInput } from './opening';
import { publishedHours } from './published-hours';
import { scheduleDays } from './schedule-days';
import { specialHours } from './special-hours';

const slot = (from: string, to: string, isClosed = false): HoursSlot => ({
  firstTime: from.length === 5 ? `${from}:00` : from,
  secondTime: to.length === 5 ? `${to}:00` : to,
  isClosed,
});
const week = (slots: HoursSlot[], days: Partial<Hours> = {}): Hours =>
  z.parse(Hours, { ...Object.fromEntries(WEEKDAYS.map((day) => [day, slots])), ...days });
const sold = (from: string, to: string, kind: 'delivery' | 'balcony' | 'both') => ({
  ...slot(from, to),
  delivery: kind !== 'balcony',
  balcony: kind !== 'delivery',
});
const templateOf = (slots: object[], unavailableScheduleDates: string[] = []): ScheduleTemplate =>
  z.parse(ScheduleTemplate, {
    ...Object.fromEntries(WEEKDAYS.map((day) => [day, slots])),
    unavailableScheduleDates,
  });

const evenings = week([slot('18:00', '23:30')]);
/** A time of Friday the 13th of June 2025 in São Paulo, three hours behind UTC. */
const friday = (time: string) => new Date(`2025-06-13T${time}:00-03:00`);

/** The record as the server publishes it. */
const published = (
  info: Partial<RestaurantInfo> = {},
  hours = evenings,
  template: ScheduleTemplate | null = null,
): OpeningInput => {
  const record = aRestaurant(info);
  const { scheduledClosingDates, hours: shown } = publishedHours(record, hours, template);
  return { info: { ...record, scheduledClosingDates }, hours: shown, template };
};
const stateAt = (input: OpeningInput, time: Date): string => {
  const state = openingAt(input, time.getTime());
  const { shift_has_delivery: delivery, shift_has_takeout: takeout } = state;
  if (state.is_closed) return 'closed';
  return ['open', ...(delivery ? ['delivery'] : []), ...(takeout ? ['takeout'] : [])].join(' ');
};
const closings = (...spans: [string, string][]): Partial<RestaurantInfo> => ({
  scheduledClosingDates: spans.map(([startDate, endDate]) => ({ startDate, endDate })),
});
const ALL = 'open delivery takeout';

describe('the state of a restaurant', () => {
  test.each([
    { case: 'in its hours', state: ALL },
    { case: 'before them', time: '17:59', state: 'closed' },
    { case: 'at their end', time: '23:30', state: 'closed' },
    { case: 'without any hours', hours: week([]), state: 'closed' },
    { case: 'on an announced day', info: closings(['2025-06-13', '2025-06-13']), state: 'closed' },
    {
      case: 'on an announced day, written as its midnight of UTC',
      info: closings(['2025-06-13T00:00:00.000Z', '2025-06-13T00:00:00.000Z']),
      state: 'closed',
    },
    { case: 'the day after one', info: closings(['2025-06-12', '2025-06-12']), state: ALL },
    {
      case: 'in a slot marked closed',
      hours: week([slot('18:00', '23:30', true)]),
      state: 'closed',
    },
    { case: 'on a whole day', hours: week([slot('00:00', '24:00')]), state: ALL },
    { case: 'in an empty slot', hours: week([slot('00:00', '00:00')]), state: 'closed' },
    {
      case: 'in the night of the day before',
      hours: week([], { thursday: [slot('18:00', '02:00')] }),
      time: '01:59',
      state: ALL,
    },
    { case: 'closed by its flag', info: { is_closed: true }, state: 'closed' },
    { case: 'without a courier', info: { shift_has_delivery: false }, state: 'open takeout' },
    { case: 'without a counter', info: { shift_has_takeout: false }, state: 'open delivery' },
    { case: 'in another zone', info: { timezone: 'Asia/Tokyo' }, state: 'closed' },
  ] as {
    case: string;
    info?: Partial<RestaurantInfo>;
    hours?: Hours;
    time?: string;
    state: string;
  }[])('[SHELL-57] $case: $state', ({ info, hours, time = '20:00', state }) =>
    expect(stateAt(published(info, hours), friday(time))).toBe(state),
  );

  const plan = templateOf(
    [
      sold('11:00', '14:00', 'both'),
      sold('18:00', '20:00', 'delivery'),
      sold('20:00', '22:00', 'balcony'),
    ],
    ['2025-06-14'],
  );
  test.each([
    { case: 'lunch that only the template has', time: '12:00', state: ALL },
    { case: 'neither', time: '15:00', state: 'closed' },
    { case: 'the couriers', time: '19:00', state: 'open delivery' },
    { case: 'the counter', time: '21:00', state: 'open takeout' },
    { case: 'hours without a shift', time: '22:30', state: 'open' },
  ])('[SCHEDULE-04] a template decides the kinds of orders: $case', ({ time, state }) =>
    expect(stateAt(published({}, evenings, plan), friday(time))).toBe(state),
  );

  test('[DOMAIN-013] on a day without the template its own hours are open, and what it adds is closed', () => {
    const input = published({}, evenings, plan);
    const saturday = (time: string) => new Date(`2025-06-14T${time}:00-03:00`);
    expect([stateAt(input, saturday('12:00')), stateAt(input, saturday('19:00'))]).toEqual([
      'closed',
      'open',
    ]);
  });
});

describe('the published hours', () => {
  test('are the written ones as long as the template adds no time to them', () => {
    const hours = week([slot('10:00', '02:00'), slot('12:00', '13:00', true)]);
    expect(publishedHours(aRestaurant(), hours, null).hours).toBe(hours);
    const within = templateOf([sold('11:00', '14:00', 'both'), sold('22:00', '01:30', 'balcony')]);
    expect(publishedHours(aRestaurant(), hours, within).hours).toBe(hours);
    const unsold = templateOf([
      { ...sold('04:00', '05:00', 'both'), delivery: false, balcony: false },
    ]);
    expect(publishedHours(aRestaurant(), hours, unsold).hours).toBe(hours);
  });

  test('[MENU-29] have the times of both otherwise, a night as one slot', () => {
    const template = templateOf([sold('17:30', '19:00', 'both'), sold('23:00', '01:00', 'both')]);
    expect(publishedHours(aRestaurant(), evenings, template).hours).toEqual(
      week([slot('17:30', '01:00')]),
    );
    const always = templateOf([sold('00:00', '24:00', 'both')]);
    expect(publishedHours(aRestaurant(), evenings, always).hours).toEqual(
      week([slot('00:00', '24:00')]),
    );
  });
});

describe('the next change', () => {
  const changeAt = (input: OpeningInput, time: string): string =>
    new Date(nextOpeningChange(input, Date.parse(time))).toISOString();

  test.each([
    { case: 'the opening', at: '2025-06-13T20:59:59.999Z', change: '2025-06-13T21:00:00.000Z' },
    { case: 'the closing', at: '2025-06-13T21:00:00Z', change: '2025-06-14T02:30:00.000Z' },
    { case: 'midnight', at: '2025-06-14T02:30:00Z', change: '2025-06-14T03:00:00.000Z' },
  ])('is $case', ({ at, change }) => expect(changeAt(published(), at)).toBe(change));

  test('is found on the days on which clocks change', () => {
    const input = published({ timezone: 'America/New_York' }, week([slot('03:00', '04:00')]));
    expect(changeAt(input, '2025-03-09T06:30:00Z')).toBe('2025-03-09T07:00:00.000Z');
    expect(changeAt(input, '2025-11-02T05:30:00Z')).toBe('2025-11-02T08:00:00.000Z');
    const nights = published({ timezone: 'America/New_York' }, week([slot('01:00', '01:30')]));
    expect(changeAt(nights, '2025-11-02T05:30:00Z')).toBe('2025-11-02T06:00:00.000Z');
  });
});

describe('open until', () => {
  const hours = z.parse(Hours, {
    monday: [slot('11:00', '15:00'), slot('18:00', '23:00')],
    tuesday: [slot('18:00', '02:00')],
    wednesday: [slot('08:00', '08:00'), slot('12:00', '14:00', true)],
    thursday: [slot('18:00', '00:00')],
    friday: [slot('00:00', '03:00'), slot('20:00', '23:59:59')],
    saturday: [slot('00:00', '04:00'), slot('10:00', '12:00'), slot('12:00', '16:00')],
  });
  /** 2026-11-23 is a Monday. */
  const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00-03:00`);

  test.each([
    { when: 'before the first slot', day: 23, time: '10:59', until: null },
    { when: 'at its first minute', day: 23, time: '11:00', until: '15:00:00' },
    { when: 'in the second one', day: 23, time: '22:59', until: '23:00:00' },
    { when: 'at its end', day: 23, time: '23:00', until: null },
    { when: 'in a night', day: 24, time: '23:30', until: '02:00:00' },
    { when: 'after midnight of a night', day: 25, time: '01:59', until: '02:00:00' },
    { when: 'in a slot that is closed', day: 25, time: '13:00', until: null },
    { when: 'in a slot that the next day continues', day: 26, time: '20:00', until: '03:00:00' },
    { when: 'in a slot that ends a second before it', day: 27, time: '21:00', until: '04:00:00' },
    { when: 'in one of two slots that meet', day: 28, time: '10:30', until: '16:00:00' },
    { when: 'before a closing that begins in it', day: 30, time: '19:00', until: '21:00:00' },
  ])('[MENU-07] $when: $until', ({ day, time, until }) => {
    const info = aRestaurant(closings(['2026-11-30 21:00', '2026-11-30']));
    expect(openUntil({ info, hours }, at(day, time))).toBe(until);
  });

  test.each(['24:00', '23:59:59'])('nothing is shown where every day ends at %s', (end) =>
    expect(
      openUntil({ info: aRestaurant(), hours: week([slot('00:00', end)]) }, friday('12:00')),
    ).toBeNull(),
  );
});

describe('the next opening', () => {
  const opening = (time: Date, info: Partial<RestaurantInfo> = {}, hours = evenings) =>
    nextOpening({ info: aRestaurant({ is_closed: true, ...info }), hours }, time);
  const on = (daysAhead: number, day: string, time: string) => ({ daysAhead, day, time });

  test.each([
    { case: 'today, before its start', at: '10:00', is: on(0, '2025-06-13', '18:00:00') },
    {
      case: 'tomorrow, where the restaurant has ended today',
      at: '18:00',
      is: on(1, '2025-06-14', '18:00:00'),
    },
    { case: 'tomorrow, after its end', at: '23:30', is: on(1, '2025-06-14', '18:00:00') },
    {
      case: 'the earliest of several slots',
      at: '09:00',
      hours: week([slot('18:00', '23:00'), slot('11:30', '15:00')]),
      is: on(0, '2025-06-13', '11:30:00'),
    },
    {
      case: 'after a day marked closed',
      at: '20:00',
      hours: week([slot('18:00', '23:00')], { saturday: [slot('18:00', '23:00', true)] }),
      is: on(2, '2025-06-15', '18:00:00'),
    },
    {
      case: 'the same weekday next week',
      at: '20:00',
      hours: week([], { friday: [slot('18:00', '23:00')] }),
      is: on(7, '2025-06-20', '18:00:00'),
    },
    {
      case: 'not in a slot without a minute',
      at: '10:00',
      hours: week([slot('12:00', '12:00'), slot('18:00', '23:00')]),
      is: on(0, '2025-06-13', '18:00:00'),
    },
    {
      case: 'the end of a closing within the hours',
      at: '10:00',
      info: closings(['2025-06-13 12:00:00', '2025-06-14 20:00:00']),
      is: on(1, '2025-06-14', '20:00:00'),
    },
    {
      case: 'after closed days, one of them written as its midnight',
      at: '10:00',
      info: closings(
        ['2025-06-13', '2025-06-14'],
        ['2025-06-15T00:00:00Z', '2025-06-15T00:00:00Z'],
      ),
      is: on(3, '2025-06-16', '18:00:00'),
    },
    {
      case: 'after a long closing',
      at: '10:00',
      info: closings(['2025-06-10', '2025-07-10']),
      is: on(28, '2025-07-11', '18:00:00'),
    },
    {
      case: 'midnight, where it never closes and was closed by its flag',
      at: '12:00',
      hours: week([slot('00:00', '24:00')]),
      is: on(1, '2025-06-14', '00:00:00'),
    },
    { case: 'none without hours', at: '10:00', hours: week([]), is: null },
    { case: 'none while it is open', at: '19:00', info: { is_closed: false }, is: null },
  ] as {
    case: string;
    at: string;
    info?: Partial<RestaurantInfo>;
    hours?: Hours;
    is: ReturnType<typeof on> | null;
  }[])('is $case', ({ at, info, hours, is }) =>
    expect(opening(friday(at), info, hours)).toEqual(is),
  );

  test("is on the restaurant's clocks, not on the device's", () => {
    const instant = new Date('2025-06-14T01:30:00Z');
    expect(opening(instant, { timezone: 'Asia/Tokyo' })).toEqual(on(0, '2025-06-14', '18:00:00'));
    expect(opening(instant, { is_closed: false, timezone: 'Europe/Lisbon' })).toEqual(
      on(0, '2025-06-14', '18:00:00'),
    );
  });

  test('[SCHEDULE-03] is before every offered time, also where the restaurant has ended its opening', () => {
    const info = aRestaurant({
      is_closed: true,
      scheduleSettings: { ...aRestaurant().scheduleSettings, enable: true, daysForward: 1 },
    });
    const days = scheduleDays({
      info,
      hours: evenings,
      template: null,
      type: 'balcony',
      now: friday('19:00'),
    });
    expect(days.map(({ slots }) => slots[0]?.start)).toEqual([undefined, '18:00']);
  });
});

test('[DOMAIN-004] days that closings change have hours of their own, equal ones as one entry', () => {
  const info = aRestaurant(
    closings(['2025-06-14 20:00', '2025-06-16'], ['2025-06-20 03:00', '2025-06-20 04:00']),
  );
  const hours = week([slot('18:00', '01:00')]);
  expect(specialHours(info, hours, friday('12:00').getTime())).toEqual([
    {
      startDate: '2025-06-14',
      endDate: '2025-06-14',
      slots: [
        { firstTime: '00:00:00', secondTime: '01:00:00' },
        { firstTime: '18:00:00', secondTime: '20:00:00' },
      ],
    },
    { startDate: '2025-06-15', endDate: '2025-06-16', slots: [] },
  ]);
  expect(specialHours(aRestaurant(), hours, friday('12:00').getTime())).toEqual([]);
});
