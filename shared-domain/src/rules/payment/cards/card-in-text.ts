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
/** First digits of all brands. */
const FIRST_DIGITS = /^[2-6]/;
const MIN_DIGITS = 14;
const MAX_DIGITS_WITH_CVV = 19 + 4;
/** Maximum length of a phone number with its country code (E.164). */
const MAX_PHONE_LENGTH = 15;

/** A code is three or four digits. */
const CVV_LENGTHS = [3, 4];
const CVV_NAMES = 'cvv2?|cvc2?|ccv|csc|security code|c[oó]digo de (?:seguran[cç]a|seguridad)';
/** Names of a card's code, before the code. */
const NAMED_CVV = new RegExp(
  `(?<!\\p{L})(?:${CVV_NAMES})[^\\p{L}\\p{N}]{0,5}\\d{3,4}(?!\\d)`,
  'iu',
);

const UUID = /(?<![\da-z])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\da-z])/giu;
/** An id or a digest in hexadecimal digits: of 64 of them, one in a thousand has a card's digits. */
const HEX = /(?<![\da-z])[\da-f]{24,}(?![\da-z])/giu;
/** In ASCII, fewer digits in a row are no number. */
const MANY_DIGITS = /(?:\d[^a-z\d]{0,3}){14}/i;
/** Characters of ASCII; control characters are among them. */
const isAscii = (text: string): boolean => !/[^\p{ASCII}]/u.test(text);
/**
 * Groups of digits with up to three other characters between two of them; a letter ends the
 * sequence, and so does the plus of a phone number.
 */
const ROWS = /\d+(?:(?:[^\p{L}\p{N}+]{1,3}|\+|\s\+\s)\d+)*/gu;

const valueOf = new Map<string, string>();

/**
 * Digits of other scripts by their value: the ten digits of a script are consecutive and start with
 * its zero.
 */
function plainDigit(sign: string): string {
  const known = valueOf.get(sign);
  if (known !== undefined) return known;
  let value = 0;
  for (
    let code = (sign.codePointAt(0) ?? 0) - 1;
    /\p{Nd}/u.test(String.fromCodePoint(code));
    code -= 1
  )
    value += 1;
  const digit = String(value % 10);
  valueOf.set(sign, digit);
  return digit;
}

/** A random uuid, also the rare one without a letter. */
const RANDOM_UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const withoutIds = (id: string): string => (/[a-f]/i.test(id) || RANDOM_UUID.test(id) ? 'x' : id);

/**
 * The text without invisible characters, in ASCII digits; a random uuid is replaced by a letter,
 * and so are other uuids and long hexadecimal numbers with a letter.
 */
const readable = (text: string): string =>
  (isAscii(text)
    ? text
    : normaliseText(text)
        .replace(/[\p{Cf}\p{M}]/gu, '')
        .replace(/(?!\d)\p{Nd}/gu, plainDigit)
  )
    .replace(UUID, withoutIds)
    .replace(HEX, withoutIds);

function isOfBrand(digits: string): boolean {
  const brand = cardBrand(digits);
  return (
    (brand !== '' && LENGTHS[brand].includes(digits.length)) ||
    OTHERS.some(([begins, lengths]) => begins.test(digits) && lengths.includes(digits.length))
  );
}

const isNumber = (digits: string): boolean =>
  passesLuhn(digits) && isOfBrand(digits) && !isCnpj(digits);

/** Whether the last of a number's groups ends in the code, without a separator between them. */
const isNumberWithCvv = (digits: string, lastGroup: string): boolean =>
  CVV_LENGTHS.some((length) => lastGroup.length > length && isNumber(digits.slice(0, -length)));

/** Whether some adjacent groups form a number. `isDialled`: the first follows a plus. */
function holdsNumber(groups: readonly string[], isDialled: boolean): boolean {
  return groups.some((first, from) => {
    if (!FIRST_DIGITS.test(first)) return false;
    let digits = '';
    for (const group of groups.slice(from, from + MAX_DIGITS_WITH_CVV)) {
      digits += group;
      if (digits.length > MAX_DIGITS_WITH_CVV) return false;
      const isPhone = isDialled && from === 0 && digits.length <= MAX_PHONE_LENGTH;
      if (
        digits.length >= MIN_DIGITS &&
        !isPhone &&
        (isNumber(digits) || isNumberWithCvv(digits, group))
      )
        return true;
    }
    return false;
  });
}

const hasNumber = (plain: string): boolean =>
  MANY_DIGITS.test(plain) &&
  [...plain.matchAll(ROWS)].some(({ 0: row, index }) =>
    holdsNumber(row.match(/\d+/g) ?? [], plain[index - 1] === '+'),
  );

/**
 * Whether a text contains a card number (a brand's first digits, a length of that brand, the Luhn
 * check), in any grouping or script. Phone numbers, CPF, CNPJ, uuids and other hexadecimal ids do
 * not count.
 */
export const holdsCardNumber = (text: string): boolean => hasNumber(readable(text));

/** The same, or the code of a card after its name. */
export function holdsCard(text: string): boolean {
  const plain = readable(text);
  return NAMED_CVV.test(plain) || hasNumber(plain);
}

/**
 * Whether a number without a fraction is a card's. One that is too large to be exact has lost the
 * digits of its check, so its brand and length decide.
 */
export function isCardAsNumber(value: number): boolean {
  if (!Number.isInteger(value) || value < 0 || value >= 1e19) return false;
  const digits = String(value);
  return Number.isSafeInteger(value) ? isNumber(digits) : isOfBrand(digits);
}
