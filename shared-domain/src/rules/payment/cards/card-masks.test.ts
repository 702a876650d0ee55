import fc from 'fast-check';
import { digitsOnly } from '../../format/text';
import { maskPostcode } from '../../country/postcodes';
import { maskPhone } from '../../customer/phones';
import { maskCardNumber, maskCcv, maskExpiry } from './card-masks';

const maskHolderPhone = (text: string): string => maskPhone(text, 'BR');
const maskHolderPostalCode = (text: string): string => maskPostcode(text, 'BR');

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
      ['1 / 31', '01/31'],
      [' 5/2031 ', '05/31'],
      ['05/31 9', '05/31'],
      ['2031-12', '12/31'],
      ['2031/05', '05/31'],
      ['2031-5', '05/31'],
      ['203112', '12/31'],
      ['12/2031', '12/31'],
      ['12-2031', '12/31'],
      ['12 / 31', '12/31'],
      ['12 / 2031', '12/31'],
      ['122031', '12/31'],
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
  [
    '[CARDS-07] [OPEN-099]',
    maskHolderPhone,
    [
      ['11987654321', '(11) 98765-4321'],
      ['+55 11 98765-4321', '(11) 98765-4321'],
      ['119', '(11) 9'],
      ['11', '(11'],
    ],
  ],
  [
    '[CARDS-09]',
    maskHolderPostalCode,
    [
      ['01310100', '01310-100'],
      ['01310', '01310'],
      ['01310-1009', '01310-100'],
    ],
  ],
] as const)('%s mask', (_row, mask, cases) => {
  for (const [typed, shown] of cases) expect([typed, mask(typed)]).toEqual([typed, shown]);
});

test.each([
  ['number', maskCardNumber],
  ['expiry', maskExpiry],
  ['CVV', maskCcv],
  ['phone', maskHolderPhone],
  ['postal code', maskHolderPostalCode],
] as const)('the mask of the %s, laid twice, is the same text', (_name, mask) =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/ -(') }), (text) =>
      expect(mask(mask(text))).toBe(mask(text)),
    ),
  ),
);

test('[CARDS-01] the mask of a number loses no digit of up to nineteen', () =>
  fc.assert(
    fc.property(fc.string(), (text) =>
      expect(digitsOnly(maskCardNumber(text))).toBe(digitsOnly(text).slice(0, 19)),
    ),
  ));
