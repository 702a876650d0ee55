import type { RestaurantInfo } from '../../contracts';
import { LANGUAGE_TABLE, type Language } from '../../contracts/language';
import { isMonthFirst } from '../country/country-table';
import { zoned } from '../schedule/zoned';

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Text of a day in the order of the restaurant's country: dd/MM/yyyy, in the United States
 * MM/dd/yyyy. An ISO instant is shown in the restaurant's time zone, without a restaurant in the
 * device's; a bare 'YYYY-MM-DD' (or 'YYYY-MM-DD H:MM') is that day in every zone. Unreadable text
 * gives ''.
 */
export function formatDate(
  iso: string,
  restaurant: Pick<RestaurantInfo, 'country' | 'timezone'> | null,
): string {
  const at = zoned(iso, restaurant?.timezone);
  if (at === null) return '';
  const [day, month] = [two(at.day), two(at.month)];
  const days = isMonthFirst(restaurant?.country ?? '') ? [month, day] : [day, month];
  return [...days, String(at.year).padStart(4, '0')].join('/');
}

function clockText(hour: number, minute: number, language: Language): string {
  const minutes = two(minute);
  if (LANGUAGE_TABLE[language].clock === 24) return `${two(hour)}:${minutes}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Text of a time of day (I18N-03): '7:30 PM' in English, else '19:30'. `at` is a local 'HH:MM:SS'
 * (or 'HH:MM', or 'YYYY-MM-DD H:MM'), or an ISO instant shown in `timeZone`; without a zone, or
 * with an unknown one, in the device's. Unreadable text gives ''.
 */
export function formatTime(at: string, language: Language, timeZone?: string): string {
  const clock = /^([01]\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?$/.exec(at);
  if (clock) return clockText(Number(clock[1]) % 24, Number(clock[2]), language);
  const parts = zoned(at, timeZone);
  return parts === null ? '' : clockText(parts.hour, parts.minute, language);
}

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

const UNITS = { hour: 'h', minute: 'min' } as const;

/** A number and its unit are not separated at the end of a line. */
const withUnit = (value: number, unit: string): string => `${value}\u00a0${unit}`;

/**
 * Text of a duration in minutes: '45 min', '1 h', '1 h 15 min' (MENU-33). Fractions are rounded,
 * negative values are 0.
 */
export function formatDuration(
  minutes: number,
  unit: { readonly hour: string; readonly minute: string } = UNITS,
): string {
  const whole = Number.isFinite(minutes) ? Math.max(0, Math.round(minutes)) : 0;
  const rest = whole % 60;
  const hours = whole < 60 ? [] : [withUnit(Math.floor(whole / 60), unit.hour)];
  return [...hours, ...(rest > 0 || whole === 0 ? [withUnit(rest, unit.minute)] : [])].join(
    '\u00a0',
  );
}
