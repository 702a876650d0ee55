/*
 * Copy of `shared-domain/src/contracts/number-text.ts`, which the edge must not import;
 * `scripts/lib/edge-records.test.ts` compares them.
 */

/** A point or comma before three digits may group thousands: '1.234' is 1234 in some countries. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}\.\d{3}$/;
/** Thousands grouped by commas: twice, or before a decimal point. */
const GROUPED = /^-?[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;

const swapped = (text: string): string =>
  text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));

/**
 * The number that a text certainly means: '30.00', ' 30 ', '59,90', '1.234,50', '1,234.50'. NaN for
 * everything else: '', '1.234', '1,234', '1e3', 'R$ 30', '0x10', 'Infinity'.
 */
export function numberOf(text: string): number {
  const written = text.trim();
  if (/^-?\d+(?:\.\d+)?$/.test(written) && !AMBIGUOUS.test(written)) return Number(written);
  if (/^-?\d+,\d\d?$/.test(written)) return Number(swapped(written));
  const grouped = [written, swapped(written)].find((it) => GROUPED.test(it));
  return grouped === undefined ? Number.NaN : Number(grouped.replaceAll(',', ''));
}
