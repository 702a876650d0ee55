import { zoned } from '../schedule/zoned';

export type ExpiryTone = 'danger' | 'warning' | 'success';

const DAY_MS = 86_400_000;
const SOON_DAYS = 7;

function dayNumber(iso: string, timeZone: string): number | null {
  const day = zoned(iso, timeZone);
  return day === null ? null : Date.UTC(day.year, day.month - 1, day.day) / DAY_MS;
}

/**
 * Whole days from today until a day, in the calendar of `timeZone`; null when one of them cannot be
 * read.
 */
export function daysUntil(date: string, now: Date, timeZone = ''): number | null {
  const [end, today] = [dayNumber(date, timeZone), dayNumber(now.toISOString(), timeZone)];
  return end === null || today === null ? null : end - today;
}

/**
 * Urgency of an expiry (LOYALTY-14): red at 0 or fewer days left, orange at 7 or fewer, green
 * otherwise and without an expiry.
 */
export function expiryTone(date: string | null | undefined, now: Date, timeZone = ''): ExpiryTone {
  const left = date ? daysUntil(date, now, timeZone) : null;
  if (left === null || left > SOON_DAYS) return 'success';
  return left <= 0 ? 'danger' : 'warning';
}
