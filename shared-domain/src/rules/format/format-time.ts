import { LANGUAGE_TABLE, type Language } from '../../contracts/language';
import { zoned } from '../schedule/zoned';

function write(hour: number, minute: number, language: Language): string {
  const minutes = String(minute).padStart(2, '0');
  if (LANGUAGE_TABLE[language].clock === 24) return `${String(hour).padStart(2, '0')}:${minutes}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Text of a time of day (I18N-03): '7:30 PM' in English, else '19:30'. `at` is a local 'HH:MM:SS'
 * (or 'HH:MM', or 'YYYY-MM-DD H:MM'), or an ISO instant shown in `timeZone`; without a zone, or
 * with an unknown one, in the device's. Unreadable text gives ''.
 */
export function formatTime(at: string, language: Language, timeZone?: string): string {
  const clock = /^([01]\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?$/.exec(at);
  if (clock) return write(Number(clock[1]) % 24, Number(clock[2]), language);
  const parts = zoned(at, timeZone);
  return parts === null ? '' : write(parts.hour, parts.minute, language);
}
