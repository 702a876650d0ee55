import { isEmail, isFullName, isPersonName } from './identity';
import { normaliseText, upperCoupon } from '../format/text';

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
  ' ',
  'ana',
  'ana@',
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
  'ana@exemplo,com',
  `${'a'.repeat(65)}@exemplo.com`,
  `ana@${'a'.repeat(250)}.com`,
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

test('[DOMAIN-085] a text too long for an address, or with a late @, is refused before the pattern runs', () => {
  const pattern = jest.spyOn(RegExp.prototype, 'test');
  const isRefused = [
    isEmail(`${'a.'.repeat(5_000)}@`),
    isEmail(`${'a'.repeat(65)}@exemplo.com`),
  ].every((is) => !is);
  const runs = pattern.mock.calls.length;
  pattern.mockRestore();
  expect({ isRefused, runs }).toEqual({ isRefused: true, runs: 0 });
});

test('[DOMAIN-085] the pattern comes to an end on a hostile text of the greatest length', () =>
  expect(isEmail(`a@${'a-'.repeat(125)}!`)).toBe(false));

test.each([
  ['Ana', true],
  ['Ana 2', true],
  ['Łukasz', true],
  ['李', true],
  ['123', false],
  ['', false],
  ['-!', false],
  ['  ', false],
])('[DOMAIN-090] %p contains a letter: %p', (text, isValid) =>
  expect(isPersonName(text)).toBe(isValid),
);

test.each([
  ['Ana Souza', true],
  ['Ana  Maria Souza', true],
  ['Ana', false],
  ['Ana ', false],
  [' Ana', false],
  ['Ana 2', false],
  ['', false],
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
