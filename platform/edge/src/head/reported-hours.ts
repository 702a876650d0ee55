import { type Fields, isOn, list, text } from './read';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const CLOCK = /^(\d{2}):([0-5]\d):([0-5]\d)$/;
const DAY_MINUTES = 1440;

/** Minutes of 'HH:MM:SS' since midnight, up to 1440; a part of a minute counts as the whole one. */
function minutesOf(time: string): number | null {
  const found = CLOCK.exec(time);
  if (found === null) return null;
  const minutes = Number(found[1]) * 60 + Number(found[2]) + (Number(found[3]) > 0 ? 1 : 0);
  return minutes <= DAY_MINUTES ? minutes : null;
}

const two = (value: number): string => String(value).padStart(2, '0');
const clockText = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Times of one or two days, as search engines read them: the day of a time, and its bounds. */
interface Times {
  readonly dayAfter: boolean;
  readonly opens: string;
  readonly closes: string;
}

/**
 * For search engines there is no 24:00: a whole day ends at 23:59, any other time at the next midnight; a time
 * from midnight to midnight is a closed day.
 */
const closing = (from: number, until: number): string =>
  from === 0 && until === DAY_MINUTES ? '23:59' : clockText(until % DAY_MINUTES);

/**
 * The times of a slot by the rules of the storefront (`slotMinutes` of shared-domain, compared by
 * `scripts/lib/one-opening.test.ts`): an end before the start is on the next day; equal times, a slot
 * marked as closed and an unreadable one are none.
 */
function timesOf(slot: Fields): Times | null {
  const [from, until] = [minutesOf(text(slot['firstTime'])), minutesOf(text(slot['secondTime']))];
  if (isOn(slot['isClosed']) || from === null || until === null || from === until) return null;
  const dayAfter = from === DAY_MINUTES;
  return { dayAfter, opens: clockText(dayAfter ? 0 : from), closes: closing(from, until) };
}

/** Opening hours of the week for search engines, days with equal hours as one; null without any. */
export function reportedHours(hours: Fields): Fields[] | null {
  const spans = new Map<string, { dayOfWeek: string[]; opens: string; closes: string }>();
  for (const [index, day] of DAYS.entries())
    for (const slot of list(hours[day.toLowerCase()])) {
      const times = timesOf(slot);
      if (times === null) continue;
      const { dayAfter, opens, closes } = times;
      const span = spans.get(`${opens}-${closes}`) ?? { dayOfWeek: [], opens, closes };
      spans.set(`${opens}-${closes}`, span);
      span.dayOfWeek.push(DAYS[(index + (dayAfter ? 1 : 0)) % 7]!);
    }
  const reported = [...spans.values()].map((span) => ({
    '@type': 'OpeningHoursSpecification',
    ...span,
  }));
  return reported.length === 0 ? null : reported;
}

/** Dates with other hours for search engines; a closed one opens and closes at midnight. */
export function reportedSpecialHours(special: unknown): Fields[] | null {
  const reported = list(special).flatMap((it) => {
    const [validFrom, validThrough] = [text(it['startDate']), text(it['endDate'])];
    const slots = list(it['slots']).flatMap((slot) => timesOf(slot) ?? []);
    const times = slots.length > 0 ? slots : [{ opens: '00:00', closes: '00:00' }];
    return times.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      opens,
      closes,
      validFrom,
      validThrough,
    }));
  });
  return reported.length === 0 ? null : reported;
}
