import type { Client, RestaurantInfo } from '../../contracts';
import { isMonthFirst } from '../country/country-table';
import { isRealDay } from '../schedule/calendar';
import { normaliseText } from '../format/text';

const YEARS = 100;

/**
 * Whether the form has a birthday field: where the restaurant registers birthdays and none is
 * stored yet (DELIVERY-20).
 */
export const isBirthdayRequested = (
  info: RestaurantInfo,
  client: Pick<Client, 'birthday'> | null,
): boolean => info.permissions_birthday_registration && !client?.birthday;

/** 'dd/mm/yyyy' as 'yyyy-mm-dd', '' for an invalid date (DOMAIN-098). */
export function birthdayToIso(text: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  if (!day || !month || !year || !isRealDay(Number(year), Number(month), Number(day))) return '';
  return `${year}-${month}-${day}`;
}

const two = (digits: string): string => digits.padStart(2, '0');

/**
 * A complete date in another format, in the order it is typed in: '1990-05-31' from browser
 * autofill, '5.3.1990' from pasted text. Null for anything else.
 */
export function spelledBirthday(text: string, country: string): string | null {
  const plain = normaliseText(text).trim();
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain) ?? [];
  if (isoYear && isoMonth && isoDay)
    return inTypedOrder(`${isoDay}/${isoMonth}/${isoYear}`, country);
  const [, first, second, year] =
    /^(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{4})$/.exec(plain) ?? [];
  return first && second && year ? `${two(first)}/${two(second)}/${year}` : null;
}

/**
 * A birthday dd/mm/yyyy in the order it is typed in the restaurant's country, and back: the same
 * exchange. Half-typed text of less than two parts is unchanged.
 */
export const inTypedOrder = (birthday: string, country: string): string =>
  isMonthFirst(country) ? birthday.replace(/^(\d{2})\/(\d{2})/, '$2/$1') : birthday;

const toIso = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/**
 * Whether the text is valid in the birthday field: empty (the field is optional), or a real day
 * before `today` and not more than 100 years back (DOMAIN-099). `today` counts in the device's own
 * calendar.
 */
export function isBirthday(text: string, today: Date): boolean {
  if (text === '') return true;
  const iso = birthdayToIso(text);
  const [year, month, day] = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  // '' sorts before every date
  return iso < toIso(year, month, day) && iso >= toIso(year - YEARS, month, day);
}
