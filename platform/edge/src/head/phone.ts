import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js';

function parsed(text: string, country: string): PhoneNumber | undefined {
  const code = country.trim().toUpperCase();
  return parsePhoneNumberFromString(text, {
    extract: false,
    ...(isSupportedCountry(code) ? { defaultCountry: code } : {}),
  });
}

/** A text with more digits begins with a calling code. */
const LONGEST_DIALLED = 11;

/**
 * A phone of a restaurant as E.164, e.g. `+5511998765432`, however it is written; empty for a text
 * that is no number of its country, nor one with a calling code. Reads as the storefront does
 * (`shared-domain/src/rules/phones/read-phone.ts`, which the edge must not import): a test compares them.
 */
export function worldPhone(written: string, country: string): string {
  const text = written.normalize('NFKC');
  const digits = text.replace(/\D/g, '');
  const valid = (number: PhoneNumber | undefined): string =>
    number?.isValid() === true ? number.number : '';
  if (/^[^\p{L}\p{N}]*\+/u.test(text)) return valid(parsed(`+${digits}`, ''));
  const abroad = digits.startsWith('00') ? valid(parsed(`+${digits.slice(2)}`, '')) : '';
  if (abroad !== '') return abroad;
  const own = parsed(digits, country);
  if (own?.isValid() === true) return own.number;
  const isFromHere = own?.isPossible() === true && digits.length <= LONGEST_DIALLED;
  return isFromHere ? '' : valid(parsed(`+${digits}`, ''));
}
