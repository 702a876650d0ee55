/* Check digits of identity documents as they are stored, whose pattern has matched. */

const toDigits = (text: string): number[] => Array.from(text, Number);

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);

/** `11 - sum mod 11`, from 1 to 11, for the digits before the last sign. */
const rest11 = (text: string, weights: readonly number[]): number =>
  11 - (weighted(toDigits(text), weights) % 11);

/** Weights from right to left: 2, 3, … up to `most`, then from 2 again. */
const rising = (size: number, most: number): number[] =>
  Array.from({ length: size }, (_, at) => 2 + ((size - 1 - at) % (most - 1)));

const lastIs = (text: string, sign: number | string): boolean => text.endsWith(String(sign));

const mod11 = (text: string, most: number, of10 = '', of11 = '0'): boolean => {
  const rest = rest11(text, rising(text.length - 1, most));
  return lastIs(text, rest === 10 ? of10 || '?' : rest === 11 ? of11 : rest);
};

/** Luhn's check digit: from the last digit back, every second one counts twice, with its digit sum. */
function luhn(text: string): number {
  const sum = toDigits(text).reduce((total, digit, at) => {
    const counted = at % 2 === text.length % 2 ? digit : 2 * digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Weights of Uruguay's CI; an old one has a digit less. */
const UY_CI = [2, 9, 8, 7, 6, 3, 4];

const uruguay = (text: string): boolean =>
  text.length === 12
    ? mod11(text, 9)
    : lastIs(text, (10 - (weighted(toDigits(text.padStart(8, '0')), UY_CI) % 10)) % 10);

/** '1234567-9' and '800097351' are a RUC. */
const paraguay = (text: string): boolean =>
  (text.length < 9 && !text.includes('-')) || mod11(text.replace('-', ''), 11, '0');

const ES_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const ES_COMPANY_LETTERS = 'JABCDEFGHI';

/** The NIF of a person, a NIE, or the NIF of a company, whose last sign is a digit or its letter. */
function spain(text: string): boolean {
  const [first = '', middle] = [text[0], text.slice(1, 8)];
  const place = 'XYZ'.indexOf(first);
  if (place >= 0 || /\d/.test(first))
    return lastIs(text, ES_LETTERS[Number((place >= 0 ? place : first) + middle) % 23] ?? '?');
  if ('KLM'.includes(first) && lastIs(text, ES_LETTERS[Number(middle) % 23] ?? '?')) return true;
  if (!'ABCDEFGHJKLMNPQRSUVW'.includes(first)) return false;
  const check = luhn(middle);
  return lastIs(text, check) || lastIs(text, ES_COMPANY_LETTERS[check] ?? '?');
}

/** Values of 0 to 9, and of A to J, at odd places of a codice fiscale; then those of K to Z. */
const IT_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const IT_ODD_LETTERS = [...IT_ODD, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** The codice fiscale of a person; a P. IVA, and a provisional codice, have 11 digits. */
function italy(text: string): boolean {
  if (text.length === 11) return lastIs(text, luhn(text.slice(0, -1)));
  const sum = Array.from(text.slice(0, 15)).reduce((total, sign, at) => {
    const value = parseInt(sign, 36);
    const isDigit = value < 10;
    const even = isDigit ? value : value - 10;
    return total + ((at % 2 === 0 ? (isDigit ? IT_ODD : IT_ODD_LETTERS)[even] : even) ?? 0);
  }, 0);
  return lastIs(text, String.fromCharCode(65 + (sum % 26)));
}

/**
 * Whether the check digits of a document are right, by the country's code; a country without an
 * entry, and a document without check digits, has none. Paraguay's RUC: with a hyphen or of 9 digits,
 * since a shorter number may be a CI. Argentina's CUIT: of 11. Bolivia publishes no algorithm. Brazil:
 * `customer/tax-ids.ts`.
 */
export const DOCUMENT_DIGITS: Readonly<Record<string, (document: string) => boolean>> = {
  AR: (text) => text.length < 11 || mod11(text, 7, '9'),
  CL: (text) => mod11(text, 7, 'K'),
  ES: spain,
  IT: italy,
  PT: (text) => mod11(text, 9, '0'),
  PY: paraguay,
  UY: uruguay,
};
