import type { Hours, RestaurantInfo, SpecialHours } from '../../contracts';
import { closedSpans } from './closed-spans';
import { clockText, DAY_MINUTES, dayOf, openSpans, type OpenSpan } from './open-spans';
import { wallMinute } from './wall-clock';

/** Days from today on that are announced. */
const AHEAD = 60;

const isSame = (some: readonly OpenSpan[], other: readonly OpenSpan[]): boolean =>
  some.length === other.length &&
  some.every(
    ({ from, until }, index) => other[index]?.from === from && other[index].until === until,
  );

const toDate = (midnight: number): string => new Date(midnight * 60_000).toISOString().slice(0, 10);

/**
 * Today and the days after it on which closings change the hours, with their own open times from
 * midnight to midnight; consecutive days with equal times are one entry. Every other day has the hours
 * of its weekday, and before them the end of the night that began the day before.
 */
export function specialHours(info: RestaurantInfo, hours: Hours, instant: number): SpecialHours[] {
  const closed = closedSpans(info, null);
  if (closed.length === 0) return [];
  const today = dayOf(wallMinute(instant, info.timezone));
  const found: { startDate: string; until: number; times: string; slots: SpecialHours['slots'] }[] =
    [];
  for (let day = today; day <= today + AHEAD; day += 1) {
    const [from, until] = [day * DAY_MINUTES, (day + 1) * DAY_MINUTES];
    const open = openSpans(hours, closed, from, until);
    if (isSame(open, openSpans(hours, [], from, until))) continue;
    const slots = open.map((span) => ({
      firstTime: clockText(span.from - from),
      secondTime: clockText(span.until - from),
    }));
    const [last, times] = [found.at(-1), JSON.stringify(slots)];
    if (last?.until === from && last.times === times) last.until = until;
    else found.push({ startDate: toDate(from), until, times, slots });
  }
  return found.map(({ startDate, until, slots }) => ({
    startDate,
    endDate: toDate(until - DAY_MINUTES),
    slots,
  }));
}
