import { isRealDay } from './calendar';

/** A moment as the clocks of one place show it. */
export type Zoned = { readonly year: number; readonly month: number; readonly day: number; readonly hour: number; readonly minute: number };

const WALL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const PARTS = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = inZone(timeZone);
  formats.set(timeZone, made);
  return made;
}

function inZone(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', timeZone === '' ? PARTS : { ...PARTS, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en', PARTS);
  }
}

function fromWall(text: string): Zoned | null {
  const [year, month, day, hour, minute] = (WALL.exec(text) ?? []).slice(1).map((part) => Number(part ?? 0));
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined) return null;
  return isRealDay(year, month, day) && hour < 24 && minute < 60 ? { year, month, day, hour, minute } : null;
}

/**
 * Reads an ISO instant as `timeZone` (an IANA name) shows it; no zone or an unknown one is the device's. A text without a
 * zone of its own ('2026-01-05', '2026-01-05 9:30') already is what the clocks show. Null when it is neither.
 */
export function zoned(iso: string, timeZone = ''): Zoned | null {
  if (!INSTANT.test(iso)) return fromWall(iso);
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return null;
  const values: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) values[type] = Number(value);
  return { year: values['year']!, month: values['month']!, day: values['day']!, hour: values['hour']!, minute: values['minute']! };
}
