import fc from 'fast-check';
import { aMenu } from './menu';

export type AnySlot = {
  firstTime: string;
  secondTime: string;
  isClosed: boolean;
  delivery: boolean;
  balcony: boolean;
};
type Week = Record<
  'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday',
  AnySlot[]
>;

/** A stored record with its template, a span in which to look at it, and the zone it must have. */
export type AnyOpening = {
  wire: {
    info: {
      is_closed: boolean;
      shift_has_delivery: boolean;
      shift_has_takeout: boolean;
      scheduledClosingDates: { startDate: string; endDate: string }[];
    } & Record<string, unknown>;
    hours: Week;
    menu: unknown;
  };
  template: (Week & { unavailableScheduleDates: string[] }) | null;
  zone: string;
  from: number;
  minutes: number;
};

/** What a record states of its place, its zone, and mornings on which the clocks change. */
const PLACES: readonly (readonly [place: object, zone: string, ...days: string[]])[] = [
  [{ timezone: 'America/New_York', country: 'BR' }, 'America/New_York', '2025-03-09', '2025-11-02'],
  [{ timezone: 'Europe/Lisbon', country: 'US' }, 'Europe/Lisbon', '2025-03-30', '2025-10-26'],
  [{ country: 'US', uf: 'ca' }, 'America/Los_Angeles', '2025-03-09', '2025-11-02'],
  [{ country: 'PT', longitude: -25.7 }, 'Atlantic/Azores', '2025-03-30', '2025-10-26'],
  [{ country: 'CL', timezone: 'Mars/Base' }, 'America/Santiago', '2025-04-06', '2025-09-07'],
  [{ timezone: 'Australia/Lord_Howe' }, 'Australia/Lord_Howe', '2025-04-06', '2025-10-05'],
  [{ country: 'BR', uf: 'AC' }, 'America/Rio_Branco', '2025-12-31'],
  [{ country: 'py' }, 'America/Asuncion', '2024-03-24'],
  [{ timezone: 'Asia/Kathmandu' }, 'Asia/Kathmandu', '2024-02-28'],
];
const DAY_MS = 86_400_000;
const MORNINGS = PLACES.flatMap(([place, zone, ...days]) =>
  days.map((day) => ({ place, zone, day: Date.parse(`${day}T00:00:00Z`) })),
);

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minute: number, seconds = '00'): string =>
  `${two(Math.floor(minute / 60))}:${two(minute % 60)}:${seconds}`;

/** Mostly a half hour, often the midnights. */
const anyMinute = fc.oneof(
  { weight: 4, arbitrary: fc.nat(48).map((half) => half * 30) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1440) },
  { weight: 1, arbitrary: fc.nat(1438) },
);
const anySlot: fc.Arbitrary<AnySlot> = fc
  .tuple(anyMinute, anyMinute, fc.nat(63))
  .map(([first, second, bits]) => ({
    firstTime: clock(first % 1440),
    secondTime: bits === 63 ? 'late' : second === 1440 && bits % 2 ? '23:59:59' : clock(second),
    isClosed: bits % 16 === 5,
    delivery: (bits & 3) !== 1,
    balcony: (bits & 12) !== 4,
  }));

const anyWeek = fc
  .tuple(fc.array(anySlot, { maxLength: 2 }), fc.array(anySlot, { maxLength: 2 }), fc.nat(127))
  .map(([some, other, pattern]): Week => {
    const onDay = (index: number) => ((pattern >> index) % 2 === 0 ? some : other);
    return {
      sunday: onDay(0),
      monday: onDay(1),
      tuesday: onDay(2),
      wednesday: onDay(3),
      thursday: onDay(4),
      friday: onDay(5),
      saturday: onDay(6),
    };
  });

/** A date, a midnight in UTC, which stands for its date, or a time, from a day before to three after. */
const anyMoment = fc.tuple(fc.integer({ min: -1, max: 3 }), fc.nat(1439), fc.nat(3));
const momentText = (day: number, [ahead, minute, form]: [number, number, number]): string => {
  const date = new Date(day + ahead * DAY_MS).toISOString().slice(0, 10);
  if (form === 0) return date;
  return form === 1 ? `${date}T00:00:00.000Z` : `${date} ${clock(minute)}`;
};
const anyClosing = fc.oneof(
  fc.tuple(anyMoment, anyMoment),
  anyMoment.map(([ahead, minute, form]) => {
    const day: [number, number, number] = [ahead, minute, form % 2];
    return [day, day] as [typeof day, typeof day];
  }),
);
const mostly = (value: boolean) => fc.nat(5).map((it) => (it === 0 ? !value : value));

/**
 * Any record around the days on which clocks change: weeks with nights, whole days and empty, closed
 * and broken slots, closings, templates inside and outside of the hours, flags, and a zone that is
 * written, missing or unknown.
 */
export const anyOpening: fc.Arbitrary<AnyOpening> = fc
  .noBias(
    fc.tuple(
      fc.constantFrom(...MORNINGS),
      fc.integer({ min: -14 * 60, max: 10 * 60 }),
      anyWeek,
      fc.option(fc.tuple(anyWeek, fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 1 }))),
      fc.array(anyClosing, { maxLength: 2 }),
      fc.tuple(mostly(false), mostly(true), mostly(true)),
    ),
  )
  .map(([{ place, zone, day }, offset, hours, planned, closings, flags]) => ({
    zone,
    from: day + offset * 60_000,
    minutes: 30 * 60,
    template: planned && {
      ...planned[0],
      unavailableScheduleDates: planned[1].map((ahead) => momentText(day, [ahead, 0, 0])),
    },
    wire: {
      info: {
        id: 7,
        name: 'Bella',
        restaurant_url: 'bella',
        language: 'pt-br',
        ...place,
        is_closed: flags[0],
        shift_has_delivery: flags[1],
        shift_has_takeout: flags[2],
        scheduledClosingDates: closings.map(([from, until]) => ({
          startDate: momentText(day, from),
          endDate: momentText(day, until),
        })),
      },
      hours,
      menu: aMenu(),
    },
  }));
