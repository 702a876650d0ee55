/** `formatMoney` of 1234.00 of the restaurant's currency: R$ 1.234,00. */
const SAMPLE = /^(\D*)1(\D)234(?:(\D)(0+))?(\D*)$/;

/** The amount whose text `data-money` of the rendered frame contains. */
export const SAMPLE_AMOUNT = 123_400;

/**
 * Text of an amount of at least 0, in the layout of a sample that the rendered screen contains: the
 * table of currencies stays out of the script in the HTML. Empty without a readable sample.
 */
export function moneyLike(sample: string | undefined, hundredths: number): string {
  const match = SAMPLE.exec(sample ?? '');
  if (match === null) return '';
  const [, before = '', thousands = '', decimal, zeros = '', after = ''] = match;
  const units = decimal ? Math.floor(hundredths / 100) : Math.round(hundredths / 100);
  const grouped = String(units).replace(/\B(?=(?:\d{3}){1,7}$)/g, thousands);
  const cents = String(hundredths % 100).padStart(2, '0');
  return before + grouped + (decimal ? decimal + cents.padEnd(zeros.length, '0') : '') + after;
}
