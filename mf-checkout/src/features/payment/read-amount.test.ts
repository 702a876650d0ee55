import fc from 'fast-check';
import { readAmount } from './read-amount';

test.each([
  ['50', 5000], ['50,00', 5000], ['50.00', 5000], ['R$ 50,5', 5050], ['1.250,50', 125_050], ['1,250.50', 125_050], ['1.250', 125_000], [',5', 50],
  ['', null], ['abc', null], ['R$', null], ['99999999999999', null],
])('%s reads as %s', (typed, amount) => expect(readAmount(typed)).toBe(amount));

test('an amount written with two decimals is read to the cent', () => fc.assert(fc.property(fc.nat(99_999_999), (cents) => {
  expect(readAmount((cents / 100).toFixed(2))).toBe(cents);
  expect(readAmount((cents / 100).toFixed(2).replace('.', ','))).toBe(cents);
})));
