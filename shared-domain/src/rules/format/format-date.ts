import { zoned } from '../schedule/zoned';

/**
 * Text of a day, dd/MM/yyyy. An ISO instant is shown in `timeZone`, without one in the device's; a
 * bare 'YYYY-MM-DD' (or 'YYYY-MM-DD H:MM') is that day in every zone. Unreadable text gives ''.
 */
export function formatDate(iso: string, timeZone?: string): string {
  const day = zoned(iso, timeZone);
  if (day === null) return '';
  return [
    String(day.day).padStart(2, '0'),
    String(day.month).padStart(2, '0'),
    String(day.year).padStart(4, '0'),
  ].join('/');
}
