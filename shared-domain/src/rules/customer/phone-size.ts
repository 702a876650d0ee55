import { countryNamed } from '../country/country-table';
import { digitsOnly } from '../format/text';

/** Maximum length of a stored number, in digits; input accepts one more (DOMAIN-092). */
export const PHONE_MAX_DIGITS = 14;
export const PHONE_MAX_TYPED_DIGITS = 15;

/** The shortest number in use anywhere. */
const MIN_DIGITS = 6;

/**
 * Whether a number is long enough to be called: at least as long as the shortest of the country, in
 * Brazil 10 digits (DOMAIN-094). Where a number is typed and in the API, the entry `phones` checks
 * that it exists; this is what the first route can check.
 */
export const isLongEnough = (typed: string, country: string): boolean =>
  digitsOnly(typed).length >= (countryNamed(country)?.shortest ?? MIN_DIGITS);
