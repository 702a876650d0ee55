import { ADDRESS_TEXTS } from '../../contracts/address-fields';
import { normaliseText } from '../format/text';

/**
 * Characters of a house number that the forms accept; an order has 10 (DELIVERY-47). With a complement
 * of 255, the rest stays below the 300 of a text in an order.
 */
export const LONGEST_TYPED_NUMBER = 40;

/** What an order has as the number of a house without one. */
const WITHOUT_NUMBER = 'S/N';

/**
 * '120', '120 B', '#120', 'Nº 120', 'n.º 120', 'Nro. 120', 'A-120': a mark, the letter of a block,
 * digits, and the signs that follow them. The text is in NFKC, which writes º as o.
 */
const HOUSE =
  /^(?:#+|n(?:[uú]mero|[uú]m|ro|r)?[.o°]{0,2}(?=[\s\d#]))?\s*(?:[a-z][\s-]*)?(\d+)[^\s,;]*/iu;

const tidy = (text: string): string => normaliseText(text).trim();

/** The number of a house; null for a text without one, such as 'S/N' or 'Quadra 12 Lote 34'. */
export function houseNumber(text: string): number | null {
  const digits = HOUSE.exec(tidy(text))?.[1];
  return digits === undefined ? null : Number.parseInt(digits, 10);
}

/** Whether it has more digits than the number of any house fits into. */
export const isTooLongForHouse = (text: string): boolean =>
  (/\d+/.exec(tidy(text))?.[0] ?? '').length > ADDRESS_TEXTS.number.longest;

/** The number as a geocoder finds it: '' for a text without one. */
export const searchedNumber = (text: string): string =>
  /^\d/.test(tidy(text)) ? tidy(text) : String(houseNumber(text) ?? '');

type Door = { readonly number: string; readonly complemento: string };

/**
 * An address whose number fits into an order: what a longer one has after the number of the house, or
 * all of it where there is none, comes first in the complement.
 */
export function withFittingNumber<Address extends Door>(address: Address): Address {
  const number = tidy(address.number);
  const { longest } = ADDRESS_TEXTS.number;
  if (number.length <= longest) return address;
  const [house = ''] = HOUSE.exec(number) ?? [];
  const isFitting = house !== '' && house.length <= longest;
  const rest = isFitting ? number.slice(house.length).replace(/^[\s,;]+/, '') : number;
  return {
    ...address,
    number: isFitting ? house : WITHOUT_NUMBER,
    complemento: [rest, address.complemento.trim()].filter((part) => part !== '').join(', '),
  };
}
