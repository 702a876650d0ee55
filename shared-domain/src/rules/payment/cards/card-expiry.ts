/** Month 01 to 12 and the year in four digits, as they are sent (CARDS-03). */
export type CardExpiry = { readonly month: string; readonly year: string };

/**
 * 'MM/YY' as month and year, the year prefixed with 20; null for anything else or an invalid month
 * (CARDS-03, OPEN-077).
 */
export function readExpiry(text: string): CardExpiry | null {
  const [, month = '', year = ''] = /^(\d{2})\/(\d{2})$/.exec(text) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? { month, year: `20${year}` } : null;
}

/**
 * Month and year in wire format, converted back to the typed format; '' when the year is not of
 * this century.
 */
export const typedExpiry = ({ month, year }: CardExpiry): string =>
  /^20\d{2}$/.test(year) ? `${month}/${year.slice(2)}` : '';

/**
 * Whether a card is expired on a day, 'YYYY-MM-DD': it is valid to the end of its month (OPEN-077).
 */
export const isExpired = ({ month, year }: CardExpiry, today: string): boolean =>
  `${year}-${month}` < today.slice(0, 7);
