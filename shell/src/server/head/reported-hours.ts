import { WEEKDAYS, type Hours, type SpecialHours } from '@storefront/shared-domain/contracts';
import { shownSlots, type ShownSlot } from '@storefront/shared-domain/rules';

/** Opening hours as search engines read them. */
interface Reported {
  readonly '@type': 'OpeningHoursSpecification';
  readonly opens: string;
  readonly closes: string;
}

/** Times of one or two days: the day of a time, and its bounds. */
interface Times {
  readonly isDayAfter: boolean;
  readonly opens: string;
  readonly closes: string;
}

/** Most times that are reported: with more of them the edge would refuse the whole head. */
const MAX_TIMES = 300;

const DAYS = WEEKDAYS.map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`);

/** 'HH:MM' of 'HH:MM:SS'; search engines have no 24:00. */
const clock = (time: string): string => (time.startsWith('24') ? '00:00' : time.slice(0, 5));

/**
 * For search engines a whole day ends at 23:59, any other time at the next midnight; a time from midnight
 * to midnight is a closed day.
 */
const toTimes = ({ from, to, isAllDay }: ShownSlot): Times => ({
  isDayAfter: from.startsWith('24'),
  opens: clock(from),
  closes: isAllDay ? '23:59' : clock(to),
});

const reported = (opens: string, closes: string): Reported => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  closes,
});

/** Opening hours of the week, days with equal hours as one; null without any. */
export function reportedHours(hours: Hours): readonly object[] | null {
  const spans = new Map<string, Reported & { readonly dayOfWeek: string[] }>();
  for (const [index, day] of WEEKDAYS.entries())
    for (const { isDayAfter, opens, closes } of shownSlots(hours[day]).map(toTimes)) {
      const span = spans.get(`${opens}-${closes}`) ?? { ...reported(opens, closes), dayOfWeek: [] };
      spans.set(`${opens}-${closes}`, span);
      span.dayOfWeek.push(DAYS[(index + (isDayAfter ? 1 : 0)) % DAYS.length]!);
    }
  return spans.size === 0 ? null : [...spans.values()].slice(0, MAX_TIMES);
}

/** Dates with other hours; a closed one opens and closes at midnight. */
export function reportedSpecialHours(
  special: readonly SpecialHours[] | undefined,
): readonly object[] | null {
  const all = (special ?? []).flatMap(({ startDate, endDate, slots }) => {
    const open = shownSlots(slots).map(toTimes);
    const times = open.length > 0 ? open : [{ opens: '00:00', closes: '00:00' }];
    return times.map(({ opens, closes }) => ({
      ...reported(opens, closes),
      validFrom: startDate,
      validThrough: endDate,
    }));
  });
  return all.length === 0 ? null : all.slice(0, MAX_TIMES);
}
