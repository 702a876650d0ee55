import fc from 'fast-check';
import { cardBrand } from './card-brand';
import { isCardNumber, lastDigitsOf, passesLuhn } from './card-number';

/* Independent implementation of the check with a lookup table for doubled digits. */
const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
function withCheckDigit(base: string): string {
  const sum = [...base]
    .reverse()
    .reduce(
      (total, digit, at) => total + (at % 2 === 0 ? DOUBLED[Number(digit)]! : Number(digit)),
      0,
    );
  return base + ((10 - (sum % 10)) % 10);
}
/** Digits before the check digit, as many as their brand has. */
const bases = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 })
  .map((list) => list.join(''))
  .map((text) => text.slice(0, { AMEX: 14, Diners: 13 }[cardBrand(text) as 'AMEX'] ?? 15));

describe('[CARDS-01] the number of a card', () => {
  test.each<[case_: string, text: string, isValid: boolean]>([
    ['16 digits that pass', '4111111111111111', true],
    ['in groups of four', '4111 1111 1111 1111', true],
    ['with hyphens', '4111-1111-1111-1111', true],
    ['full-width digits', '４１１１１１１１１１１１１１１１', true],
    ['empty', '', false],
    ['letters', 'abcd', false],
    ['a digit that differs', '4111111111111112', false],
    ['15 digits of AMEX', '378282246310005', true],
    ['14 digits of Diners', '30569309025904', true],
    ['16 digits of AMEX that pass', '3711111111111117', false],
    ['15 digits of another brand that pass', '411111111111116', false],
    ['17 digits that pass', '41111111111111113', false],
    ['19 digits that pass', '6304000000000000000', false],
    ['a prefix of no brand', '9999999999999995', true],
  ])('%s', (_case, text, isValid) => expect(isCardNumber(text)).toBe(isValid));

  test('those that are refused for their length pass the check itself', () => {
    expect(
      ['3711111111111117', '411111111111116', '41111111111111113', '6304000000000000000'].map(
        passesLuhn,
      ),
    ).toEqual([true, true, true, true]);
  });
  test('every number with its check digit passes', () =>
    fc.assert(fc.property(bases, (base) => expect(isCardNumber(withCheckDigit(base))).toBe(true))));
  test('one wrong digit never passes', () =>
    fc.assert(
      fc.property(bases, fc.nat(15), fc.integer({ min: 1, max: 9 }), (base, where, by) => {
        const number = withCheckDigit(base);
        const at = where % number.length;
        expect(
          isCardNumber(
            `${number.slice(0, at)}${(Number(number[at]) + by) % 10}${number.slice(at + 1)}`,
          ),
        ).toBe(false);
      }),
    ));
});

test('a text without digits does not pass the check', () => expect(passesLuhn('')).toBe(false));

test.each([
  ['4', 'Visa'],
  ['5105', 'Mastercard'],
  ['5555', 'Mastercard'],
  ['2221', 'Mastercard'],
  ['2720', 'Mastercard'],
  ['2721', ''],
  ['2220', ''],
  ['34', 'AMEX'],
  ['37', 'AMEX'],
  ['6011', 'Discover'],
  ['644', 'Discover'],
  ['65', 'Discover'],
  ['622126', 'Discover'],
  ['622925', 'Discover'],
  ['622926', ''],
  ['300', 'Diners'],
  ['305', 'Diners'],
  ['306', ''],
  ['36', 'Diners'],
  ['38', 'Diners'],
  ['39', 'Diners'],
  ['3528', 'JCB'],
  ['3589', 'JCB'],
  ['3527', ''],
  ['3590', ''],
  ['50', 'Maestro'],
  ['56', 'Maestro'],
  ['58', 'Maestro'],
  ['6304', 'Maestro'],
  ['67', 'Maestro'],
  ['606282', 'Hipercard'],
  ['637095', 'Hipercard'],
  ['384100', 'Hipercard'],
  ['', ''],
  ['1', ''],
  ['9999 9999 9999 9995', ''],
])('[CARDS-12] a number that begins with %p is of %p', (text, brand) =>
  expect(cardBrand(text)).toBe(brand),
);

test('[CONFLICTS-16] AMEX has 15 digits and Diners 14, and not 16', () => {
  expect(
    ['378282246310005', '30569309025904'].map((text) => [cardBrand(text), isCardNumber(text)]),
  ).toEqual([
    ['AMEX', true],
    ['Diners', true],
  ]);
  expect(isCardNumber(withCheckDigit('371111111111111'))).toBe(false);
});

test('[DOMAIN-044] what is shown of a card is its last four digits', () =>
  expect(lastDigitsOf('4111 1111 1111 1234')).toBe('1234'));
