/**
 * Copy of `shared-domain/src/rules/format/currency-decimals.ts`, which the edge must not import;
 * `scripts/lib/edge-currencies.test.ts` compares them.
 */
const WHOLE = new Set(
  'ARS BIF CLP DJF GNF ISK JPY KMF KRW MZN PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);
const THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** A price for programs: a point, and the decimals that the page shows. */
export function priceText(price: number, currency: string): string {
  const code = currency.trim().toUpperCase();
  return price.toFixed(WHOLE.has(code) ? 0 : THOUSANDTHS.has(code) ? 3 : 2);
}
