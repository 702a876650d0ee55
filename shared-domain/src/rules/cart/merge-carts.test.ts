import { minor, ZERO } from '../../contracts/primitives';
import type { CartLine, DeliveryType, GeneralLine } from '../../contracts';
import { aChosenExtra, aComboLine, aGeneralLine, aPizzaLine, aPrizeLine } from '../../testing';
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

const of = (qty: number): CartLine => ({ ...a, qty });

describe('two tabs of one cart', () => {
  test.each<[string, ...CartLine[][]]>([
    ['a line taken out in one and counted up in the other stays', [a], [], [of(3)], [of(3)]],
    [
      'a line taken out in one and noted in the other stays',
      [a],
      [{ ...a, notes: 'no salt' }],
      [],
      [{ ...a, notes: 'no salt' }],
    ],
    [
      'a line taken out in one and priced anew in the other is gone',
      [a],
      [{ ...a, price: minor(1) }],
      [],
      [],
    ],
    ['quantities changed in both add up', [a], [of(5)], [of(1)], [of(4)]],
    ['a line that was not removed stays once', [a], [of(1)], [of(1)], [of(1)]],
    ['a line never holds more than 999', [a], [of(999)], [of(999)], [of(999)]],
    [
      'a note of one side stays',
      [a],
      [{ ...a, notes: 'x' }],
      [of(3)],
      [{ ...a, notes: 'x', qty: 3 }],
    ],
    [
      'of two notes the newer one counts',
      [a],
      [{ ...a, notes: 'x' }],
      [{ ...a, notes: 'y' }],
      [{ ...a, notes: 'y' }],
    ],
    [
      'a price of one side stays',
      [a],
      [{ ...a, price: minor(7) }],
      [of(3)],
      [{ ...a, price: minor(7), qty: 3 }],
    ],
    [
      'a price of the newer side stays',
      [a],
      [of(3)],
      [{ ...a, price: minor(7) }],
      [{ ...a, price: minor(7), qty: 3 }],
    ],
    [
      'of two prices the newer one counts',
      [a],
      [{ ...a, price: minor(6) }],
      [{ ...a, price: minor(7) }],
      [{ ...a, price: minor(7) }],
    ],
    [
      'without a common start the newer price and note count',
      [],
      [{ ...a, price: minor(6), notes: 'x' }],
      [{ ...a, price: minor(7), notes: 'y' }],
      [{ ...a, price: minor(7), notes: 'y' }],
    ],
    [
      'the order of the newer side stays when the older changed nothing',
      [a, b],
      [a, b],
      [b, a],
      [b, a],
    ],
    [
      'the order of the older side stays when the newer changed nothing',
      [a, b],
      [b, a],
      [a, b],
      [b, a],
    ],
    ['without a common start the higher quantity counts', [], [of(5)], [a, b], [of(5), b]],
  ])('%s', (_case, ...lines) => {
    const [base, older, newer, merged] = lines.map((of) => cart(...of)) as CartContent[];
    expect(mergeCarts(base!, older!, newer!)).toEqual(merged);
  });

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
