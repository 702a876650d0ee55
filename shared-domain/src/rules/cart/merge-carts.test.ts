import fc from 'fast-check';
import { minor, ZERO } from '../../contracts/primitives';
import type { CartLine, DeliveryType, GeneralLine } from '../../contracts';
import { aChosenExtra, aComboLine, aGeneralLine, aPizzaLine, aPrizeLine } from '../../testing';
import { anyCart, anyLine } from '../../testing/arbitraries';
import { randomRuns } from '../../testing/random-runs';
import {
  distinctLines,
  isSameCart,
  mergeCarts,
  withoutOrdered,
  type CartContent,
} from './merge-carts';

const cart = (...lines: CartLine[]): CartContent => ({ lines, deliveryType: null });
const [a, b, c] = ['a', 'b', 'c'].map((lineId) => aGeneralLine({ lineId, qty: 2 })) as [
  CartLine,
  CartLine,
  CartLine,
];
const ids = ({ lines }: CartContent) => lines.map(({ lineId }) => lineId);

describe('two tabs of one cart', () => {
  test.each([
    {
      case: 'lines added in both stay, older first',
      base: cart(a),
      older: cart(a, b),
      newer: cart(a, c),
      merged: cart(a, b, c),
    },
    {
      case: 'a line taken out in one is gone',
      base: cart(a, b),
      older: cart(b),
      newer: cart(a, b, c),
      merged: cart(b, c),
    },
    {
      case: 'a line taken out in both is gone',
      base: cart(a, b),
      older: cart(b),
      newer: cart(b),
      merged: cart(b),
    },
    {
      case: 'a line taken out in one and counted up in the other stays',
      base: cart(a),
      older: cart(),
      newer: cart({ ...a, qty: 3 }),
      merged: cart({ ...a, qty: 3 }),
    },
    {
      case: 'a line taken out in one and noted in the other stays',
      base: cart(a),
      older: cart({ ...a, notes: 'no salt' }),
      newer: cart(),
      merged: cart({ ...a, notes: 'no salt' }),
    },
    {
      case: 'a line taken out in one and priced anew in the other is gone',
      base: cart(a),
      older: cart({ ...a, price: minor(1) }),
      newer: cart(),
      merged: cart(),
    },
    {
      case: 'quantities changed in both add up',
      base: cart(a),
      older: cart({ ...a, qty: 5 }),
      newer: cart({ ...a, qty: 1 }),
      merged: cart({ ...a, qty: 4 }),
    },
    {
      case: 'a line that was not removed stays once',
      base: cart(a),
      older: cart({ ...a, qty: 1 }),
      newer: cart({ ...a, qty: 1 }),
      merged: cart({ ...a, qty: 1 }),
    },
    {
      case: 'a line never holds more than 999',
      base: cart(a),
      older: cart({ ...a, qty: 999 }),
      newer: cart({ ...a, qty: 999 }),
      merged: cart({ ...a, qty: 999 }),
    },
    {
      case: 'a note of one side stays',
      base: cart(a),
      older: cart({ ...a, notes: 'x' }),
      newer: cart({ ...a, qty: 3 }),
      merged: cart({ ...a, notes: 'x', qty: 3 }),
    },
    {
      case: 'of two notes the newer one counts',
      base: cart(a),
      older: cart({ ...a, notes: 'x' }),
      newer: cart({ ...a, notes: 'y' }),
      merged: cart({ ...a, notes: 'y' }),
    },
    {
      case: 'a price of one side stays',
      base: cart(a),
      older: cart({ ...a, price: minor(7) }),
      newer: cart({ ...a, qty: 3 }),
      merged: cart({ ...a, price: minor(7), qty: 3 }),
    },
    {
      case: 'a price of the newer side stays',
      base: cart(a),
      older: cart({ ...a, qty: 3 }),
      newer: cart({ ...a, price: minor(7) }),
      merged: cart({ ...a, price: minor(7), qty: 3 }),
    },
    {
      case: 'of two prices the newer one counts',
      base: cart(a),
      older: cart({ ...a, price: minor(6) }),
      newer: cart({ ...a, price: minor(7) }),
      merged: cart({ ...a, price: minor(7) }),
    },
    {
      case: 'without a common start the newer price and note count',
      base: cart(),
      older: cart({ ...a, price: minor(6), notes: 'x' }),
      newer: cart({ ...a, price: minor(7), notes: 'y' }),
      merged: cart({ ...a, price: minor(7), notes: 'y' }),
    },
    {
      case: 'the order of the newer side stays when the older changed nothing',
      base: cart(a, b),
      older: cart(a, b),
      newer: cart(b, a),
      merged: cart(b, a),
    },
    {
      case: 'the order of the older side stays when the newer changed nothing',
      base: cart(a, b),
      older: cart(b, a),
      newer: cart(a, b),
      merged: cart(b, a),
    },
    {
      case: 'without a common start the higher quantity counts',
      base: cart(),
      older: cart({ ...a, qty: 5 }),
      newer: cart(a, b),
      merged: cart({ ...a, qty: 5 }, b),
    },
  ])('$case', ({ base, older, newer, merged }) =>
    expect(mergeCarts(base, older, newer)).toEqual(merged),
  );

  test.each([
    [
      'general',
      aGeneralLine({ extras: [aChosenExtra()] }),
      aGeneralLine({ extras: [aChosenExtra({ qty: 2 })] }),
    ],
    [
      'pizza',
      aPizzaLine(),
      aPizzaLine({ crust: { id: 'catupiry', name: 'Catupiry', price: minor(0), sizeID: '' } }),
    ],
  ])('other choices of a %s keep the line the other side took out', (_, base, changed) => {
    expect(mergeCarts(cart(base), cart(), cart(changed))).toEqual(cart(changed));
  });

  test('another note of a flavor keeps the pizza the other side took out', () => {
    const pizza = aPizzaLine();
    const noted = aPizzaLine({
      selectedFlavors: pizza.selectedFlavors.map((flavor) => ({ ...flavor, notes: 'no basil' })),
    });
    expect(mergeCarts(cart(pizza), cart(), cart(noted))).toEqual(cart(noted));
  });

  test('another crust or extra of a combo keeps the line the other side took out', () => {
    const crust = { id: 'catupiry', name: 'Catupiry', price: ZERO, sizeID: '' };
    const crusted = aComboLine({ comboItems: [aPizzaLine({ crust })] });
    const withCheese = aComboLine({ extras: [aChosenExtra()] });
    for (const changed of [crusted, withCheese])
      expect(mergeCarts(cart(aComboLine()), cart(), cart(changed))).toEqual(cart(changed));
  });

  test.each([
    { base: null, older: 'balcony', newer: null, merged: 'balcony' },
    { base: null, older: null, newer: 'delivery', merged: 'delivery' },
    { base: null, older: 'balcony', newer: 'delivery', merged: 'delivery' },
    { base: 'delivery', older: null, newer: 'delivery', merged: null },
  ] as const)(
    '[DELIVERY-14] the delivery type is of the last writer: $older, then $newer',
    ({ base, older, newer, merged }) => {
      const of = (deliveryType: DeliveryType | null): CartContent => ({ lines: [a], deliveryType });
      expect(mergeCarts(of(base), of(older), of(newer)).deliveryType).toBe(merged);
    },
  );
});

describe('for any three carts', () => {
  const anyChange = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), line: anyLine }),
    fc.record({ kind: fc.constant('remove' as const), at: fc.nat(7) }),
    fc.record({
      kind: fc.constant('set' as const),
      at: fc.nat(7),
      qty: fc.integer({ min: 1, max: 20 }),
    }),
  );
  type Change = typeof anyChange extends fc.Arbitrary<infer T> ? T : never;
  const changed = (lines: readonly CartLine[], changes: readonly Change[]): CartLine[] =>
    changes.reduce<CartLine[]>(
      (now, change) => {
        if (change.kind === 'add') return [...now, change.line];
        return now.flatMap((line, index) =>
          index !== change.at
            ? [line]
            : change.kind === 'remove'
              ? []
              : [{ ...line, qty: change.qty }],
        );
      },
      [...lines],
    );
  const anyType = fc.constantFrom(null, 'delivery' as const, 'balcony' as const);
  const anyFork = fc
    .tuple(
      anyCart,
      fc.array(anyChange, { maxLength: 5 }),
      fc.array(anyChange, { maxLength: 5 }),
      anyType,
      anyType,
      anyType,
    )
    .map(([lines, first, second, ...types]): [CartContent, CartContent, CartContent] => [
      { lines, deliveryType: types[0] },
      { lines: changed(lines, first), deliveryType: types[1] },
      { lines: changed(lines, second), deliveryType: types[2] },
    ]);

  test('nothing added is lost, and no line comes back that one side took out and the other left alone', () => {
    fc.assert(
      fc.property(anyFork, ([base, older, newer]) => {
        const merged = ids(mergeCarts(base, older, newer));
        const before = new Set(ids(base));
        expect(new Set(merged).size).toBe(merged.length);
        for (const id of [...ids(older), ...ids(newer)])
          if (!before.has(id)) expect(merged).toContain(id);
        for (const line of base.lines) {
          const sides = [older, newer].map(({ lines }) =>
            lines.find(({ lineId }) => lineId === line.lineId),
          );
          const isTakenOut =
            sides.includes(undefined) &&
            sides.every((side) => side === undefined || side.qty === line.qty);
          expect(merged.includes(line.lineId)).toBe(!isTakenOut);
        }
      }),
      { numRuns: randomRuns(500) },
    );
  });

  test('a side that changed nothing changes nothing, and merging again changes nothing', () => {
    fc.assert(
      fc.property(anyFork, ([base, older, newer]) => {
        expect(mergeCarts(base, base, newer)).toMatchObject({ deliveryType: newer.deliveryType });
        expect(new Set(mergeCarts(base, base, newer).lines)).toEqual(new Set(newer.lines));
        expect(new Set(mergeCarts(base, older, base).lines)).toEqual(new Set(older.lines));
        const merged = mergeCarts(base, older, newer);
        expect(mergeCarts(older, older, merged)).toMatchObject({
          deliveryType: merged.deliveryType,
        });
        expect(new Set(mergeCarts(newer, newer, merged).lines)).toEqual(new Set(merged.lines));
        expect(new Set(mergeCarts(older, merged, older).lines)).toEqual(new Set(merged.lines));
      }),
      { numRuns: randomRuns(300) },
    );
  });
});

test('stored lines of one id are distinguished, the same way in every tab', () => {
  const twins = [a, { ...b, lineId: 'a' }, { ...c, lineId: 'a' }];
  expect(distinctLines(twins).map(({ lineId }) => lineId)).toEqual(['a', 'a~2', 'a~3']);
  expect(distinctLines(distinctLines(twins))).toEqual(distinctLines(twins));
  expect(distinctLines([a, b])).toEqual([a, b]);
});

test('[CHECKOUT-44] an order takes out what was ordered; what came into the cart since stays', () => {
  const prize = aPrizeLine({ lineId: 'p' });
  expect(withoutOrdered([a, { ...b, qty: 5 }, c, prize], [a, b, prize])).toEqual([
    { ...b, qty: 3 },
    c,
  ]);
});

describe('whether a cart is still what was sent', () => {
  const sent = [aGeneralLine({ lineId: 'a', qty: 2 }), aGeneralLine({ lineId: 'b', id: 'cola' })];
  const [a, b] = sent as [GeneralLine, GeneralLine];
  test.each([
    [
      'the same lines in another order, named and priced anew',
      [b, { ...a, name: 'New name', price: minor(1) }],
      true,
    ],
    ['another quantity', [{ ...a, qty: 3 }, b], false],
    ['another note', [{ ...a, notes: 'no salt' }, b], false],
    ['one line less', [a], false],
    ['one line more', [a, b, { ...b, lineId: 'c' }], false],
    ['another line in the place of one', [a, { ...b, lineId: 'c' }], false],
    ['another product in the place of one', [a, { ...b, id: 'lemonade' }], false],
  ])('%s: %s', (_, lines, isSame) => expect(isSameCart(sent, lines)).toBe(isSame));
});
