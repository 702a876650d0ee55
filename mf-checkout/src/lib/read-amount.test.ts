import fc from 'fast-check';
import { minor } from '@storefront/shared-domain/contracts';
import { formatMoney } from '@storefront/shared-domain/rules';
import { readAmount } from './read-amount';

test.each([
  ['50', 5000],
  ['50,00', 5000],
  ['50.00', 5000],
  ['R$ 50,5', 5050],
  ['R$50,5', 5050],
  ['1.250,50', 125_050],
  ['1,250.50', 125_050],
  ['1 250,50', 125_050],
  ['1.250', 125_000],
  [',5', 50],
  ['.5', 50],
  [' 50 ', 5000],
  ['50 €', 5000],
  ['US$ 20', 2000],
  ['$20.5', 2050],
  ['1000000000', 100_000_000_000],
  ['1.000.000.000,00', 100_000_000_000],
])('[CHECKOUT-25] %s reads as %s', (typed, amount) => expect(readAmount(typed)).toBe(amount));

test.each([
  '',
  ' ',
  'abc',
  'R$',
  ',',
  '.',
  '-5',
  '−5',
  '1e9',
  '0x10',
  '1.2.3',
  '1.250.50',
  '1,25,0',
  '10.0000',
  '50,000,00',
  '99999999999999',
  '1000000000,01',
  'NaN',
  'Infinity',
  '5 0',
  '5; drop',
])('[CHECKOUT-25] "%s" is no amount', (typed) => expect(readAmount(typed)).toBeNull());

test.each([
  ['10.000', 1_000_000],
  ['Gs. 10.000', 1_000_000],
  ['₲ 10.000', 1_000_000],
  ['10000', 1_000_000],
  ['1.250.000', 125_000_000],
])('where money has no decimals %s reads as %s', (typed, amount) =>
  expect(readAmount(typed)).toBe(amount),
);

test('an amount written with two decimals is read to the cent', () =>
  fc.assert(
    fc.property(fc.nat(99_999_999), (cents) => {
      expect(readAmount((cents / 100).toFixed(2))).toBe(cents);
      expect(readAmount((cents / 100).toFixed(2).replace('.', ','))).toBe(cents);
    }),
  ));

test.each(['BRL', 'USD', 'EUR', 'PYG', 'ARS', 'MZN', 'BOB'])(
  'what the page shows of %s may be typed',
  (currency) =>
    fc.assert(
      fc.property(fc.nat(9_999_999), (units) => {
        expect(readAmount(formatMoney(minor(units * 100), currency))).toBe(units * 100);
      }),
    ),
);
