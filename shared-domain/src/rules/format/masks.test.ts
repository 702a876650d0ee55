import fc from 'fast-check';
import { maskBirthday, maskCnpj, maskCpf, maskCpfOrCnpj } from './masks';
import { digitsOnly } from './text';

const MASKS = [
  ['CPF', maskCpf, 11, '000.000.000-00'],
  ['CNPJ', maskCnpj, 14, '00.000.000/0000-00'],
  ['birthday', maskBirthday, 8, '00/00/0000'],
] as const;

describe.each(MASKS)('[DOMAIN-089] [DOMAIN-098] the mask of a %s', (_, mask, size, pattern) => {
  const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.-/ a') }));

  test('never loses or changes a digit up to its size', () =>
    fc.assert(
      fc.property(typed, (text) => {
        expect(digitsOnly(mask(text))).toBe(digitsOnly(text).slice(0, size));
      }),
    ));
  test('masked again is the same text', () =>
    fc.assert(fc.property(typed, (text) => expect(mask(mask(text))).toBe(mask(text)))));
  test('what is typed so far is a beginning of the pattern that ends in a digit', () =>
    fc.assert(
      fc.property(typed, (text) => {
        const masked = mask(text);
        expect(masked.replace(/\d/g, '0')).toBe(pattern.slice(0, masked.length));
        expect(masked).toMatch(/^$|\d$/);
      }),
    ));
});

test('the mask for both never loses a digit of up to fourteen', () =>
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(digitsOnly(maskCpfOrCnpj(text))).toBe(digitsOnly(text).slice(0, 14));
    }),
  ));
