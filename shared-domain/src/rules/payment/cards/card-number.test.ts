import fc from 'fast-check';
import { cardBrand } from './card-brand';
import { holdsCard, holdsCardNumber, isCardAsNumber } from './card-in-text';
import { maskCardNumber, maskCcv, maskExpiry } from './card-masks';
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
    ['with hyphens', '4111-1111-1111-1111', true],
    ['full-width digits', '４１１１１１１１１１１１１１１１', true],
    ['empty', '', false],
    ['a digit that differs', '4111111111111112', false],
    ['15 digits of AMEX', '378282246310005', true],
    ['14 digits of Diners', '30569309025904', true],
    ['16 digits of AMEX that pass', '3711111111111117', false],
    ['15 digits of another brand that pass', '411111111111116', false],
    ['17 digits that pass', '41111111111111113', false],
    ['19 digits that pass', '6304000000000000000', false],
    ['a prefix of no brand', '9999999999999995', true],
  ])('%s', (_case, text, isValid) => expect(isCardNumber(text)).toBe(isValid));
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

test.each([
  [
    '[CARDS-01]',
    maskCardNumber,
    [
      ['4111111111111111', '4111 1111 1111 1111'],
      ['4111 1111-1111.1111', '4111 1111 1111 1111'],
      ['41111', '4111 1'],
      ['41111111111111113', '4111 1111 1111 1111 3'],
      ['378282246310005', '3782 822463 10005'],
      ['3782822463100055', '3782 822463 100055'],
      ['30569309025904', '3056 9309 0259 04'],
      ['abc', ''],
    ],
  ],
  [
    '[CARDS-03]',
    maskExpiry,
    [
      ['0531', '05/31'],
      ['05', '05'],
      ['1', '1'],
      ['5', '05'],
      ['1/', '01'],
      ['531', '05/31'],
      ['05/2031', '05/31'],
      ['5/2031', '05/31'],
      ['12/31', '12/31'],
      ['1/31', '01/31'],
      ['05/31 9', '05/31'],
      ['2031-12', '12/31'],
      ['2031/05', '05/31'],
      ['203112', '12/31'],
      ['12/2031', '12/31'],
      ['12 / 2031', '12/31'],
      ['52031', '05/31'],
      ['12/20', '12/20'],
      ['12/203', '12/3'],
      ['2031', '02/03'],
      ['', ''],
    ],
  ],
  [
    '[CARDS-04]',
    maskCcv,
    [
      ['123', '123'],
      ['12a3', '123'],
      ['12345', '1234'],
    ],
  ],
] as const)('%s mask', (_row, mask, cases) => {
  for (const [typed, shown] of cases) expect([typed, mask(typed)]).toEqual([typed, shown]);
});

test.each([
  ['number', maskCardNumber],
  ['expiry', maskExpiry],
  ['CVV', maskCcv],
] as const)('the mask of the %s, laid twice, is the same text', (_name, mask) =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/ -(') }), (text) =>
      expect(mask(mask(text))).toBe(mask(text)),
    ),
  ),
);

test.each([
  ['a Visa', '4111111111111111'],
  ['a Visa of 19 digits', '4000000000000000006'],
  ['a Mastercard', '5555555555554444'],
  ['a Mastercard of the second range', '2223003122003222'],
  ['an AMEX', '378282246310005'],
  ['a Diners', '30569309025904'],
  ['a Discover', '6011111111111117'],
  ['an Elo', '6362970000457013'],
])('%s is found alone and in a sentence', (_brand, number) => {
  expect(
    [number, `Deliver it please, ${number}, thank you`, `n${'º'} ${number}`].map(holdsCard),
  ).toEqual([true, true, true]);
});

test.each([
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '4111 - 1111 - 1111 - 1111',
  '4111 + 1111 + 1111 + 1111',
  '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
  '4111\u00a01111\u20091111\u30001111',
  '41111111\u200b11111111',
  '４１１１　１１１１　１１１１　１１１１',
  '④①①① ①①①① ①①①① ①①①①',
  '٤١١١١١١١١١١١١١١١',
  '4️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣',
  '\u202e4111111111111111',
  '12/30 4111 1111 1111 1111',
  '4111 1111 1111 1111 12/30 123',
  '123 4111111111111111',
  '4111111111111111123',
  '30569309025904123',
  '40000000000000000061234',
  '41111111-1111-1111-1111-111111111111',
  '+55 11 98765-4321 378282246310005',
])('%j is a card', (text) => expect(holdsCard(text)).toBe(true));

test.each([
  'cvv 123',
  'CVV: 123',
  'cvc=1234',
  'my card ends in 1111, CVV2 - 987',
  'código de segurança 123',
  'codigo de seguridad: 123',
  'security code 123',
])('%j is the code of a card', (text) => expect(holdsCard(text)).toBe(true));

test.each([
  ['nothing', ''],
  ['a note', 'sem cebola, 2 talheres, ponto da carne 3'],
  ['a number that differs by a digit', '4111 1111 1111 1112'],
  ['a prefix of no brand', '9999999999999995'],
  ['a phone', '(11) 98765-4321'],
  ['a phone of Brazil with its code', '+55 11 98765-4321'],
  ['two phones', '(11) 98765-4321 / (11) 98765-4322'],
  ['phones from abroad', '+49 1512 3456789, +595 981 123456'],
  ['the longest phone there is', '+378282246310005'],
  ['the longest phone with an extension', '+378282246310005 123'],
  ['a CPF', '529.982.247-25'],
  ['a CNPJ that passes as a Diners', '36.000.000/0034-38'],
  ['a uuid', '41111111-1111-4111-8111-11111111111a'],
  ['a random uuid without letters', '41111111-1111-4111-8111-111111111111'],
  ['an id in hexadecimal digits', '4111111111111111abcdef00'],
  ['an order', 'Pedido #1042'],
  ['a date and a time', '2026-11-23 19:30'],
  ['a postal code', '01310-100'],
  ['a house', 'Rua 15 de Novembro, 4111, ap 1111'],
  ['a long number of an order', '202611231930000142'],
  ['a card-like part of a longer number', '941111111111111119999999'],
  ['the word alone', 'cvv'],
])('%s is no card', (_case, text) => expect(holdsCard(text)).toBe(false));

test.each([
  [4111111111111111, true],
  [378282246310005, true],
  [4000000000000000006, true],
  [4111111111111112, false],
  [41111111.11111111, false],
  [-4111111111111111, false],
  [1_764_430_267_123_456, false],
  [9e18, false],
  [4e20, false],
  [Number.NaN, false],
])('the number %d is a card: %s', (value, isCard) => expect(isCardAsNumber(value)).toBe(isCard));

test('the number alone is looked for without the names of codes', () =>
  expect(['CVV 123', 'CVV 4111111111111111'].map(holdsCardNumber)).toEqual([false, true]));

test('no phone of Brazil, of any length in use, is a card, alone or beside another', () => {
  const phone = fc
    .tuple(fc.integer({ min: 11, max: 99 }), fc.integer({ min: 20_000_000, max: 999_999_999 }))
    .map(([area, number]) => ({ area, number: String(number) }));
  fc.assert(
    fc.property(phone, ({ area, number }) => {
      for (const text of [
        `${area}${number}`,
        `(${area}) ${number.slice(0, -4)}-${number.slice(-4)}`,
        `+55 ${area} ${number}`,
        `55${area}${number}`,
      ])
        expect(holdsCard(text)).toBe(false);
    }),
  );
});
