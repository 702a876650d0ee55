import { digitsOnly, normaliseText, phoneDigits } from '@storefront/shared-domain/rules';
import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js';

function parse(text: string, country: string): PhoneNumber | undefined {
  const code = country.trim().toUpperCase();
  const defaultCountry: CountryCode | undefined = isSupportedCountry(code) ? code : undefined;
  return parsePhoneNumberFromString(text, {
    extract: false,
    ...(defaultCountry ? { defaultCountry } : {}),
  });
}

/**
 * A number with 00 before its country code. The library accepts only the international prefix of
 * each country's network, which users rarely type.
 */
function fromAbroad(digits: string): PhoneNumber | undefined {
  const found = digits.startsWith('00') ? parse(`+${digits.slice(2)}`, '') : undefined;
  return found?.isValid() ? found : undefined;
}

/**
 * Canonical form of a phone number, however it is typed: E.164, such as '+5511987654321'. `country`
 * is the restaurant's, for numbers without a code of their own. For a number that no country has,
 * its digits; null for a text without digits.
 */
export function phoneKey(typed: string, country: string): string | null {
  const parsed = fromAbroad(digitsOnly(typed)) ?? parse(normaliseText(typed), country);
  return parsed?.isPossible() ? parsed.number : phoneDigits(typed, country) || null;
}
