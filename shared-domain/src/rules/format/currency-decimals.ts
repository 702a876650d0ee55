/**
 * Currencies that are shown and charged in whole units: those without a subunit (ISO 4217), and ARS
 * and MZN (DOMAIN-062, DOMAIN-065).
 */
const WHOLE = new Set(
  'ARS BIF CLP DJF GNF ISK JPY KMF KRW MZN PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);
/** Currencies of thousandths; the storefront computes in hundredths, so the third decimal is 0. */
const THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Decimals of a currency's amounts on every screen; without a currency those of BRL. */
export function currencyDecimals(currency: string): 0 | 2 | 3 {
  const code = currency.trim().toUpperCase();
  return WHOLE.has(code) ? 0 : THOUSANDTHS.has(code) ? 3 : 2;
}
