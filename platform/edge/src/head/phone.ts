/**
 * By country: the calling code, and the digits of its longest national number; only a longer text
 * can begin with the code. Copy of `shared-domain/src/rules/customer/phones.ts`, which the edge must not
 * import.
 */
const COUNTRIES: ReadonlyMap<string, { readonly code: string; readonly longest: number }> = new Map(
  [
    ['BR', { code: '55', longest: 11 }],
    ['US', { code: '1', longest: 10 }],
    ['PT', { code: '351', longest: 9 }],
    ['PY', { code: '595', longest: 10 }],
    ['BO', { code: '591', longest: 8 }],
  ],
);

/**
 * A phone in international format, e.g. `+5511998765432`. Empty for an invalid number, and for one
 * without a country code: a restaurant may write its number in local format, and a `+` before that
 * is the phone of another subscriber.
 */
export function worldPhone(written: string, country: string): string {
  const digits = written.replace(/\D/g, '');
  if (!/^\d{8,15}$/.test(digits)) return '';
  if (written.startsWith('+')) return `+${digits}`;
  const own = COUNTRIES.get(country.toUpperCase());
  return own !== undefined && digits.length > own.longest && digits.startsWith(own.code)
    ? `+${digits}`
    : '';
}
