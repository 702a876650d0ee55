import type { Hours } from '@storefront/shared-domain/contracts';
import { secondsOf, WEEKDAYS } from '@storefront/shared-domain/menu-rules';

const DAY = 86_400;
/** Slots that meet within a minute are one: '23:59:59' and '00:00:00' of the next day. */
const GAP = 60;

type Span = { readonly from: number; readonly to: number };

/** Day of the week from 0 (Sunday) and second of the day on the clocks of a zone. */
function clockAt(instant: Date, timeZone: string | undefined): { day: number; second: number } {
  const parts = new Intl.DateTimeFormat('en', {
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(instant);
  const value = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  const weekday = value('weekday').toLowerCase();
  return {
    day: WEEKDAYS.findIndex((name) => name === weekday),
    second: Number(value('hour')) * 3600 + Number(value('minute')) * 60,
  };
}

function clockOf(instant: Date, timeZone: string): { day: number; second: number } {
  try {
    return clockAt(instant, timeZone === '' ? undefined : timeZone);
  } catch {
    return clockAt(instant, undefined); // an unknown zone
  }
}

/** Slots of a day in seconds from the start of the present day, which is `offset` days before it. */
const spansOf = (hours: Hours, day: number, offset: number): Span[] =>
  (hours[WEEKDAYS[(day + offset + 7) % 7] ?? 'sunday'] ?? []).flatMap(
    ({ firstTime, secondTime, isClosed }) => {
      const [from, until] = [secondsOf(firstTime), secondsOf(secondTime)];
      if (isClosed || from === null || until === null || from === until) return [];
      const to = until < from ? until + DAY : until;
      return [{ from: from + offset * DAY, to: to + offset * DAY }];
    },
  );

/**
 * The time at which the current opening slot ends, 'HH:MM:SS' on the restaurant's clocks. Null outside
 * of its slots, and when it closes in more than a day. An invalid time zone is the device's.
 */
export function openUntil(hours: Hours, now: Date, timeZone: string): string | null {
  const { day, second } = clockOf(now, timeZone);
  const spans = [-1, 0, 1].flatMap((offset) => spansOf(hours, day, offset));
  let end = spans.find(({ from, to }) => from <= second && second < to)?.to ?? null;
  if (end === null) return null;
  for (const { from, to } of spans.sort((a, b) => a.from - b.from))
    if (from <= end + GAP && to > end) end = to;
  if (end - second >= DAY) return null;
  return new Date((end % DAY) * 1000).toISOString().slice(11, 19);
}
