import { callingCode, phoneDigits } from './phones';
import { digitsOnly } from './text';

/** A number of the world has so many digits, its country's code included. */
const DIGITS = { least: 8, most: 15 } as const;

/** Text of an address: what is no text at all (half a character) becomes a sign for it. */
const encoded = (text: string): string =>
  new URLSearchParams({ text }).toString().replaceAll('+', '%20');

/**
 * Address that opens a chat with a number, with a text to send; the country's calling code is put
 * before a number that lacks it. Null for what is no number: nothing of a record gets into an
 * address but its digits.
 */
export function chatLink(number: string, country: string, text = ''): string | null {
  const digits = digitsOnly(number);
  const local = phoneDigits(digits, country);
  const whole = local === digits ? `${callingCode(country)}${local}` : digits;
  if (whole.length < DIGITS.least || whole.length > DIGITS.most) return null;
  return `https://wa.me/${whole}${text === '' ? '' : `?${encoded(text)}`}`;
}
