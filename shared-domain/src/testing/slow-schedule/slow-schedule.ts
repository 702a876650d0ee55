import type { Hours, RestaurantInfo, ScheduleTemplate } from '../../contracts';
import { dayShown, firstInstants } from './first-instants';

type Requested = {
  info: RestaurantInfo;
  hours: Hours;
  template: ScheduleTemplate | null;
  type: string;
  now: Date;
};
type Interval = {
  firstTime: string;
  secondTime: string;
  isClosed: boolean;
  delivery?: boolean;
  balcony?: boolean;
};

type Times = { start: number; end: number };

const NAMES = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const written = new Map<number, string[]>();

/** The minutes of a day and of the next as texts, 'YYYY-MM-DD HH:MM'. */
function textsOf(day: number): string[] {
  const known =
    written.get(day) ??
    Array.from({ length: 2880 }, (_, minute) =>
      new Date((day * 1440 + minute) * 60_000).toISOString().slice(0, 16).replace('T', ' '),
    );
  written.set(day, known);
  return known;
}

const stepOf = (info: RestaurantInfo): number =>
  info.scheduleSettings.intervalBetweenTimes >= 1 ? info.scheduleSettings.intervalBetweenTimes : 30;

const leadOf = (info: RestaurantInfo, type: string): number =>
  type === 'table' ? 0 : type === 'delivery' ? info.delivery_time_min : info.takeout_time;

function soldIn(interval: Interval, type: string, isTemplate: boolean): boolean {
  if (interval.isClosed) return false;
  if (!isTemplate || type === 'table') return true;
  return (type === 'delivery' ? interval.delivery : interval.balcony) === true;
}

/**
 * First whole minute and end of an interval, in seconds from the midnight of its day; empty for an
 * invalid one.
 */
function timesOf({ firstTime, secondTime }: Interval): Times[] {
  if (
    ![firstTime, secondTime].every((time) =>
      /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$|^24:00:00$/.test(time),
    )
  )
    return [];
  const seconds = (time: string) =>
    Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60 + Number(time.slice(6, 8));
  let start = seconds(firstTime);
  while (start % 60 !== 0) start += 1;
  return [{ start, end: seconds(secondTime) + (secondTime < firstTime ? 86_400 : 0) }];
}

/**
 * Whether a minute of a day is a start: of an interval of the day, or of one that began the day
 * before.
 */
function startsOf(
  day: number,
  { info, hours, template, type }: Requested,
): (minute: number) => boolean {
  const week = template === null || type === 'table' ? hours : template;
  const weekday = new Date(day * 86_400_000).getUTCDay();
  const times = (name: (typeof NAMES)[number]) =>
    week[name].filter((interval) => soldIn(interval, type, template !== null)).flatMap(timesOf);
  const [today, yesterday] = [times(NAMES[weekday]!), times(NAMES[(weekday + 6) % 7]!)];
  const step = stepOf(info) * 60;
  const begins = (second: number, { start, end }: Times) =>
    second >= start && second < end && (second - start) % step === 0;
  return (minute) =>
    today.some((it) => begins(minute * 60, it)) ||
    yesterday.some((it) => begins((minute + 1440) * 60, it));
}

/**
 * Whether the restaurant is shut at a minute, 'YYYY-MM-DD HH:MM'; supports days and date-times
 * without a zone.
 */
function isShut(at: string, info: RestaurantInfo, template: ScheduleTemplate | null): boolean {
  const closing = info.scheduledClosingDates.some(
    ({ startDate, endDate }) =>
      `${at}:59` >= startDate &&
      `${at}:00` < (endDate.length === 10 ? `${endDate} 24:00:00` : endDate.padEnd(19, ':00')),
  );
  return (
    closing ||
    (template?.unavailableScheduleDates ?? []).some((out) =>
      out.length === 10 || out.slice(11, 16) === '00:00'
        ? at.startsWith(out.slice(0, 10))
        : at === out.slice(0, 16),
    )
  );
}

/**
 * Every offered time in the format of the order, computed the slow way: each minute of the days of
 * the restaurant's clocks that is a start of an open interval, is late enough, and has no shut
 * minute up to the next start.
 */
export function slowOffer(requested: Requested): string[] {
  const { info, template, type, now } = requested;
  const today = dayShown(now.getTime(), info.timezone);
  const offered: string[] = [];
  for (let day = today; day <= today + info.scheduleSettings.daysForward; day += 1) {
    const [instants, texts, isStart] = [
      firstInstants(day, info.timezone),
      textsOf(day),
      startsOf(day, requested),
    ];
    for (let minute = 0; minute < 1440; minute += 1) {
      const instant = instants[minute]!;
      if (
        instant === 0 ||
        instant * 60_000 < now.getTime() + leadOf(info, type) * 60_000 ||
        !isStart(minute)
      )
        continue;
      let next = 0;
      while (next < stepOf(info) && !isShut(texts[minute + next]!, info, template)) next += 1;
      if (next === stepOf(info)) offered.push(texts[minute]!.replace(' 0', ' '));
    }
  }
  return offered;
}
