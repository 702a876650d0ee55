import fc from 'fast-check';
import { getCountries, getExampleNumber, type CountryCode } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { adsIdentity } from './ads-identity';
import { isPhoneItemFresh } from '../customer/phone-item';
import { isLongEnough } from '../customer/phone-size';
import { callLink, chatLink } from './phone-links';
import { formatPhone, isCallable, maskPhone, phoneDigits, phoneKey } from './phones';

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
      '[OPEN-099] a country that is not in the table has its numbers, too',
      '+44 20 7946 0958',
      'GB',
      '2079460958',
    ],
    ['a number from abroad has its code', '+44 20 7946 0958', 'BR', '442079460958'],
    [
      'after 00 where the digits alone would be another number here',
      '+1 718 555 0142',
      'BR',
      '0017185550142',
    ],
    [
      '0 before an own number is not stored where it has no place',
      '011 98765-4321',
      'BR',
      '11987654321',
    ],
    ['15 of a mobile number of Argentina', '011 15 2345-6789', 'AR', '91123456789'],
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
])('%s', (_, digits, country, isValid) => expect(isLongEnough(digits, country)).toBe(isValid));

test.each([
  ['the first digits', '119', 'BR', '(11) 9'],
  ['10 digits, of which another can follow', '1132654321', 'BR', '(11) 32654-321'],
  ['with more digits than a number has, none is left out', '119876543210', 'BR', '119876543210'],
  ['00 before a calling code', '001', 'BR', '+1'],
])('[CARDS-07] a number of Brazil while it is typed: %s', (_, typed, country, text) =>
  expect(maskPhone(typed, country)).toBe(text),
);

test.each([
  ['without its calling code', '+1 718 555 0142', 'US', '(718) 555-0142'],
  ['the shorter layout while it fits', '981123456', 'PY', '981 123 456'],
  ['the longer layout beyond it', '0981123456', 'PY', '0981 123 456'],
  ['a number from abroad has its code', '447911123456', 'US', '+44 7911 123456'],
  ['a half-typed one, too', '+44 7911', 'US', '+447911'],
  ['in Brazil, too', '+1 718 555 0142', 'BR', '+1 718 555 0142'],
  ['a number of a country without layout stays bare', '2079460958', 'GB', '2079460958'],
])('[OPEN-099] a number outside Brazil while it is typed: %s', (_, typed, country, text) =>
  expect(maskPhone(typed, country)).toBe(text),
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
  ['0981 123 456', 'PY', '595981123456'],
  ['0017185550142', 'BR', '17185550142'],
])('[EVENTS-02] ads vendors get a phone %s of %s as %s', (phone, country, ph) => {
  expect(adsIdentity({ name: '', email: '', phone }, country)).toEqual({ ph });
});

test('[EVENTS-02] what is unknown of a person is left out', () => {
  expect(adsIdentity({ name: 'Zé', email: '', phone: '' }, 'BR')).toEqual({ fn: 'zé' });
  expect(adsIdentity({ name: ' ', email: ' ', phone: '-' }, 'BR')).toEqual({});
  expect(adsIdentity({ name: '', email: '', phone: '123456789' }, 'XX')).toEqual({});
});

/** Restaurants: the countries of the table, others, and none. */
const SHOPS = ['BR', 'US', 'PY', 'AR', 'BO', 'UY', 'CL', 'PT', 'ES', 'IT', 'GB', 'MX', 'JP'];
const NUMBERS = getCountries().flatMap((country) => {
  const example = getExampleNumber(country, examples);
  return example === undefined ? [] : [{ country, example }];
});

test.each(SHOPS)(
  'at a restaurant in %s a number of every country is stored and shown as it is',
  (shop) => {
    for (const {
      example: { number },
    } of NUMBERS) {
      const stored = phoneDigits(number, shop);
      expect([number, stored]).toEqual([number, expect.stringMatching(/^\d{5,14}$/)]);
      for (const typed of [stored, formatPhone(stored, shop), maskPhone(stored, shop)])
        expect([typed, phoneKey(typed, shop)]).toEqual([typed, number]);
      expect([number, isCallable(stored, shop)]).toEqual([number, true]);
    }
  },
);

test('a number of every country is linked and hashed in its international form', () => {
  for (const { example } of NUMBERS) {
    const stored = phoneDigits(example.number, 'BR');
    const digits = example.number.slice(1);
    expect(callLink(stored, 'BR')).toBe(`tel:+${digits}`);
    expect(chatLink(stored, 'BR')).toBe(`https://wa.me/${digits.replace(/^549?/, '549')}`);
    expect(adsIdentity({ name: '', email: '', phone: stored }, 'BR')).toEqual({ ph: digits });
  }
});

test('at home, a number of every country is read as it is dialled there, and after 00', () => {
  for (const { country, example } of NUMBERS)
    for (const typed of [
      example.formatNational(),
      example.nationalNumber,
      example.formatInternational(),
      example.number.replace('+', '00'),
    ])
      expect([typed, phoneKey(phoneDigits(typed, country), country)]).toEqual([
        typed,
        example.number,
      ]);
});

test('whatever is typed: the stored digits are read again as the same number', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789+() -') }),
      fc.constantFrom(...(SHOPS as CountryCode[]), ''),
      (typed, shop) => {
        const stored = phoneDigits(typed, shop);
        expect(stored).toMatch(/^\d*$/);
        expect(phoneDigits(stored, shop)).toBe(stored);
        if (!isCallable(typed, shop)) return;
        expect(stored.length).toBeLessThanOrEqual(14);
        expect(phoneKey(stored, shop)).toBe(phoneKey(typed, shop));
      },
    ),
    { numRuns: 300 },
  ));

test('a number that 14 digits cannot name is refused: German ones have up to 13 themselves', () => {
  const stored = phoneDigits('+977 984 123 4567', 'DE');
  expect([stored, isCallable(stored, 'DE')]).toEqual(['009779841234567', false]);
});

test.each([
  ['the 0 of Paraguay', '0981 123 456', 'PY', '595981123456'],
  ['the 0 of Uruguay', '094 231 234', 'UY', '59894231234'],
  ['the 0 of Brazil', '(011) 98765-4321', 'BR', '5511987654321'],
  ['the 0 and carrier of Brazil', '0 15 11 98765-4321', 'BR', '5511987654321'],
  ['a mobile number of Argentina with 15', '011 15 2345-6789', 'AR', '5491123456789'],
  ['one without the 9', '+54 11 2345-6789', 'AR', '5491123456789'],
  ['one with it', '9 11 2345-6789', 'AR', '5491123456789'],
  ['the 0 of Italy, which is a part of the number', '06 1234 5678', 'IT', '390612345678'],
  ['a number from abroad', '+1 718 555 0142', 'BR', '17185550142'],
  ['a number in local form', '(11) 98765-4321', ' br ', '5511987654321'],
  ['a record without a country', '5511987654321', '', '5511987654321'],
])('[TRACKING-11] a chat link without what is dialled only at home: %s', (_, typed, country, is) =>
  expect(chatLink(typed, country)).toBe(`https://wa.me/${is}`),
);

test.each([
  ['0981 123 456', 'PY', 'tel:+595981123456'],
  ['(11) 98765-4321', 'BR', 'tel:+5511987654321'],
  ['11 2345-6789', 'AR', 'tel:+541123456789'],
  ['190', 'BR', 'tel:190'],
])('a link that calls %s in %s is %s', (typed, country, link) =>
  expect(callLink(typed, country)).toBe(link),
);

test.each([
  ['15 2345 6789', 'AR', false],
  ['+999 123 456 789', 'BR', false],
  ['+12', '', false],
])('%s at a restaurant in %p can be called: %s', (typed, country, isIt) =>
  expect(isCallable(typed, country)).toBe(isIt),
);

describe('phones to call', () => {
  test.each([
    ['BR', '11987654321', true],
    ['BR', '00000000000', false],
    ['US', '7185550142', true],
    ['US', '1185550142', false],
    ['US', '71855501429', false],
    ['PY', '981123456', true],
    ['PY', '000000000', false],
    ['AR', '1123456789', true],
    ['AR', '0000000000', false],
    ['BO', '01234567', false],
    ['UY', '094231234', true],
    ['CL', '961234567', true],
    ['CL', '111111111', false],
    ['PT', '119876543', false],
    ['ES', '112345678', false],
    ['IT', '0612345678', true],
    ['IT', '9999999999', false],
  ])('in %s %s can be called: %s', (country, typed, isIt) =>
    expect(isCallable(typed, country)).toBe(isIt),
  );

  test.each(['447911123456', '+44 7911 123456', '00447911123456', '4915123456789'])(
    'a visitor of another country gives %s with its code',
    (typed) => expect([isCallable(typed, 'US'), isCallable(typed, 'PT')]).toEqual([true, true]),
  );

  test('[OPEN-099] without a country nothing is known', () =>
    expect(['GB', '', 'XX'].map((country) => isCallable('12', country))).toEqual([
      false,
      true,
      true,
    ]));
});

describe('keys of phones', () => {
  test.each([
    '11987654321',
    '011 98765-4321',
    '+55 11 98765-4321',
    '0 15 11 98765-4321',
    '11.98765.4321',
  ])('in Brazil %s is one telephone', (typed) =>
    expect(phoneKey(typed, 'BR')).toBe('+5511987654321'),
  );

  test.each([
    ['(55) 98765-4321', ' br ', '+5555987654321'],
    ['912 345 678', 'PT', '+351912345678'],
    ['00351912345678', 'PT', '+351912345678'],
    ['595981123456', 'PY', '+595981123456'],
    ['(718) 555-0142', 'US', '+17185550142'],
    ['+49 1512 3456789', 'BR', '+4915123456789'],
    ['+5511987654321', '', '+5511987654321'],
  ])('%s in %p is %s', (typed, country, key) => expect(phoneKey(typed, country)).toBe(key));

  test.each([
    ['123', 'BR', '123'],
    ['11987654321', 'XX', '11987654321'],
    ['', 'BR', null],
    ['none', 'BR', null],
  ])('%p in %p, which is no number, is %p', (typed, country, key) =>
    expect(phoneKey(typed, country)).toBe(key),
  );

  test('words around a number are no part of it', () =>
    expect(phoneKey('fone 11 98765-4321', 'br')).toBe('+5511987654321'));
});
