import { adsIdentity } from './ads-identity';
import { isPhoneItemFresh } from './phone-item';
import { formatPhone, isLocalPhone, isPhone, maskPhone, phoneDigits } from './phones';

describe('stored digits', () => {
  test.each([
    ['[DOMAIN-092] digits only', '(11) 98765-4321', 'BR', '11987654321'],
    ['[DOMAIN-092] of 15 on input 14 are stored', '123456789012345', 'BR', '12345678901234'],
    [
      '[DOMAIN-092] digits beyond the 15th are ignored, with the code of the country counted',
      '55123456789012345',
      'BR',
      '1234567890123',
    ],
    [
      '[DOMAIN-092] [DOMAIN-100] full-width digits are digits',
      '（１１）９８７６５-４３２１',
      'BR',
      '11987654321',
    ],
    [
      '[DOMAIN-092] spaces that do not break, dots and hidden signs are nothing',
      '\u200e+55\u00a011.98765\u2011432\u200b1',
      'BR',
      '11987654321',
    ],
    [
      '[DOMAIN-093] a leading 55 beyond 11 digits is dropped',
      '+55 11 98765-4321',
      'BR',
      '11987654321',
    ],
    ['[DOMAIN-093] the area code 55 stays', '(55) 98765-4321', 'BR', '55987654321'],
    ['[DOMAIN-095] a leading 1 of the United States', '+1 (305) 555-0100', 'US', '3055550100'],
    ['[DOMAIN-096] a leading 351 of Portugal', '+351 912 345 678', 'PT', '912345678'],
    ['[OPEN-086] 595 of Paraguay when longer than 10', '595981123456', 'PY', '981123456'],
    ['[OPEN-086] 595 within 10 digits stays', '5951234567', 'PY', '5951234567'],
    ['[OPEN-086] 591 of Bolivia when longer than 8', '59171234567', 'BO', '71234567'],
    ['[OPEN-099] country codes are ISO, capitals do not matter', '59171234567', 'bo', '71234567'],
    [
      "[OPEN-099] another country's number keeps its code",
      '+44 20 7946 0958',
      'GB',
      '442079460958',
    ],
  ])('%s', (_, typed, country, digits) => expect(phoneDigits(typed, country)).toBe(digits));
});

describe('on the screen', () => {
  test.each([
    ['[DOMAIN-093] 10 digits of Brazil', '1132654321', 'BR', '(11) 3265-4321'],
    ['[DOMAIN-093] 11 digits of Brazil', '11987654321', 'BR', '(11) 98765-4321'],
    ['[DOMAIN-095] United States', '3055550100', 'US', '+1 (305) 555-0100'],
    ['[DOMAIN-096] Portugal', '351912345678', 'PT', '912 345 678'],
    ['[DOMAIN-097] [OPEN-086] 9 digits of Paraguay', '981123456', 'PY', '981 123 456'],
    ['[DOMAIN-097] [OPEN-086] 10 digits of Paraguay', '0981123456', 'PY', '0981 123 456'],
    ['[DOMAIN-097] [OPEN-086] 8 digits of Bolivia', '71234567', 'BO', '7123 4567'],
    ['[OPEN-086] another length stays bare', '7123456', 'BO', '7123456'],
    ['[DOMAIN-093] another length stays bare', '119876', 'BR', '119876'],
    ['nothing stays nothing', '', 'BR', ''],
  ])('%s', (_, digits, country, text) => expect(formatPhone(digits, country)).toBe(text));
});

test.each([
  ['[DOMAIN-094] 10 digits will do in Brazil', '1132654321', 'BR', true],
  ['[DOMAIN-094] 9 do not', '113265432', 'BR', false],
  ['[DOMAIN-094] the code of the country does not count', '+55 119876543', 'BR', true],
  ['[DOMAIN-094] elsewhere shorter numbers exist', '71234567', 'BO', true],
  ['a number must be there', '', 'US', false],
])('%s', (_, digits, country, isValid) => expect(isPhone(digits, country)).toBe(isValid));

test.each([
  ['the first digits', '119', 'BR', '(11) 9'],
  ['10 digits, of which another can follow', '1132654321', 'BR', '(11) 32654-321'],
  ['digits beyond the 11th are dropped', '119876543210', 'BR', '(11) 98765-4321'],
])('[CARDS-07] a number of Brazil while it is typed: %s', (_, typed, country, text) =>
  expect(maskPhone(typed, country)).toBe(text),
);

test.each([
  ['without its calling code', '+1 718 555 0142', 'US', '(718) 555-0142'],
  ['the shorter layout while it fits', '981123456', 'PY', '981 123 456'],
  ['the longer layout beyond it', '0981123456', 'PY', '0981 123 456'],
  ['a longer number stays bare', '447911123456', 'US', '447911123456'],
  ['a number of an unknown country stays bare', '2079460958', 'GB', '2079460958'],
])('[OPEN-099] a number outside Brazil while it is typed: %s', (_, typed, country, text) =>
  expect(maskPhone(typed, country)).toBe(text),
);

test.each([
  ['a number of the longest size', '11987654321', 'BR', true],
  ['a number with the code of its own country', '+55 11 98765-4321', 'BR', true],
  ['a number from abroad', '447911123456', 'BR', false],
  ['a number too short to be called', '113265432', 'BR', false],
  ['a number from abroad, of a country with shorter ones', '447911123456', 'US', false],
  ['a number of an unknown country', '2079460958', 'GB', true],
])('[OPEN-099] %s is local: %s in %s: %p', (_, digits, country, isLocal) =>
  expect(isLocalPhone(digits, country)).toBe(isLocal),
);

const now = new Date('2026-03-14T20:00:00.000Z');
const item = (createdAt: string, created_at = '') => ({ createdAt, created_at });

test.each([
  ['a millisecond under five minutes', true, item('2026-03-14T19:55:00.001Z')],
  ['five minutes to the millisecond', false, item('2026-03-14T19:55:00.000Z')],
  ['under the other name', true, item('', '2026-03-14T19:58:00.000Z')],
  ['a little ahead of the device', true, item('2026-03-14T20:00:40.000Z')],
  ['far ahead of the device', false, item('2026-03-14T20:05:00.000Z')],
  ['no instant', false, item('')],
])('[DELIVERY-26] an item of %s is fresh: %s', (_case, isFresh, given) =>
  expect(isPhoneItemFresh(given, now)).toBe(isFresh),
);

test('[EVENTS-02] a person as ads vendors hash it: lower case, country code before the number, names apart', () => {
  expect(
    adsIdentity(
      { name: '  Ana  Maria Souza ', email: ' Ana@Pizza.Example ', phone: '(11) 98765-4321' },
      'BR',
    ),
  ).toEqual({ em: 'ana@pizza.example', ph: '5511987654321', fn: 'ana', ln: 'maria souza' });
});

test.each([
  ['5511987654321', 'BR', '5511987654321'],
  ['(212) 555-0100', 'US', '12125550100'],
  ['123456789', 'XX', '123456789'],
])('[EVENTS-02] ads vendors get a phone %s of %s as %s', (phone, country, ph) => {
  expect(adsIdentity({ name: '', email: '', phone }, country)).toEqual({ ph });
});

test('[EVENTS-02] what is unknown of a person is left out', () => {
  expect(adsIdentity({ name: 'Zé', email: '', phone: '' }, 'BR')).toEqual({ fn: 'zé' });
  expect(adsIdentity({ name: ' ', email: ' ', phone: '-' }, 'BR')).toEqual({});
});
