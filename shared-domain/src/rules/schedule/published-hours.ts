import {
  WEEKDAYS,
  type Hours,
  type HoursSlot,
  type RestaurantInfo,
  type ScheduleTemplate,
} from '../../contracts';
import { templateClosings } from './closed-spans';
import {
  clockText,
  DAY_MINUTES,
  openSpans,
  weekdayOf,
  type OpenSpan,
  type WeekOfSlots,
} from './open-spans';

/** A Sunday since 1970, from which a week is written. */
const SUNDAY = 3;
const WEEK_MINUTES = 7 * DAY_MINUTES;

const toSlot = (from: number, length: number): HoursSlot => {
  const until = from + length;
  return {
    firstTime: clockText(from),
    secondTime: clockText(until > DAY_MINUTES ? until - DAY_MINUTES : until),
    isClosed: false,
  };
};

/**
 * A week as slots that do not overlap: a night stays one slot, what lasts a day or longer is cut at
 * its midnights.
 */
function computeWeek(spans: readonly OpenSpan[]): Hours {
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, [] as HoursSlot[]])) as Hours;
  for (const span of spans)
    for (let { from } = span; from < span.until;) {
      const rest = span.until - from;
      const length = rest < DAY_MINUTES ? rest : DAY_MINUTES - (from % DAY_MINUTES);
      week[weekdayOf(Math.floor(from / DAY_MINUTES))].push(toSlot(from % DAY_MINUTES, length));
      from += length;
    }
  return week;
}

const allSlots = (template: ScheduleTemplate): WeekOfSlots =>
  Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      template[day].filter(({ delivery, balcony }) => delivery || balcony),
    ]),
  ) as unknown as WeekOfSlots;

/** The open times of one week, from a Sunday; a night that continues from Saturday to Sunday ends it. */
function spansOfWeek(week: WeekOfSlots): OpenSpan[] {
  const start = SUNDAY * DAY_MINUTES;
  const [first, ...spans] = openSpans(week, [], start, start + WEEK_MINUTES);
  const last = spans.at(-1);
  if (first === undefined) return [];
  if (last === undefined || first.from > start || last.until < start + WEEK_MINUTES)
    return [first, ...spans];
  return [...spans.slice(0, -1), { from: last.from, until: last.until + first.until - start }];
}

type Published = Pick<RestaurantInfo, 'scheduledClosingDates'> & { readonly hours: Hours };

/**
 * The hours and closings that a restaurant publishes: where its schedule template sells outside of its
 * hours, both together, so that no time is offered at which the published hours say closed. On the
 * days on which the template does not apply, what it adds is closed.
 */
export function publishedHours(
  { scheduledClosingDates, timezone }: RestaurantInfo,
  hours: Hours,
  template: ScheduleTemplate | null,
): Published {
  const own = { scheduledClosingDates, hours };
  if (template === null) return own;
  const sold = allSlots(template);
  const start = SUNDAY * DAY_MINUTES;
  const openBy = (week: WeekOfSlots, from: number, until: number) =>
    openSpans(week, [], from, until);
  const added = openSpans(
    sold,
    openBy(hours, start, start + WEEK_MINUTES),
    start,
    start + WEEK_MINUTES,
  );
  if (added.length === 0) return own;
  const both = Object.fromEntries(
    WEEKDAYS.map((day) => [day, [...hours[day], ...sold[day]]]),
  ) as unknown as WeekOfSlots;
  const unsold = templateClosings(template, timezone).flatMap(({ from, until }) =>
    openSpans(sold, openBy(hours, from, until), from, until),
  );
  const written = (minute: number): string =>
    new Date(minute * 60_000).toISOString().slice(0, 16).replace('T', ' ');
  return {
    hours: computeWeek(spansOfWeek(both)),
    scheduledClosingDates: [
      ...scheduledClosingDates,
      ...unsold.map(({ from, until }) => ({ startDate: written(from), endDate: written(until) })),
    ],
  };
}
