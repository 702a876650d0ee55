import { isCnpj } from '../../customer/tax-ids';
import { normaliseText } from '../../format/text';
import { cardBrand, type CardBrand } from './card-brand';
import { passesLuhn } from './card-number';

/**
 * Lengths of a number by brand. Visa's 13 and Maestro's 12 to 15 are omitted: such cards are not
 * issued any more, and phone numbers with a country code have these lengths.
 */
const LENGTHS: Readonly<Record<CardBrand, readonly number[]>> = {
  Visa: [16, 19],
  Mastercard: [16],
  AMEX: [15],
  Discover: [16, 17, 18, 19],
  Diners: [14, 16, 17, 18, 19],
  JCB: [16, 17, 18, 19],
  Maestro: [16, 18, 19],
  Hipercard: [16, 19],
};
/** Brands missing in the card form: Elo and UnionPay. */
const OTHERS: readonly (readonly [begins: RegExp, lengths: readonly number[]])[] = [
  [/^(?:627780|636297|636368)/, [16]],
  [/^62/, [16, 17, 18, 19]],
];
const LEAST = 14;
const LONGEST_WITH_CVV = 19 + 4;
/** Maximum length of a phone number with its country code (E.164). */
const LONGEST_PHONE = 15;

/** A code is three or four digits. */
const CVV_LENGTHS = [3, 4];
const CVV_NAMES = 'cvv2?|cvc2?|ccv|csc|security code|c[oó]digo de (?:seguran[cç]a|seguridad)';
/** Names of a card's code, before the code. */
const NAMED_CVV = new RegExp(
  `(?<!\\p{L})(?:${CVV_NAMES})[^\\p{L}\\p{N}]{0,5}\\d{3,4}(?!\\d)`,
  'iu',
);

const UUID = /(?<![\da-z])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\da-z])/giu;
/**
 * Groups of digits with up to three other characters between two of them; a letter ends the
 * sequence, and so does the plus of a phone number.
 */
const ROWS = /\d+(?:(?:[^\p{L}\p{N}+]{1,3}|\+|\s\+\s)\d+)*/gu;

/**
 * Digits of other scripts by their value: the ten digits of a script are consecutive and start with
 * its zero.
 */
function plainDigit(sign: string): string {
  let value = 0;
  for (
    let code = (sign.codePointAt(0) ?? 0) - 1;
    /\p{Nd}/u.test(String.fromCodePoint(code));
    code -= 1
  )
    value += 1;
  return String(value % 10);
}

/**
 * The text without invisible characters, in ASCII digits; a uuid with a letter is replaced by a
 * letter.
 */
const readable = (text: string): string =>
  normaliseText(text)
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/(?!\d)\p{Nd}/gu, plainDigit)
    .replace(UUID, (uuid) => (/[a-f]/i.test(uuid) ? 'x' : uuid));

function isNumber(digits: string): boolean {
  const brand = cardBrand(digits);
  const isKnown =
    (brand !== '' && LENGTHS[brand].includes(digits.length)) ||
    OTHERS.some(([begins, lengths]) => begins.test(digits) && lengths.includes(digits.length));
  return isKnown && passesLuhn(digits) && !isCnpj(digits);
}

/** Whether the last of a number's groups ends in the code, without a separator between them. */
const isNumberWithCvv = (digits: string, lastGroup: string): boolean =>
  CVV_LENGTHS.some((length) => lastGroup.length > length && isNumber(digits.slice(0, -length)));

/** Whether some adjacent groups form a number. `isDialled`: the first follows a plus. */
function holdsNumber(groups: readonly string[], isDialled: boolean): boolean {
  return groups.some((_, from) => {
    let digits = '';
    for (const group of groups.slice(from)) {
      digits += group;
      if (digits.length > LONGEST_WITH_CVV) return false;
      const isPhone = isDialled && from === 0 && digits.length <= LONGEST_PHONE;
      if (
        digits.length >= LEAST &&
        !isPhone &&
        (isNumber(digits) || isNumberWithCvv(digits, group))
      )
        return true;
    }
    return false;
  });
}

/**
 * Whether a text contains a card number (a brand's first digits, a length of that brand, the Luhn
 * check), in any grouping or script, or the code of a card after its name. Phone numbers, CPF, CNPJ
 * and uuids do not count.
 */
export function holdsCard(text: string): boolean {
  const plain = readable(text);
  if (NAMED_CVV.test(plain)) return true;
  return [...plain.matchAll(ROWS)].some(({ 0: row, index }) =>
    holdsNumber(row.match(/\d+/g) ?? [], plain[index - 1] === '+'),
  );
}
