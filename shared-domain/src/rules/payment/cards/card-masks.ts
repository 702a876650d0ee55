import { layDigits } from '../../format/masks';
import { digitsOnly, normaliseText } from '../../format/text';
import { cardBrand } from './card-brand';

/**
 * Groups of four, of AMEX 4, 6 and 5. Shows up to 19 digits, the maximum of all cards: a surplus
 * digit is reported as invalid and not silently dropped (CARDS-01).
 */
export const maskCardNumber = (text: string): string =>
  layDigits(
    digitsOnly(text),
    cardBrand(text) === 'AMEX' ? '0000 000000 000000000' : '0000 0000 0000 0000 000',
  );

/** '5/31', '05/2031', '122031'; the first digits of such a year, '12/203', are those of '31'. */
const MONTH_FIRST = /^(\d{1,2})(?:\s*[/.-]\s*(?:20)?(\d{2})|\s*[/.-]\s*20(\d)|\s*20(\d{2}))$/;
/** '2031-12', '203112'. */
const YEAR_FIRST = /^20(\d{2})(?:\s*[/.-]\s*)?(\d{1,2})$/;

/** Month and year of a text that has both; empty otherwise. */
function expiryParts(text: string): { month: string; year: string } {
  const [, yearBefore, monthBehind] = YEAR_FIRST.exec(text) ?? [];
  if (yearBefore !== undefined) return { month: monthBehind ?? '', year: yearBefore };
  const [, month = '', short, started, long] = MONTH_FIRST.exec(text) ?? [];
  return { month, year: short ?? started ?? long ?? '' };
}

/**
 * 00/00 (CARDS-03). Accepts a month of one digit ('5', '1/') and the formats in which a date is
 * pasted or filled in by the browser ('5/2030', '05/2030', '2030-05', '052030').
 */
export function maskExpiry(text: string): string {
  const plain = normaliseText(text).trim();
  const { month, year } = expiryParts(plain);
  const digits = month === '' ? digitsOnly(plain) : month + year;
  const isShort = month.length === 1 || /^[2-9]/.test(digits) || /^\d[/.-]/.test(plain);
  return layDigits(isShort ? `0${digits}` : digits, '00/00');
}

/** Up to four digits (CARDS-04). */
export const maskCcv = (text: string): string => layDigits(digitsOnly(text), '0000');
