const MINUTE_MS = 60_000;
const PARTS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
  calendar: 'gregory',
  numberingSystem: 'latn',
} as const;

const formats = new Map<string, Intl.DateTimeFormat | null>();

function inZone(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en', { ...PARTS, timeZone });
  } catch {
    return null;
  }
}

/** The cached format of a zone; null for an unknown zone. */
function findFormat(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = inZone(timeZone);
  formats.set(timeZone, made);
  return made;
}

let ownFormat: Intl.DateTimeFormat | undefined;
const deviceFormat = (): Intl.DateTimeFormat =>
  (ownFormat ??= new Intl.DateTimeFormat('en', PARTS));

/** Whether a text is a time zone of the IANA list; '' is not. */
export const isKnownZone = (timeZone: string): boolean => findFormat(timeZone) !== null;

/**
 * The minute of a calendar date and time, counted as if it were UTC: the difference of two such
 * minutes is that of their clock times. Months from 1.
 */
export const minuteOf = (year: number, month: number, day: number, hour = 0, minute = 0): number =>
  Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS;

/**
 * The minute on the clocks of a zone (an IANA name) at an instant (milliseconds since 1970), as
 * counted by `minuteOf`; no zone or an unknown one is the device's.
 */
export function wallMinute(instant: number, timeZone: string): number {
  const values: Record<string, number> = {};
  for (const { type, value } of (findFormat(timeZone) ?? deviceFormat()).formatToParts(instant))
    values[type] = Number(value);
  return minuteOf(
    values['year']!,
    values['month']!,
    values['day']!,
    values['hour']!,
    values['minute']!,
  );
}

/** A counted minute as text, 'YYYY-MM-DD HH:MM'. Texts of this form compare by time. */
const minuteText = (minute: number): string =>
  new Date(minute * MINUTE_MS).toISOString().slice(0, 16).replace('T', ' ');

/** An instant on the clocks of a zone, 'YYYY-MM-DD HH:MM'. */
export const localMinute = (instant: Date, timeZone: string): string =>
  minuteText(wallMinute(instant.getTime(), timeZone));
