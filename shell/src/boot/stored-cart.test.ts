/** @jest-environment jsdom */
import fc from 'fast-check';
import {
  minor,
  type Minor,
  StoredCart,
  toMinor,
  type CartLine,
} from '@storefront/shared-domain/contracts';
import { cartSubtotal, formatMoney } from '@storefront/shared-domain/rules';
import { keys, storage } from '@storefront/shared-domain/storage';
import { aGeneralLine, anyCart, aPrizeLine } from '@storefront/shared-domain/testing';
import { moneyLike, SAMPLE_AMOUNT } from './early-money';
import { readCart, type ReadCart } from './stored-cart';

beforeEach(() => localStorage.clear());

const save = (lines: readonly CartLine[]) =>
  storage.save(keys.cart(7), StoredCart, { lines: [...lines], deliveryType: null });

const storedCart = (): ReadCart | null => readCart(localStorage.getItem('cart-7'));

const countOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { qty }) => sum + qty, 0);

test('every cart that the model writes has the same lines, count and total', () =>
  fc.assert(
    fc.property(anyCart, (lines) => {
      save(lines);
      const cart = storedCart()!;
      expect(cart.lines.map(({ lineId, id, qty }) => [lineId, id, qty])).toEqual(
        lines.map(({ lineId, id, qty }) => [lineId, id, qty]),
      );
      expect([cart.count, cart.total]).toEqual([countOf(lines), cartSubtotal(lines)]);
    }),
  ));

test.each([
  { kind: 'nothing', text: null },
  { kind: 'no JSON', text: '{broken' },
  { kind: 'no object', text: '7' },
  { kind: 'null', text: 'null' },
  { kind: 'another version', text: '{"v":2,"value":{"lines":[]}}' },
  { kind: 'no value', text: '{"v":1}' },
  { kind: 'a line that is no object', text: '{"v":1,"value":{"lines":[null]}}' },
  { kind: 'an extra that is none', text: '{"v":1,"value":{"lines":[{"extras":[null]}]}}' },
])('$kind is no cart', ({ text }) => expect(readCart(text)).toBeNull());

test('a line that the model would drop is left out alone', () => {
  const line = { type: 'general', id: 'a', name: 'A', qty: 2, price: 1.5 };
  const broken: unknown[] = [
    7,
    [],
    { ...line, type: 'other' },
    { ...line, type: 'toString' },
    { ...line, qty: 0 },
    { ...line, qty: 1000 },
    { ...line, qty: 1.5 },
    { ...line, qty: '2' },
    { ...line, name: null },
    { ...line, id: null },
    { ...line, price: '1.5' },
    { ...line, extras: [{ qty: -1, price: 1, id: 'x', name: '' }] },
    { ...line, type: 'pizza' },
  ];
  const value = { lines: [...broken, line] };
  expect(StoredCart.parse(value).lines).toHaveLength(1);
  expect(readCart(JSON.stringify({ v: 1, value }))).toMatchObject({ count: 2, total: 300 });
});

test('any stored value gives finite amounts and no error', () =>
  fc.assert(
    fc.property(fc.json(), fc.array(fc.object()), (any, lines) => {
      readCart(any);
      const cart = readCart(JSON.stringify({ v: 1, value: { lines } }));
      expect((cart?.total ?? 0) >= 0).toBe(true);
    }),
  ));

test('a line never costs less than nothing, and a prize costs points', () => {
  save([
    aGeneralLine({ lineId: 'a', price: minor(-500), extras: [] }),
    aGeneralLine({ lineId: 'b', id: 'b', price: minor(250), extras: [] }),
    aPrizeLine(),
  ]);
  expect(storedCart()).toMatchObject({ count: 3, total: 250 });
});

test('amounts have the hundredths of the contract', () =>
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (price) => {
      const line = { type: 'general', id: 'a', name: 'A', qty: 1, price };
      expect(readCart(JSON.stringify({ v: 1, value: { lines: [line] } }))?.total).toBe(
        toMinor(price),
      );
    }),
  ));

test.each(['BRL', 'PYG', 'ARS', 'USD', 'EUR', 'MZN', 'BOB', 'BHD', 'XYZ', ''])(
  'an amount of %j has the text of the application',
  (currency) => {
    const sample = formatMoney(minor(SAMPLE_AMOUNT), currency);
    fc.assert(
      fc.property(fc.nat(1e12), (amount) =>
        expect(moneyLike(sample, amount)).toBe(formatMoney(amount as Minor, currency)),
      ),
    );
  },
);

test.each([undefined, ''])('no text without a sample: %j', (sample) =>
  expect(moneyLike(sample, 100)).toBe(''),
);
