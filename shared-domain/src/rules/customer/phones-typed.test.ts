import { isLocalPhone, maskPhone } from './phones';

test.each([
  ['the first digits', '119', 'BR', '(11) 9'],
  ['10 digits, of which another can follow', '1132654321', 'BR', '(11) 32654-321'],
  ['11 digits', '11987654321', 'BR', '(11) 98765-4321'],
  ['digits beyond the 11th are dropped', '119876543210', 'BR', '(11) 98765-4321'],
])('[CARDS-07] a number of Brazil while it is typed: %s', (_, typed, country, text) =>
  expect(maskPhone(typed, country)).toBe(text),
);

test.each([
  ['without its calling code', '+1 718 555 0142', 'US', '(718) 555-0142'],
  ['the first digits', '718', 'US', '(718'],
  ['the shorter layout while it fits', '981123456', 'PY', '981 123 456'],
  ['the longer layout beyond it', '0981123456', 'PY', '0981 123 456'],
  ['a longer number stays bare', '447911123456', 'US', '447911123456'],
  ['a number of an unknown country stays bare', '2079460958', 'GB', '2079460958'],
])('[OPEN-099] a number outside Brazil while it is typed: %s', (_, typed, country, text) =>
  expect(maskPhone(typed, country)).toBe(text),
);

test.each([
  ['a number of the longest size', '11987654321', 'BR', true],
  ['a shorter number', '1132654321', 'BR', true],
  ['a number with the code of its own country', '+55 11 98765-4321', 'BR', true],
  ['a number from abroad', '447911123456', 'BR', false],
  ['a number too short to be called', '113265432', 'BR', false],
  ['a number from abroad, of a country with shorter ones', '447911123456', 'US', false],
  ['a number of an unknown country', '2079460958', 'GB', true],
  ['the longest number of an unknown country', '12345678901234', 'GB', true],
])('[OPEN-099] %s is local: %s in %s: %p', (_, digits, country, isLocal) =>
  expect(isLocalPhone(digits, country)).toBe(isLocal),
);
