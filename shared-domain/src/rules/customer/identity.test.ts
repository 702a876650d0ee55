import fc from 'fast-check';
import en from '../../locales/en.json';
import { maskCpfOrCnpj } from '../format/masks';
import { normaliseText, upperCoupon } from '../format/text';
import { isCommonPassword } from './common-passwords';
import { isEmail, isFullName, isPersonName } from './identity';
import {
  PASSWORD_STRENGTH_REQUIRED,
  passwordStrength,
  type PasswordStrength,
  strengthLabelKey,
} from './password-strength';
import { isCnpj, isCpf, isCpfOrCnpj } from './tax-ids';
import { vendorIdsOf } from './vendor-ids';

test.each([
  'ana@exemplo.com.br',
  'a@b.co',
  'ana.maria+pizza@sub.exemplo.com',
  "o'neil@exemplo.ie",
  'josé@exemplo.com',
  'x@xn--caf-dma.fr',
])('[DOMAIN-085] %p is an address', (text) => expect(isEmail(text)).toBe(true));

test.each([
  '',
  'ana',
  '@exemplo.com',
  'ana@exemplo',
  'ana@@exemplo.com',
  'ana@exemplo..com',
  '.ana@exemplo.com',
  'ana.@exemplo.com',
  'an a@exemplo.com',
  'ana@exemplo.c',
  'ana@-exemplo.com',
  'ana@exemplo.com ',
  'ana@ex_emplo.com',
])('[DOMAIN-085] %p is none', (text) => expect(isEmail(text)).toBe(false));

test('[DOMAIN-085] an address has at most 254 characters, 64 of them before the @', () => {
  const address = (local: number, label: number) =>
    `${'a'.repeat(local)}@${`${'b'.repeat(61)}.`.repeat(2)}${'b'.repeat(label)}.com`;
  const [longest, tooLong] = [address(64, 61), address(64, 62)];
  expect([longest.length, tooLong.length]).toEqual([254, 255]);
  expect([isEmail(longest), isEmail(tooLong)]).toEqual([true, false]);
  expect([isEmail(address(64, 10)), isEmail(address(65, 10))]).toEqual([true, false]);
});

test('[DOMAIN-085] the pattern comes to an end on a hostile text of the greatest length', () =>
  expect(isEmail(`a@${'a-'.repeat(125)}!`)).toBe(false));

test.each([
  ['Ana', true],
  ['Łukasz', true],
  ['李', true],
  ['123', false],
  ['', false],
  ['  ', false],
])('[DOMAIN-090] %p contains a letter: %p', (text, isValid) =>
  expect(isPersonName(text)).toBe(isValid),
);

test.each([
  ['Ana Souza', true],
  ['Ana  Maria Souza', true],
  ['Ana', false],
  [' Ana', false],
  ['Ana 2', false],
  ['José\u00a0Ávila', true],
])('[DOMAIN-091] %p looks like two words: %p', (text, isValid) =>
  expect(isFullName(text)).toBe(isValid),
);

test.each([
  ['ﬁ', 'fi'],
  ['１２', '12'],
  ['e\u0301', 'é'],
  [' a ', ' a '],
])('[DOMAIN-100] %p is stored as %p', (text, stored) => expect(normaliseText(text)).toBe(stored));

test('a coupon code is upper case', () => expect(upperCoupon('pizza10é')).toBe('PIZZA10É'));

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

describe('[DOMAIN-086] CPF', () => {
  test.each<[string, boolean]>([
    ['52998224725', true],
    ['529.982.247-25', true],
    ['00000000191', true],
    ['52998224724', false],
    ['52998224735', false],
    ['5299822472', false],
    ['529982247250', false],
    ['', false],
    ...Array.from({ length: 10 }, (_, digit): [string, boolean] => [
      String(digit).repeat(11),
      false,
    ]),
  ])('%p: %p', (text, isValid) => expect(isCpf(text)).toBe(isValid));

  test('every number with its two check digits passes', () =>
    fc.assert(fc.property(cpfs, (cpf) => expect(isCpf(cpf)).toBe(true))));
});

describe('[DOMAIN-087] CNPJ', () => {
  test.each([
    ['11222333000181', true],
    ['11.222.333/0001-81', true],
    ['11222333000182', false],
    ['1122233300018', false],
    ['112223330001810', false],
    ['', false],
    ['00000000000000', false],
  ])('%p: %p', (text, isValid) => expect(isCnpj(text)).toBe(isValid));

  test('every number with its two check digits passes', () =>
    fc.assert(fc.property(cnpjs, (cnpj) => expect(isCnpj(cnpj)).toBe(true))));
});

test.each([
  ['12ABC34501DE35', true],
  ['12.abc.345/01de-35', true],
  ['CNPJ 12.ABC.345/01DE-35', true],
  ['12ABC34501DE36', false],
  ['12ABC34501DE53', false],
  ['12ABD34501DE35', false],
  ['12ABC34501DEA5', false],
  ['12ABC34501DE3', false],
  ['12ABC34501DE355', false],
  ['\u00c7\u00c7ABC34501DE35', false],
])('[DOMAIN-087] a CNPJ with letters, %p: %p', (text, isValid) => {
  expect([isCnpj(text), isCpfOrCnpj(text)]).toEqual([isValid, isValid]);
});

test('[DOMAIN-088] up to 11 digits are checked as CPF, more as CNPJ', () => {
  expect(isCpfOrCnpj('52998224725')).toBe(true);
  expect(isCpfOrCnpj('11222333000181')).toBe(true);
  expect(isCpfOrCnpj('00000000191')).toBe(true);
  expect(isCpfOrCnpj('529982247250')).toBe(false);
  expect(isCpfOrCnpj('11222333000180')).toBe(false);
});

test.each([
  ['', ''],
  ['5', '5'],
  ['5299', '529.9'],
  ['529982247', '529.982.247'],
  ['52998224725', '529.982.247-25'],
  ['529982247259', '52.998.224/7259'],
  ['11222333000181', '11.222.333/0001-81'],
])('[DOMAIN-089] %p is laid out as %p', (text, masked) => expect(maskCpfOrCnpj(text)).toBe(masked));

const record = (google_tag_manager_id = '', google_analytics_id = '', fb_pixel_id = '') => ({
  google_tag_manager_id,
  google_analytics_id,
  fb_pixel_id,
});

test('[SHELL-56] the ids a restaurant gives name its vendors', () => {
  expect(vendorIdsOf(record('GTM-AB12CD', 'G-1A2B3C4D5E', '123456789012345'))).toEqual({
    tagManager: 'GTM-AB12CD',
    analytics: 'G-1A2B3C4D5E',
    pixel: '123456789012345',
  });
  expect(vendorIdsOf(record(' GTM-AB12CD ', ' UA-123456-1 ', ' 123456\n'))).toEqual({
    tagManager: 'GTM-AB12CD',
    analytics: 'UA-123456-1',
    pixel: '123456',
  });
  expect(vendorIdsOf(record('', 'UA-123456-1', ''))).toEqual({ analytics: 'UA-123456-1' });
  expect(vendorIdsOf(record())).toEqual({});
});

test.each([
  record('gtm-ab12cd'),
  record('GTM-AB12"><script>'),
  record('', 'G-1A2B&l=x'),
  record('', 'AW-123456'),
  record('', '', '12345'),
  record('', '', '1234567a'),
  record('', '', '1'.repeat(21)),
])('[SHELL-56] what cannot be an id is none: %j', (wrong) =>
  expect(vendorIdsOf(wrong)).toEqual({}),
);

test.each([
  ['', 0],
  ['abc', 1],
  ['123', 1],
  ['!!!!!!!!', 1],
  ['abc123', 2],
  ['abcdefgh', 2],
  ['12345678', 2],
  ['abc123!', 2],
  ['abcdefg!', 2],
  ['abcdef12', 3],
  ['sénha123', 3],
  ['abc def1', 3],
  ['abcdef1!', 4],
  ['ábcdef1€', 4],
] as const)('[ACCOUNT-08] %p scores %p', (password, score) =>
  expect(passwordStrength(password)).toBe(score),
);

test('[ACCOUNT-09] level 3 of 4 is required', () => {
  expect(PASSWORD_STRENGTH_REQUIRED).toBe(3);
  expect(passwordStrength('abcdef12')).toBeGreaterThanOrEqual(PASSWORD_STRENGTH_REQUIRED);
  expect(passwordStrength('abcdefg!')).toBeLessThan(PASSWORD_STRENGTH_REQUIRED);
});

test('[ACCOUNT-10] the levels have their names', () => {
  const names: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(en['password-strength']).map(([key, name]) => [
      `password-strength.${key}`,
      name,
    ]),
  );
  expect(
    ([0, 1, 2, 3, 4] as PasswordStrength[]).map((level) => names[strengthLabelKey(level)]),
  ).toEqual(['Too Weak', 'Weak', 'Good', 'Strong', 'Very Strong']);
});

test.each(['password1', 'Senha123', 'QWERTY123', 'p@ssw0rd'])(
  '[B38] %s is strong by its letters and known to everybody',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
    expect(passwordStrength(password)).toBeGreaterThanOrEqual(PASSWORD_STRENGTH_REQUIRED);
  },
);

test.each(['password1x', 'senha-123', '', 'constructor'])('[B38] %s is not', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);
