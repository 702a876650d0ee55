import { WEEKDAYS, type DeliveryType, type ScheduleTemplate } from '../../contracts';
import { wallMinute } from './wall-clock';
import { secondsOf } from './clock-seconds';
import { templateClosings } from './closed-spans';
import { daysFrom, type CalendarDay } from './day';

const DAY_MINUTES = 1440;
const DAY_SECONDS = 86_400;

type Interval = ScheduleTemplate['sunday'][number];

/**
 * The moment and the delivery type to check; `type` is null until chosen. `timeZone` is the
 * restaurant's.
 */
export type HoursRequested = { type: DeliveryType | null; now: Date; timeZone: string };

/** A template has no setting for tables or for a missing type: there any interval counts. */
function isFor({ delivery, balcony, isClosed }: Interval, type: DeliveryType | null): boolean {
  if (isClosed) return false;
  return type === null || type === 'table' || (type === 'delivery' ? delivery : balcony);
}

/**
 * Whether an interval contains a second of its day; from 86,400 on, of the next one (SCHEDULE-13).
 * The end is exclusive; equal times are an empty interval.
 */
function holds({ firstTime, secondTime }: Interval, second: number): boolean {
  const [from, to] = [secondsOf(firstTime), secondsOf(secondTime)];
  return (
    from !== null && to !== null && from <= second && second < (to < from ? to + DAY_SECONDS : to)
  );
}

/**
 * Whether a moment lies in the hours of a template, with the rules of `scheduleDays`: on the
 * restaurant's clocks, nights included, closed days excluded.
 */
export function isWithinHours(
  template: ScheduleTemplate,
  { type, now, timeZone }: HoursRequested,
): boolean {
  const minute = wallMinute(now.getTime(), timeZone);
  if (
    templateClosings(template, timeZone).some(({ from, until }) => from <= minute && minute < until)
  )
    return false;
  const isOpenOn = ({ weekday, midnight }: CalendarDay): boolean => {
    const second = (minute - midnight) * 60 + now.getUTCSeconds();
    return template[WEEKDAYS[weekday]!].some(
      (interval) => isFor(interval, type) && holds(interval, second),
    );
  };
  // the day before, for its intervals after midnight, and the day itself
  return daysFrom(minute - DAY_MINUTES, 1).some(isOpenOn);
}
