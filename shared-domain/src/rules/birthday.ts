import { isRealDay } from './calendar';

const YEARS = 100;

/** 'dd/mm/yyyy' as 'yyyy-mm-dd', '' when that is no day of the calendar (DOMAIN-098). */
export function birthdayToIso(text: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  if (!day || !month || !year || !isRealDay(Number(year), Number(month), Number(day))) return '';
  return `${year}-${month}-${day}`;
}

const isoOf = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/**
 * May this stand in the birthday field: empty (the field is optional), or a real day before `today` and not more than 100
 * years back (DOMAIN-099). `today` counts in the device's own calendar.
 */
export function isBirthday(text: string, today: Date): boolean {
  if (text === '') return true;
  const iso = birthdayToIso(text);
  const [year, month, day] = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  return iso !== '' && iso < isoOf(year, month, day) && iso >= isoOf(year - YEARS, month, day);
}
