import fc from 'fast-check';
import { holdsCard } from './card-in-text';

test.each([
  ['a Visa', '4111111111111111'],
  ['a Visa of 19 digits', '4000000000000000006'],
  ['a Mastercard', '5555555555554444'],
  ['a Mastercard of the second range', '2223003122003222'],
  ['an AMEX', '378282246310005'],
  ['a Diners', '30569309025904'],
  ['a Discover', '6011111111111117'],
  ['a JCB', '3530111333300000'],
  ['a Maestro', '6759649826438453'],
  ['a Hipercard', '6062826786276634'],
  ['an Elo', '6362970000457013'],
  ['a UnionPay', '6240008631401148'],
])('%s is found alone and in a sentence', (_brand, number) => {
  expect(
    [number, `Deliver it please, ${number}, thank you`, `n${'º'} ${number}`].map(holdsCard),
  ).toEqual([true, true, true]);
});

test.each([
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '4111.1111.1111.1111',
  '4111 - 1111 - 1111 - 1111',
  '4111_1111_1111_1111',
  '4111+1111+1111+1111',
  '4111 + 1111 + 1111 + 1111',
  '4111/1111/1111/1111',
  '4111\n1111\n1111\n1111',
  '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
  '4111\u00a01111\u20091111\u30001111',
  '41111111\u200b11111111',
  '４１１１　１１１１　１１１１　１１１１',
  '④①①① ①①①① ①①①① ①①①①',
  '٤١١١١١١١١١١١١١١١',
  '4️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣',
  '\u202e4111111111111111',
  '+4111111111111111',
  '12/30 4111 1111 1111 1111',
  '4111 1111 1111 1111 12/30 123',
  '123 4111111111111111',
  '4111111111111111123',
  '3782822463100051234',
  '30569309025904123',
  '40000000000000000061234',
  '٤ - ١ - ١ - ١ - ١ - ١ - ١ - ١ - ١ - ١ - ١ - ١ - ١ - ١ - ١ - ١',
  '41111111-1111-1111-1111-111111111111',
  '+55 11 98765-4321 378282246310005',
  'Ap 12, 4111 1111 1111 1111',
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
  ['an order', 'Pedido #1042'],
  ['a date and a time', '2026-11-23 19:30'],
  ['a postal code', '01310-100'],
  ['a house', 'Rua 15 de Novembro, 4111, ap 1111'],
  ['a long number of an order', '202611231930000142'],
  ['a card-like part of a longer number', '941111111111111119999999'],
  ['the word alone', 'cvv'],
])('%s is no card', (_case, text) => expect(holdsCard(text)).toBe(false));

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

test('no uuid is a card', () =>
  fc.assert(
    fc.property(fc.uuid(), (uuid) =>
      expect(holdsCard(uuid)).toBe(!/[a-f]/.test(uuid) && holdsCard(uuid)),
    ),
  ));
