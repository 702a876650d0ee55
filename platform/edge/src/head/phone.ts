/**
 * By country: what is dialled before its numbers from abroad, and the digits of its longest number;
 * only a longer text can begin with the code. As `shared-domain/src/rules/phones.ts` has them,
 * which the edge may not import.
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
 * A phone as the world dials it, e.g. `+5511998765432`. Empty for what is no number, and for one
 * that does not say its country itself: a restaurant may write its number as its neighbours dial
 * it, and a `+` before that is a phone of somebody else.
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
