import { zoned } from './zoned';

const write = (year: number | string, month: number | string, day: number | string) =>
  `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${String(year).padStart(4, '0')}`;

/**
 * Text of a day, dd/MM/yyyy. A bare 'YYYY-MM-DD' is that day everywhere; an ISO instant is shown in `timeZone`, without one
 * in the device's. Unreadable text gives ''.
 */
export function formatDate(iso: string, timeZone?: string): string {
  const bare = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (bare) return Number.isNaN(Date.parse(iso)) ? '' : write(bare[1]!, bare[2]!, bare[3]!);
  const parts = zoned(iso, timeZone);
  return parts === null ? '' : write(parts.year, parts.month, parts.day);
}
