import fc from 'fast-check';
import { RestaurantData, ScheduleTemplate } from '@storefront/shared-domain/contracts';
import { isNowOffered, operationState, shownSlots } from '@storefront/shared-domain/rules';
import { isTimeOffered, nextOpening } from '@storefront/shared-domain/schedule';
import * as z from 'zod/mini';
import { weekRows } from '../../mf-menu/src/features/hours/opening-hours';
import {
  openedData,
  openingState,
  publishedData,
} from '../../reference-api/src/restaurants/opening-state';
import { anyOpening, type AnyOpening } from '../../shared-domain/src/testing/any-opening';
import { randomRuns } from '../../shared-domain/src/testing/random-runs';
import { slowOpening, wallClock } from '../../shared-domain/src/testing/slow-opening';
import { restaurantData } from '../../shell/src/server/head/restaurant-data';
import { plainMenu, type PlainMenu } from '../../shell/src/server/plain/plain-menu';

const RUNS = randomRuns(160);

// what is written without a script reads the clock
beforeEach(() => void jest.useFakeTimers());
const MINUTE = 60_000;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const seen = { open: 0, closed: 0, special: 0, template: 0, change: 0 };

type Span = { from: number; until: number };
/** Whether a minute of a day is open by the text of the week and of special dates. */
type Reading = (date: string, weekday: number, minute: number) => boolean;

const minutes = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const spanOf = (from: number, until: number): Span => ({
  from,
  until: until <= from ? until + 1440 : until,
});
const holds = (spans: readonly Span[], minute: number): boolean =>
  spans.some(({ from, until }) => from <= minute && minute < until);

/** A reader of hours: special dates as written, other days by the week with the night before. */
const reading =
  (
    week: readonly (readonly Span[])[],
    special: (date: string) => readonly Span[] | null,
  ): Reading =>
  (date, weekday, minute) => {
    const own = special(date);
    if (own !== null) return holds(own, minute);
    const [today = [], before = []] = [week[weekday], week[(weekday + 6) % 7]];
    return holds(today, minute) || holds(before, minute + 1440);
  };

type Sent = ReturnType<typeof answered>;

/** The response of the API for a record at an instant, as the page reads it. */
function answered({ wire, template }: AnyOpening, at: number) {
  const stored = z.parse(RestaurantData, wire);
  const data = publishedData(stored, template && z.parse(ScheduleTemplate, template));
  const recorded = { data, template: template && z.parse(ScheduleTemplate, template) };
  const state = openingState(recorded, stored, at);
  const { info, ...more } = state.patch;
  const body = { ...wire, ...more, info: { ...wire.info, ...info } };
  return { recorded, state, body, page: z.parse(RestaurantData, body) };
}

function screenOf({ page }: Sent): Reading {
  const rows = weekRows(page.hours, null).map(({ slots }) =>
    slots.map(({ from, to }) => spanOf(minutes(from), minutes(to))),
  );
  return reading(rows, (date) => {
    const found = page.special_hours?.find(
      ({ startDate, endDate }) => startDate <= date && date <= endDate,
    );
    return found
      ? shownSlots(found.slots).map(({ from, to }) => spanOf(minutes(from), minutes(to)))
      : null;
  });
}

/** The page without scripts; its dates are in the order of the country. */
function plainOf({ page }: Sent): Reading {
  const menu = plainMenu({
    data: page,
    language: 'pt-br',
    config: { apiBase: '/api', mediaBase: '/media' } as never,
  });
  const spansOf = ({ slots, isAllDay }: Pick<PlainMenu['hours'][number], 'slots' | 'isAllDay'>) =>
    slots.map((text, at) => {
      const [from = '', to = ''] = text.split(' – ');
      return isAllDay[at] === true ? { from: 0, until: 1440 } : spanOf(minutes(from), minutes(to));
    });
  const isoOf = (text: string): string => {
    const [first = '', second = '', year = ''] = text.split('/');
    const isMonthFirst = page.info.country === 'US';
    return [year, ...(isMonthFirst ? [first, second] : [second, first])].join('-');
  };
  return reading(menu.hours.map(spansOf), (date) => {
    const found = menu.specialHours.find(({ day }) => {
      const [from = '', to = from] = day.split(' – ');
      return isoOf(from) <= date && date <= isoOf(to);
    });
    return found ? spansOf(found) : null;
  });
}

type Reported = {
  opens: string;
  closes: string;
  dayOfWeek?: string[];
  validFrom?: string;
  validThrough?: string;
};
/** As search engines read it: 23:59 ends a whole day, equal times are closed. */
const reportedSpan = ({ opens, closes }: Reported): Span[] => {
  if (opens === closes) return [];
  const isWhole = opens === '00:00' && closes === '23:59';
  return [isWhole ? { from: 0, until: 1440 } : spanOf(minutes(opens), minutes(closes))];
};
function jsonLdOf({ page }: Sent): Reading {
  const found = restaurantData(page, '');
  const of = (name: string) => (found[name] ?? []) as Reported[];
  const week = DAYS.map((day) =>
    of('openingHoursSpecification')
      .filter(({ dayOfWeek = [] }) => dayOfWeek.includes(day))
      .flatMap(reportedSpan),
  );
  return reading(week, (date) => {
    const special = of('specialOpeningHoursSpecification').filter(
      ({ validFrom = '', validThrough = '' }) => validFrom <= date && date <= validThrough,
    );
    return special.length === 0 ? null : special.flatMap(reportedSpan);
  });
}

const TYPES = ['delivery', 'balcony'] as const;
const FLAG = { delivery: 'shift_has_delivery', balcony: 'shift_has_takeout' } as const;

/** The first open minute within two days, unless the clocks go back before it; else null. */
function opensAfter(record: AnyOpening, at: number): string | null {
  const [{ zone }, isOpenAt] = [record, slowOpening(record)];
  for (let ahead = 1; ahead < 2 * 1440; ahead += 1) {
    const [before, { text }] = [at + (ahead - 1) * MINUTE, wallClock(at + ahead * MINUTE, zone)];
    if (text < wallClock(before, zone).text) return null;
    if (isOpenAt(at + ahead * MINUTE).isOpen) return text;
  }
  return null;
}

/** Slots of one minute without a lead, while orders can be scheduled. */
const isSlotted = ({ page, recorded }: Sent, type: (typeof TYPES)[number], at: number): boolean => {
  const { info } = page;
  const { date, minute } = wallClock(at, info.timezone);
  const scheduleSettings = {
    ...info.scheduleSettings,
    enable: true,
    allowSchedulingWhileClosed: true,
    daysForward: 1,
    intervalBetweenTimes: 1,
  };
  const time = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  return isTimeOffered(`${date} ${time}`, {
    info: { ...info, scheduleSettings, delivery_time_min: 0, takeout_time: 0 },
    hours: page.hours,
    template: recorded.template,
    type,
    now: new Date(at),
  });
};

type Slow = ReturnType<ReturnType<typeof slowOpening>>;

/** Pages, data for search engines and the API state what the slow rule finds. */
function expectOnePublishedState(sent: Sent, readings: Reading[], at: number, slow: Slow): void {
  const { info } = sent.page;
  const { date, minute, weekday } = wallClock(at, info.timezone);
  const isEnded = sent.recorded.data.info.is_closed;
  const stated = [
    !info.is_closed,
    ...readings.map((read) => read(date, weekday, minute) && !isEnded),
  ];
  if (stated.some((isOpen) => isOpen !== slow.isOpen))
    throw new Error(`${date} ${minute}: ${JSON.stringify({ stated, slow })}`);
}

/** Orders for now, as page and transaction check them, and offered times do so, too. */
function expectOneOffer(sent: Sent, at: number, slow: Slow): void {
  const { page, recorded } = sent;
  const stored = recorded.data.info;
  const { minute } = wallClock(at, stored.timezone);
  const isRepeated = [30, 60].some(
    (ahead) => wallClock(at - ahead * MINUTE, stored.timezone).minute === minute,
  );
  for (const type of TYPES) {
    const now = [page.info, openedData(recorded, new Date(at)).info].map((info) =>
      isNowOffered(info, operationState(info, false), type),
    );
    // a minute that the clocks repeat is offered once, and flags do not end what is scheduled
    const isCompared = !isRepeated && !stored.is_closed && stored[FLAG[type]];
    const offered = isCompared ? [...now, isSlotted(sent, type, at)] : now;
    if (offered.some((it) => it !== slow[type]))
      throw new Error(
        `${new Date(at).toISOString()} ${type}: ${JSON.stringify({ offered, slow })}`,
      );
  }
}

function expectOneOpening(record: AnyOpening, { page }: Sent, at: number, slow: Slow): void {
  const opening = nextOpening(page, new Date(at));
  if (slow.isOpen && opening !== null) throw new Error('an open restaurant has a next opening');
  if (slow.isOpen || record.wire.info.is_closed || opening === null) return;
  const opens = opensAfter(record, at);
  if (opens !== null && opens !== `${opening.day} ${opening.time}`)
    throw new Error(`${new Date(at).toISOString()} opens ${opens}: ${JSON.stringify(opening)}`);
}

test(
  `[SHELL-57] [SCHEDULE-04] [MENU-07] [MENU-29] hours page, plain menu, JSON-LD, API, slots and orders ` +
    `state the same for every minute (${RUNS} records)`,
  () => {
    fc.assert(
      fc.property(anyOpening, (record) => {
        jest.setSystemTime(record.from);
        const slowAt = slowOpening(record);
        let sent = answered(record, record.from);
        const readings = [screenOf(sent), plainOf(sent), jsonLdOf(sent)];
        seen.template += record.template === null ? 0 : 1;
        seen.special += sent.page.special_hours ? 1 : 0;
        let last = '';
        for (let passed = 0; passed < record.minutes; passed += 1) {
          const at = record.from + passed * MINUTE;
          if (at >= sent.state.until) {
            sent = answered(record, at);
            seen.change += 1;
          }
          const slow = slowAt(at);
          seen[slow.isOpen ? 'open' : 'closed'] += 1;
          expectOnePublishedState(sent, readings, at, slow);
          const state = JSON.stringify(slow);
          if (state === last && passed % 97 !== 0) continue;
          last = state;
          expectOneOffer(sent, at, slow);
          expectOneOpening(record, sent, at, slow);
        }
      }),
      { numRuns: RUNS },
    );
    expect(Object.entries(seen).filter(([, count]) => count < RUNS / 10)).toEqual([]);
  },
);
