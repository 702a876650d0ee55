import { WEEKDAYS, type Hours, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import { dayAfter } from '@storefront/shared-domain/schedule';
import type { LocalMoment } from './local-moment';

/**
 * The restaurant's next opening: `daysAhead` from today, at local 'HH:MM:SS' of the 'YYYY-MM-DD'
 * day.
 */
export type NextOpening = { daysAhead: number; day: string; time: string };

const LOOK_AHEAD_DAYS = 14;

type Span = RestaurantInfo['scheduledClosingDates'][number];

/** Bounds of a span as 'YYYY-MM-DD HH:MM:SS'; one without a time closes the whole day. */
const isWithin = (moment: string, { startDate, endDate }: Span): boolean => {
  const from = startDate.replace('T', ' ').slice(0, 19);
  const until = endDate.replace('T', ' ').slice(0, 19);
  return moment >= from && moment <= (until.length > 10 ? until : `${until} 23:59:59`);
};

/**
 * The next start of an opening slot within two weeks, without slots marked closed and announced
 * closing days; null when there is none. The restaurant's `is_closed` states whether it is closed
 * now; this only gives the next opening.
 */
export function nextOpening(
  hours: Hours,
  closings: readonly Span[],
  now: LocalMoment,
): NextOpening | null {
  for (let daysAhead = 0; daysAhead <= LOOK_AHEAD_DAYS; daysAhead += 1) {
    const { date: day, weekday } = dayAfter(now.day, daysAhead);
    const times = hours[WEEKDAYS[weekday]!]
      .filter(({ isClosed, firstTime }) => !isClosed && (daysAhead > 0 || firstTime > now.time))
      .map(({ firstTime }) => firstTime)
      .filter((time) => !closings.some((span) => isWithin(`${day} ${time}`, span)));
    if (times.length > 0) return { daysAhead, day, time: times.sort()[0]! };
  }
  return null;
}
