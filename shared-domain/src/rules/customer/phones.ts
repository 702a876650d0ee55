import { COUNTRIES, countryNamed, isBrazil, type Country } from '../country/country-table';
import { layDigits } from '../format/masks';
import { digitsOnly } from '../format/text';

/** Maximum length of a stored number, in digits; input accepts one more (DOMAIN-092). */
export const PHONE_MAX_DIGITS = 14;
export const PHONE_MAX_TYPED_DIGITS = 15;

/** The shortest number in use anywhere. */
const SHORTEST = 6;

/** The dialling prefix of a country from abroad; '' for an unknown country. */
export const callingCode = (country: string): string => countryNamed(country)?.code ?? '';

function withoutCountryCode(digits: string, country: Country | null): string {
  return country !== null && digits.length > country.longest && digits.startsWith(country.code)
    ? digits.slice(country.code.length)
    : digits;
}

/**
 * The number in its stored form: the typed digits without the code of its own country, 14 at most
 * (DOMAIN-092).
 */
export function phoneDigits(typed: string, country: string): string {
  const digits = digitsOnly(typed).slice(0, PHONE_MAX_TYPED_DIGITS);
  return withoutCountryCode(digits, countryNamed(country)).slice(0, PHONE_MAX_DIGITS);
}

/** The number with its country's code, in digits; unchanged for an unknown country. */
export const internationalDigits = (typed: string, country: string): string =>
  `${countryNamed(country)?.code ?? ''}${phoneDigits(typed, country)}`;

/**
 * Text of a stored number in the layout of its country (DOMAIN-093, 095, 096, OPEN-086). Countries
 * are ISO codes (OPEN-099); another country or an unforeseen length shows the bare digits.
 */
export function formatPhone(digits: string, country: string): string {
  const local = phoneDigits(digits, country);
  const layout = countryNamed(country)?.layouts[local.length];
  if (layout === undefined) return local;
  let used = 0;
  return layout.replace(/0/g, () => local[used++]!);
}

/**
 * The digits in the layout they will have, while they are typed: without the calling code, which
 * would be read as typed digits. Outside Brazil (CARDS-07), a longer number is from abroad and stays
 * bare.
 */
export function maskPhone(typed: string, country: string): string {
  const local = phoneDigits(typed, country);
  if (isBrazil(country)) return layDigits(local, COUNTRIES.BR.layouts[11]);
  const layouts = Object.entries(countryNamed(country)?.layouts ?? {});
  const layout = layouts.find(([length]) => Number(length) >= local.length)?.[1];
  return layout === undefined ? local : layDigits(local, layout.replace(/^\+\d+ /, ''));
}

/** Whether the number has no more digits than those of the country: it is not from abroad. */
export const isLocalPhone = (digits: string, country: string): boolean =>
  isPhone(digits, country) &&
  phoneDigits(digits, country).length <= (countryNamed(country)?.longest ?? PHONE_MAX_DIGITS);

/**
 * Whether the number is long enough to be called: at least as long as the shortest of the country,
 * in Brazil 10 digits (DOMAIN-094). A longer one than the longest is from abroad, with its code. The
 * API also checks that there are such numbers.
 */
export const isPhone = (digits: string, country: string): boolean =>
  phoneDigits(digits, country).length >= (countryNamed(country)?.shortest ?? SHORTEST);
