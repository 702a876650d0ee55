import { digitsOnly } from '../format/text';

/** Maximum length of a stored number, in digits; input accepts one more (DOMAIN-092). */
export const PHONE_MAX_DIGITS = 14;
export const PHONE_MAX_TYPED_DIGITS = 15;

type Country = {
  readonly code: string;
  /** Longest local number; only a longer text can begin with the country's code. */
  readonly longest: number;
  readonly layouts: Readonly<Record<number, string>>;
};

const COUNTRIES: Readonly<Record<string, Country>> = {
  BR: { code: '55', longest: 11, layouts: { 10: '(00) 0000-0000', 11: '(00) 00000-0000' } },
  US: { code: '1', longest: 10, layouts: { 10: '+1 (000) 000-0000' } },
  PT: { code: '351', longest: 9, layouts: { 9: '000 000 000' } },
  PY: { code: '595', longest: 10, layouts: { 9: '000 000 000', 10: '0000 000 000' } },
  BO: { code: '591', longest: 8, layouts: { 8: '0000 0000' } },
};

const SHORTEST = 6;
const SHORTEST_IN_BRAZIL = 10;

const codeOf = (country: string) => country.trim().toUpperCase();
const countryOf = (country: string): Country | null => COUNTRIES[codeOf(country)] ?? null;

/** The dialling prefix of a country from abroad; '' for an unknown country. */
export const callingCode = (country: string): string => countryOf(country)?.code ?? '';

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
  return withoutCountryCode(digits, countryOf(country)).slice(0, PHONE_MAX_DIGITS);
}

/** The number with its country's code, in digits; unchanged for an unknown country. */
export const internationalDigits = (typed: string, country: string): string =>
  `${countryOf(country)?.code ?? ''}${phoneDigits(typed, country)}`;

/**
 * Text of a stored number in the layout of its country (DOMAIN-093, 095, 096, OPEN-086). Countries
 * are ISO codes (OPEN-099); another country or an unforeseen length shows the bare digits.
 */
export function formatPhone(digits: string, country: string): string {
  const local = phoneDigits(digits, country);
  const layout = countryOf(country)?.layouts[local.length];
  if (layout === undefined) return local;
  let used = 0;
  return layout.replace(/0/g, () => local[used++]!);
}

/**
 * Whether the number is long enough to be called: in Brazil at least 10 digits (DOMAIN-094),
 * elsewhere 6, the shortest in use.
 */
export function isPhone(digits: string, country: string): boolean {
  const { length } = phoneDigits(digits, country);
  return length >= (codeOf(country) === 'BR' ? SHORTEST_IN_BRAZIL : SHORTEST);
}
