import { COUNTRIES, countryNamed, isBrazil } from '../country/country-table';
import { PHONE_MAX_DIGITS, PHONE_MAX_TYPED_DIGITS } from '../customer/phone-size';
import { layDigits } from '../format/masks';
import { digitsOnly } from '../format/text';
import { ABROAD, callingCode, hasPlus, readPhone, type PhoneNumber } from './read-phone';

const isOwn = (phone: PhoneNumber, country: string): boolean =>
  phone.countryCallingCode === callingCode(country);

/** The digits of a text that is no number, perhaps half-typed, without its country's code. */
function roughDigits(typed: string, country: string): string {
  const digits = digitsOnly(typed).slice(0, PHONE_MAX_TYPED_DIGITS);
  const longest = countryNamed(country)?.longest ?? PHONE_MAX_DIGITS;
  const code = callingCode(country);
  const local =
    code !== '' && digits.length > longest && digits.startsWith(code)
      ? digits.slice(code.length)
      : digits;
  return local.slice(0, PHONE_MAX_DIGITS);
}

/** The 0 before an own number, where the country's layouts have a place for it. */
function withDialledZero(typed: string, national: string, country: string): string {
  const dialled = `0${national}`;
  const hasPlace = countryNamed(country)?.layouts[dialled.length] !== undefined;
  return hasPlace && digitsOnly(typed) === dialled ? dialled : national;
}

/**
 * The digits as which a number is stored at a restaurant of a country; null when 14 digits cannot
 * name it there. Of several forms the first one counts that is read as the same number.
 */
function storedDigits(phone: PhoneNumber, typed: string, country: string): string | null {
  const whole = phone.number.slice(1);
  const forms = [
    ...(isOwn(phone, country) ? [withDialledZero(typed, phone.nationalNumber, country)] : []),
    whole,
    `${ABROAD}${whole}`,
  ];
  const isSame = (form: string): boolean =>
    form.length <= PHONE_MAX_DIGITS && readPhone(form, country)?.number === phone.number;
  return forms.find(isSame) ?? null;
}

/**
 * The number in its stored form, 14 digits at most (DOMAIN-092): an own number without its country's
 * code, one from abroad with its code, after 00 where the digits alone would be another number here.
 * A valid number that 14 digits cannot name has more, and is refused.
 */
export function phoneDigits(typed: string, country: string): string {
  const phone = readPhone(typed, country);
  if (phone === null) return roughDigits(typed, country);
  return storedDigits(phone, typed, country) ?? `${ABROAD}${phone.number.slice(1)}`;
}

/**
 * Text of a number (DOMAIN-093, 095, 096, OPEN-086): an own one in the layout of its country, one
 * from abroad with its calling code. Of a country of the table, another length shows the bare digits.
 */
export function formatPhone(typed: string, country: string): string {
  const phone = readPhone(typed, country);
  if (phone !== null && !isOwn(phone, country)) return phone.formatInternational();
  const local = phoneDigits(typed, country);
  const known = countryNamed(country);
  if (known === null) return phone?.formatNational() ?? local;
  const layout = known.layouts[local.length];
  return layout === undefined ? local : layDigits(local, layout);
}

/**
 * The digits in the layout they will have, while they are typed: without the calling code of the
 * country, which would be read as typed digits. A number from abroad has its code, after +. No digit
 * is left out: a shorter number would be another one.
 */
export function maskPhone(typed: string, country: string): string {
  const phone = readPhone(typed, country);
  if (phone !== null && !isOwn(phone, country)) return phone.formatInternational();
  const digits = digitsOnly(typed);
  if (phone === null && (hasPlus(typed) || digits.startsWith(ABROAD)))
    return `+${(hasPlus(typed) ? digits : digits.slice(2)).slice(0, PHONE_MAX_TYPED_DIGITS)}`;
  const local = phoneDigits(typed, country);
  if (isBrazil(country))
    return local.length > COUNTRIES.BR.longest ? local : layDigits(local, COUNTRIES.BR.layouts[11]);
  const layouts = Object.entries(countryNamed(country)?.layouts ?? {});
  const layout = layouts.find(([length]) => Number(length) >= local.length)?.[1];
  return layout === undefined ? local : layDigits(local, layout.replace(/^\+\d+ /, ''));
}

/**
 * Whether some country has such a number and it can be stored. Of a restaurant without a known
 * country nothing is known: every number is accepted.
 */
export function isCallable(typed: string, country: string): boolean {
  const phone = readPhone(typed, country);
  if (phone === null) return callingCode(country) === '' && !hasPlus(typed);
  return storedDigits(phone, typed, country) !== null;
}

/**
 * Canonical form of a number, however it is typed: E.164, such as '+5511987654321'. For a number that
 * no country has, its digits; null for a text without digits.
 */
export const phoneKey = (typed: string, country: string): string | null =>
  readPhone(typed, country)?.number ?? (roughDigits(typed, country) || null);
