import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js';
import { digitsOnly, normaliseText } from '../format/text';

export type { PhoneNumber };

/** The ISO code of a country of the library, which has all of them; null for another text. */
function parseCountryCode(country: string): CountryCode | null {
  const code = country.trim().toUpperCase();
  return isSupportedCountry(code) ? code : null;
}

/** Calling code of any country of the world; '' for another text. */
export function callingCode(country: string): string {
  const code = parseCountryCode(country);
  return code === null ? '' : getCountryCallingCode(code);
}

function parse(text: string, country: string): PhoneNumber | null {
  const code = parseCountryCode(country);
  const found = parsePhoneNumberFromString(text, {
    extract: false,
    ...(code === null ? {} : { defaultCountry: code }),
  });
  return found ?? null;
}

/** Whether the text begins with the sign before a calling code. */
export const hasPlus = (typed: string): boolean => /^[^\p{L}\p{N}]*\+/u.test(normaliseText(typed));

/** Numbers of any country begin so where only digits are written. */
export const ABROAD = '00';

/** A text with more digits begins with a calling code, although a few countries have longer numbers. */
const MAX_DIALLED_DIGITS = 11;

/**
 * The number that a text is, at a restaurant of a country: after + or 00 a number with a calling code
 * of its own, otherwise one of this country however it is dialled there, or one from abroad
 * when it is too long for this country. Null when no country has such a number.
 */
export function readPhone(typed: string, country: string): PhoneNumber | null {
  const digits = digitsOnly(typed);
  const valid = (found: PhoneNumber | null): PhoneNumber | null =>
    found?.isValid() === true ? found : null;
  if (hasPlus(typed)) return valid(parse(`+${digits}`, ''));
  const abroad = digits.startsWith(ABROAD) ? valid(parse(`+${digits.slice(2)}`, '')) : null;
  if (abroad !== null) return abroad;
  const own = parse(digits, country);
  if (own?.isValid() === true) return own;
  const isFromHere = own?.isPossible() === true && digits.length <= MAX_DIALLED_DIGITS;
  return isFromHere ? null : valid(parse(`+${digits}`, ''));
}
