import type { Hours, RestaurantInfo, ScheduleTemplate } from '../../contracts';
import { closedSpans } from './closed-spans';
import { DAY_MINUTES, dayOf, isOpenIn, openSpans, type WeekOfSlots } from './open-spans';
import { wallMinute } from './wall-clock';

const MINUTE_MS = 60_000;

/**
 * What decides whether a restaurant is open: its record, with its own flags; its hours, with those
 * that its template adds (`publishedHours`); and its schedule template, null where it has none.
 */
export type OpeningInput = {
  readonly info: RestaurantInfo;
  readonly hours: Hours;
  readonly template: ScheduleTemplate | null;
};

/** The state of a restaurant: the flags of its record on the wire. */
export type Opening = Pick<
  RestaurantInfo,
  'is_closed' | 'shift_has_delivery' | 'shift_has_takeout'
>;

/** The slots of a template in which orders of a kind are sold. */
const templateWeek = (template: ScheduleTemplate, sold: 'delivery' | 'balcony'): WeekOfSlots => ({
  sunday: template.sunday.filter((slot) => slot[sold]),
  monday: template.monday.filter((slot) => slot[sold]),
  tuesday: template.tuesday.filter((slot) => slot[sold]),
  wednesday: template.wednesday.filter((slot) => slot[sold]),
  thursday: template.thursday.filter((slot) => slot[sold]),
  friday: template.friday.filter((slot) => slot[sold]),
  saturday: template.saturday.filter((slot) => slot[sold]),
});

/** The state in each minute of the restaurant's clocks, and the minutes at which it may change. */
function computeStates({ info, hours, template }: OpeningInput) {
  const [closed, unsold] = [closedSpans(info, null), closedSpans(info, template)];
  const [delivery, balcony] = template
    ? [templateWeek(template, 'delivery'), templateWeek(template, 'balcony')]
    : [hours, hours];
  return {
    at: (minute: number): Opening => {
      const isOpen = isOpenIn(hours, closed, minute);
      const sells = (week: WeekOfSlots) => !isOpen || isOpenIn(week, unsold, minute);
      return {
        is_closed: info.is_closed || !isOpen,
        shift_has_delivery: info.shift_has_delivery && sells(delivery),
        shift_has_takeout: info.shift_has_takeout && sells(balcony),
      };
    },
    edges: (from: number, until: number): number[] =>
      [
        openSpans(hours, closed, from, until),
        openSpans(delivery, unsold, from, until),
        openSpans(balcony, unsold, from, until),
      ]
        .flat()
        .flatMap((span) => [span.from, span.until])
        .filter((minute) => from < minute && minute < until)
        .sort((a, b) => a - b),
  };
}

const isSame = (one: Opening, other: Opening): boolean =>
  one.is_closed === other.is_closed &&
  one.shift_has_delivery === other.shift_has_delivery &&
  one.shift_has_takeout === other.shift_has_takeout;

/**
 * Whether a restaurant is open at an instant (milliseconds since 1970), and which kinds of orders it
 * accepts for now. Its hours decide, without its closings; a template decides the kinds; its own
 * flags close it or end a shift whatever the hours. While its hours are closed, the shifts are those
 * of its record. The whole rule: docs/rules/hours.md.
 */
export const openingAt = (input: OpeningInput, instant: number): Opening =>
  computeStates(input).at(wallMinute(instant, input.info.timezone));

/**
 * The next instant at which the state of a restaurant or its day is another one: at the latest the
 * next midnight on its clocks.
 */
export function nextOpeningChange(input: OpeningInput, instant: number): number {
  const start = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  const wallAt = (minutes: number) => wallMinute(start + minutes * MINUTE_MS, input.info.timezone);
  const [states, now] = [computeStates(input), wallAt(0)];
  const state = states.at(now);
  const midnight = (dayOf(now) + 1) * DAY_MINUTES;
  if (wallAt(midnight - now) === midnight) {
    const change = states.edges(now, midnight).find((minute) => !isSame(states.at(minute), state));
    return start + ((change ?? midnight) - now) * MINUTE_MS;
  }
  // a day on which clocks change: the one or two days of a year are read minute by minute
  let minutes = 1;
  while (dayOf(wallAt(minutes)) === dayOf(now) && isSame(states.at(wallAt(minutes)), state))
    minutes += 1;
  return start + minutes * MINUTE_MS;
}
