import { isRealDay } from './calendar';
import { wallMinute } from './wall-clock';

/** A moment on the clocks of one zone. */
export type Zoned = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
};

const WALL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
function fromWall(text: string): Zoned | null {
  const found = WALL.exec(text);
  if (found === null) return null;
  const [, years, months, days, hours, minutes] = found;
  const [year, month, day] = [Number(years), Number(months), Number(days)];
  const [hour, minute] = [Number(hours ?? 0), Number(minutes ?? 0)];
  return isRealDay(year, month, day) && hour < 24 && minute < 60
    ? { year, month, day, hour, minute }
    : null;
}

/**
 * Reads an ISO instant on the clocks of `timeZone` (an IANA name); no zone or an unknown one is the
 * device's. A text without a zone of its own ('2026-01-05', '2026-01-05 9:30') is already a clock
 * time. Null when it is neither.
 */
export function zoned(iso: string, timeZone = ''): Zoned | null {
  if (!INSTANT.test(iso)) return fromWall(iso);
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return null;
  const shown = new Date(wallMinute(instant.getTime(), timeZone) * 60_000);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}
