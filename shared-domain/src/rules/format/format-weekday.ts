import type { Language } from './language';
import { zoned } from '../schedule/zoned';

/**
 * Name of the weekday of a 'YYYY-MM-DD' (or 'YYYY-MM-DD H:MM'): 'Monday' and 'segunda-feira', short
 * 'Mon' and 'seg.'. Unreadable text gives ''.
 */
export function formatWeekday(
  day: string,
  language: Language,
  length: 'long' | 'short' = 'long',
): string {
  const at = zoned(day);
  return at === null
    ? ''
    : new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }).format(
        Date.UTC(at.year, at.month - 1, at.day),
      );
}
