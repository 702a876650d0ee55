import { normaliseText } from '../format/text';
import { readPhone } from './read-phone';

/** Encodes text for a URL: a lone surrogate is replaced by the replacement character. */
const encoded = (text: string): string =>
  new URLSearchParams({ text }).toString().replaceAll('+', '%20');

/** The messaging app finds numbers of Argentina by their mobile form, with a 9 after the code. */
const chatDigits = (international: string): string =>
  international.replace(/^\+549?/, '549').replace('+', '');

/**
 * URL that opens a chat with a number, with a text to send. Null for a text that is no number: a
 * link would lead to another subscriber.
 */
export function chatLink(number: string, country: string, text = ''): string | null {
  const phone = readPhone(number, country);
  if (phone === null) return null;
  const digits = chatDigits(phone.number);
  return `https://wa.me/${digits}${text === '' ? '' : `?${encoded(text)}`}`;
}

/** URL that calls a number from any country; what is no number is dialled as it is written. */
export const callLink = (number: string, country: string): string =>
  `tel:${readPhone(number, country)?.number ?? normaliseText(number).replace(/[^\d+]/g, '')}`;
