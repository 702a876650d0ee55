import { isNumberFirst, normaliseText } from '@storefront/shared-domain/rules';

/**
 * Kind of query in the street field: a postal code (DELIVERY-28), a street name (DELIVERY-52), or
 * none.
 */
export type StreetQuestion =
  { kind: 'postal-code'; code: string } | { kind: 'name'; query: string } | { kind: 'none' };

const MIN_QUERY_LENGTH = 3;
const POSTAL_CODE = /^(\d{5})-?(\d{3})$/;
const NUMBERS_ONLY = /^[\d\s.-]*$/;

export function streetQuestion(text: string): StreetQuestion {
  const query = normaliseText(text).trim();
  const code = POSTAL_CODE.exec(query);
  if (code) return { kind: 'postal-code', code: `${code[1]}${code[2]}` };
  return query.length < MIN_QUERY_LENGTH || NUMBERS_ONLY.test(query)
    ? { kind: 'none' }
    : { kind: 'name', query };
}

const NUMBER_LAST = /\S[\s,]{1,20}(\d{1,6}[a-z]?)$/i;
const NUMBER_FIRST = /^(\d{1,6}[a-z]?)[\s,]{1,20}\S/i;

/**
 * The house number at the end of the typed text, or at its beginning where the country writes it
 * there, unless the street's name contains that number (DELIVERY-51).
 */
export function typedNumber(text: string, street: string, country: string): string {
  const typed = text.trim();
  const found =
    (isNumberFirst(country) ? NUMBER_FIRST.exec(typed) : null) ?? NUMBER_LAST.exec(typed);
  const [, number = ''] = found ?? [];
  return number !== '' && street.toLowerCase().split(/\s+/).includes(number.toLowerCase())
    ? ''
    : number;
}
