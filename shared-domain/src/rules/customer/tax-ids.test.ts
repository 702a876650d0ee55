import fc from 'fast-check';
import { maskCnpj, maskCpf, maskCpfOrCnpj } from '../format/masks';
import { isCnpj, isCpf, isCpfOrCnpj } from './tax-ids';

/*
 * Independent implementation of the rule, as published by tax offices: weights rise from the right.
 */
function withCheckDigits(base: string, highest: number): string {
  const next = (digits: string) => {
    const sum = [...digits]
      .reverse()
      .reduce((total, digit, at) => total + Number(digit) * (2 + (at % (highest - 1))), 0);
    const rest = (sum * 10) % 11;
    return digits + (rest === 10 ? 0 : rest);
  };
  return next(next(base));
}

const isVaried = (digits: string) => new Set(digits).size > 1;
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));
const cpfs = digits(9)
  .map((base) => withCheckDigits(base, 12))
  .filter(isVaried);
const cnpjs = digits(12)
  .map((base) => withCheckDigits(base, 9))
  .filter(isVaried);

const withDigit = (text: string, at: number, by: number) =>
  `${text.slice(0, at)}${(Number(text[at]) + by) % 10}${text.slice(at + 1)}`;

describe('[DOMAIN-086] CPF', () => {
  test.each<[string, boolean]>([
    ['52998224725', true],
    ['529.982.247-25', true],
    ['11144477735', true],
    ['00000000191', true],
    ['52998224724', false],
    ['52998224735', false],
    ['5299822472', false],
    ['529982247250', false],
    ['', false],
    ['abc', false],
    ...Array.from({ length: 10 }, (_, digit): [string, boolean] => [
      String(digit).repeat(11),
      false,
    ]),
  ])('%p: %p', (text, isValid) => expect(isCpf(text)).toBe(isValid));

  test('every number with its two check digits passes', () =>
    fc.assert(fc.property(cpfs, (cpf) => expect(isCpf(cpf)).toBe(true))));
  test('a wrong check digit never passes', () =>
    fc.assert(
      fc.property(cpfs, fc.constantFrom(9, 10), fc.integer({ min: 1, max: 9 }), (cpf, at, by) => {
        expect(isCpf(withDigit(cpf, at, by))).toBe(false);
      }),
    ));
});

describe('[DOMAIN-087] CNPJ', () => {
  test.each([
    ['11222333000181', true],
    ['11.222.333/0001-81', true],
    ['00000000000191', true],
    ['11222333000182', false],
    ['1122233300018', false],
    ['112223330001810', false],
    ['', false],
    ['00000000000000', false],
    ['11111111111111', false],
  ])('%p: %p', (text, isValid) => expect(isCnpj(text)).toBe(isValid));

  test('every number with its two check digits passes', () =>
    fc.assert(fc.property(cnpjs, (cnpj) => expect(isCnpj(cnpj)).toBe(true))));
  test('a wrong check digit never passes', () =>
    fc.assert(
      fc.property(
        cnpjs,
        fc.constantFrom(12, 13),
        fc.integer({ min: 1, max: 9 }),
        (cnpj, at, by) => {
          expect(isCnpj(withDigit(cnpj, at, by))).toBe(false);
        },
      ),
    ));
});

test('[DOMAIN-088] up to 11 digits are checked as CPF, more as CNPJ', () => {
  expect(isCpfOrCnpj('52998224725')).toBe(true);
  expect(isCpfOrCnpj('11222333000181')).toBe(true);
  expect(isCpfOrCnpj('00000000191')).toBe(true);
  expect(isCpfOrCnpj('529982247250')).toBe(false);
  expect(isCpfOrCnpj('11222333000180')).toBe(false);
});

test('[CONFLICTS-18] a masked CPF of 14 characters is a CPF all the same', () =>
  fc.assert(
    fc.property(cpfs, cnpjs, (cpf, cnpj) => {
      expect(maskCpf(cpf)).toHaveLength(14);
      expect(isCpfOrCnpj(maskCpf(cpf))).toBe(true);
      expect(isCpfOrCnpj(maskCnpj(cnpj))).toBe(true);
      expect(isCpf(maskCpf(cpf))).toBe(true);
    }),
  ));

test.each([
  ['', ''],
  ['5', '5'],
  ['5299', '529.9'],
  ['529982247', '529.982.247'],
  ['52998224725', '529.982.247-25'],
  ['529982247259', '52.998.224/7259'],
  ['11222333000181', '11.222.333/0001-81'],
])('[DOMAIN-089] %p is laid out as %p', (text, masked) => expect(maskCpfOrCnpj(text)).toBe(masked));
