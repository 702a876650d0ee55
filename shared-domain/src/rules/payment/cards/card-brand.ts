import { digitsOnly } from '../../format/text';

/** Displayed names (CARDS-12). */
export type CardBrand =
  'Visa' | 'Mastercard' | 'AMEX' | 'Discover' | 'Diners' | 'JCB' | 'Maestro' | 'Hipercard';

/** Ranges of first digits, ends included; an end has as many digits as its start. */
type Prefixes = readonly (readonly [from: number, to: number])[];

const one = (...prefixes: number[]): Prefixes => prefixes.map((prefix) => [prefix, prefix]);

/**
 * The longer prefixes of Hipercard lie inside those of Diners and Maestro, so it is checked first.
 */
const PREFIXES: readonly (readonly [CardBrand, Prefixes])[] = [
  ['Hipercard', one(606282, 637095, 637568, 637599, 637609, 637612, 384100, 384140, 384160)],
  ['Discover', [...one(6011, 65), [644, 649], [622126, 622925]]],
  ['JCB', [[3528, 3589]]],
  ['AMEX', one(34, 37)],
  ['Diners', [[300, 305], ...one(3095, 36), [38, 39]]],
  [
    'Mastercard',
    [
      [51, 55],
      [2221, 2720],
    ],
  ],
  ['Maestro', [...one(50, 6304, 6390, 67), [56, 58]]],
  ['Visa', one(4)],
];

function begins(digits: string, [from, to]: readonly [number, number]): boolean {
  const start = Number(digits.slice(0, String(from).length));
  return start >= from && start <= to;
}

/**
 * The brand by the first digits of a number, whole or half-typed; '' for none. It gives the
 * length of the number (CARDS-12, CONFLICTS-16).
 */
export function cardBrand(text: string): CardBrand | '' {
  const digits = digitsOnly(text);
  return PREFIXES.find(([, ranges]) => ranges.some((range) => begins(digits, range)))?.[0] ?? '';
}
