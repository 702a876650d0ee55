import fc from 'fast-check';
import { formatPhone, isPhone, PHONE_MAX_DIGITS, phoneDigits } from './phones';
import { digitsOnly } from '../format/text';

describe('stored digits', () => {
  test.each([
    ['[DOMAIN-092] digits only', '(11) 98765-4321', 'BR', '11987654321'],
    ['[DOMAIN-092] at most 14', '12345678901234', 'BR', '12345678901234'],
    ['[DOMAIN-092] of 15 on input 14 are stored', '123456789012345', 'BR', '12345678901234'],
    [
      '[DOMAIN-092] digits beyond the 15th are ignored, with the code of the country counted',
      '55123456789012345',
      'BR',
      '1234567890123',
    ],
    ['[DOMAIN-092] letters are nothing', 'call me', 'BR', ''],
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
    ['[DOMAIN-093] also in front of a short number', '551132654321', 'BR', '1132654321'],
    ['[DOMAIN-093] the area code 55 stays', '(55) 98765-4321', 'BR', '55987654321'],
    ['[DOMAIN-095] a leading 1 of the United States', '+1 (305) 555-0100', 'US', '3055550100'],
    ['[DOMAIN-096] a leading 351 of Portugal', '+351 912 345 678', 'PT', '912345678'],
    ['[OPEN-086] 595 of Paraguay when longer than 10', '595981123456', 'PY', '981123456'],
    ['[OPEN-086] 595 within 10 digits stays', '5951234567', 'PY', '5951234567'],
    ['[OPEN-086] 591 of Bolivia when longer than 8', '59171234567', 'BO', '71234567'],
    ['[OPEN-099] country codes are ISO, capitals do not matter', '59171234567', 'bo', '71234567'],
    ['[OPEN-099] spaces around the country do not matter', '59171234567', ' BO ', '71234567'],
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
    ['[OPEN-099] another country stays bare', '2079460958', 'GB', '2079460958'],
    ['nothing stays nothing', '', 'BR', ''],
  ])('%s', (_, digits, country, text) => expect(formatPhone(digits, country)).toBe(text));
});

test('[OPEN-099] the countries are BR, US, PT, PY and BO by their ISO codes, each with a layout of its own', () => {
  const digits = {
    BR: '11987654321',
    US: '3055550100',
    PT: '912345678',
    PY: '981123456',
    BO: '71234567',
  };
  expect(Object.entries(digits).map(([country, number]) => formatPhone(number, country))).toEqual([
    '(11) 98765-4321',
    '+1 (305) 555-0100',
    '912 345 678',
    '981 123 456',
    '7123 4567',
  ]);
  expect(['BRA', 'Brazil', '55', ''].map((country) => formatPhone(digits.BR, country))).toEqual(
    Array.from({ length: 4 }, () => digits.BR),
  );
});

test.each([
  ['[DOMAIN-094] 10 digits will do in Brazil', '1132654321', 'BR', true],
  ['[DOMAIN-094] 9 do not', '113265432', 'BR', false],
  ['[DOMAIN-094] the code of the country does not count', '+55 119876543', 'BR', true],
  ['[DOMAIN-094] elsewhere shorter numbers exist', '71234567', 'BO', true],
  ['a number must be there', '', 'US', false],
])('%s', (_, digits, country, isValid) => expect(isPhone(digits, country)).toBe(isValid));

test('[DOMAIN-092] what is stored is digits, 14 at most, and formatting on blur never changes it', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789+() -') }),
      fc.constantFrom('BR', 'US', 'PT', 'PY', 'BO', 'GB', ''),
      (typed, country) => {
        const stored = phoneDigits(typed, country);
        expect(stored).toMatch(new RegExp(`^\\d{0,${PHONE_MAX_DIGITS}}$`));
        const shown = formatPhone(stored, country);
        // excludes numbers that begin with the country's code twice: they are invalid
        fc.pre(phoneDigits(stored, country) === stored);
        expect(phoneDigits(shown, country)).toBe(stored);
        expect(digitsOnly(shown)).toContain(stored);
      },
    ),
  ));
