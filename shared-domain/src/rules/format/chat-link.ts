import { callingCode, phoneDigits } from '../customer/phones';
import { digitsOnly } from './text';

/** Number of digits of an international phone number, its country code included. */
const DIGITS = { least: 8, most: 15 } as const;

/** Encodes text for a URL: a lone surrogate is replaced by the replacement character. */
const encoded = (text: string): string =>
  new URLSearchParams({ text }).toString().replaceAll('+', '%20');

/**
 * URL that opens a chat with a number, with a text to send; the country's calling code is added to
 * a number without it. Null for an invalid number: only digits of the record enter the URL.
 */
export function chatLink(number: string, country: string, text = ''): string | null {
  const digits = digitsOnly(number);
  const local = phoneDigits(digits, country);
  const whole = local === digits ? `${callingCode(country)}${local}` : digits;
  if (whole.length < DIGITS.least || whole.length > DIGITS.most) return null;
  return `https://wa.me/${whole}${text === '' ? '' : `?${encoded(text)}`}`;
}
