import fc from 'fast-check';
import type { DeliveryType, Hours, RestaurantInfo, ScheduleTemplate } from '../contracts';
import { aRestaurant } from './restaurant';

type AnySchedule = {
  info: RestaurantInfo;
  hours: Hours;
  template: ScheduleTemplate | null;
  type: DeliveryType;
  now: Date;
};
type Interval = ScheduleTemplate['sunday'][number];

/**
 * Zones with the mornings of their clock changes, and zones with an offset from UTC that is not in
 * whole hours.
 */
const PLACES: readonly (readonly [zone: string, ...days: string[]])[] = [
  ['America/New_York', '2025-03-09', '2025-11-02'],
  ['Europe/Lisbon', '2025-03-30', '2025-10-26'],
  ['America/Asuncion', '2024-03-24', '2023-10-01'],
  ['Australia/Lord_Howe', '2025-04-06', '2025-10-05'],
  ['America/Sao_Paulo', '2025-12-31'],
  ['Asia/Kathmandu', '2024-02-28'],
];
const { scheduleSettings: settings } = aRestaurant();
const MORNINGS = PLACES.flatMap(([zone, ...days]) =>
  days.map((day) => ({ zone, day: Date.parse(`${day}T00:00:00Z`) })),
);

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minute: number, seconds = '00'): string =>
  `${two(Math.floor(minute / 60))}:${two(minute % 60)}:${seconds}`;
const dayText = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** A minute of the day, mostly one that is common in restaurants. */
const anyMinute = fc.oneof(
  { weight: 3, arbitrary: fc.nat(48).map((half) => half * 30) },
  { weight: 1, arbitrary: fc.nat(1440) },
);

const anyInterval: fc.Arbitrary<Interval> = fc
  .tuple(anyMinute, anyMinute, fc.nat(63))
  .map(([first, second, bits]) => ({
    firstTime: clock(first),
    secondTime:
      bits === 63 ? 'late' : second < 1440 && bits % 8 === 7 ? clock(second, '59') : clock(second),
    isClosed: bits % 16 === 5,
    delivery: (bits & 3) !== 1,
    balcony: (bits & 12) !== 4,
  }));

const DAY_MS = 86_400_000;
const anyMoment = fc.tuple(fc.integer({ min: -1, max: 4 }), fc.nat(1439), fc.nat(2));
const momentText = (day: number, [ahead, minute, form]: [number, number, number]): string =>
  form === 0
    ? dayText(day + ahead * DAY_MS)
    : `${dayText(day + ahead * DAY_MS)} ${form === 1 ? clock(minute) : clock(Math.floor(minute / 60) * 60)}`;

const anySettings = fc.tuple(
  fc.constantFrom(30, 60, 20, 25, 45, 50, 7, 90, 120, 0),
  fc.constantFrom(0, 0, 0, 1, 1, 2, 5),
  fc.constantFrom(0, 15, 30, 45, 90, 1500),
  fc.constantFrom<DeliveryType>('delivery', 'balcony', 'carTakeout', 'table'),
);

/**
 * Any schedule settings of a restaurant, evaluated at any moment around the days of clock changes:
 * intervals that overlap, run over midnight, are closed or broken, with closings, unavailable days
 * and every step and lead.
 */
export const anySchedule: fc.Arbitrary<AnySchedule> = fc
  .noBias(
    fc.tuple(
      fc.constantFrom(...MORNINGS),
      fc.integer({ min: -30 * 3600, max: 30 * 3600 }),
      fc.array(anyInterval, { maxLength: 2 }),
      fc.array(anyInterval, { maxLength: 2 }),
      fc.nat(127),
      anySettings,
      fc.array(fc.tuple(anyMoment, anyMoment), { maxLength: 1 }),
      fc.array(anyMoment, { maxLength: 1 }),
      fc.boolean(),
    ),
  )
  .map(
    ([
      { zone, day },
      offset,
      some,
      other,
      pattern,
      [intervalBetweenTimes, daysForward, lead, type],
      closings,
      unavailable,
      hasTemplate,
    ]) => {
      const onWeekday = (index: number): Interval[] =>
        (pattern >> index) % 2 === 0 ? some : other;
      const week = {
        sunday: onWeekday(0),
        monday: onWeekday(1),
        tuesday: onWeekday(2),
        wednesday: onWeekday(3),
        thursday: onWeekday(4),
        friday: onWeekday(5),
        saturday: onWeekday(6),
      };
      const scheduledClosingDates = closings.map(([from, until]) => ({
        startDate: momentText(day, from),
        endDate: momentText(day, until),
      }));
      const scheduleSettings = { ...settings, enable: true, intervalBetweenTimes, daysForward };
      return {
        info: aRestaurant({
          timezone: zone,
          scheduledClosingDates,
          scheduleSettings,
          delivery_time_min: lead,
          takeout_time: Math.floor(lead / 2),
        }),
        hours: week,
        template: hasTemplate
          ? {
              ...week,
              unavailableScheduleDates: unavailable.map((moment) => momentText(day, moment)),
            }
          : null,
        type,
        now: new Date(day + offset * 1000),
      };
    },
  );
