import fc from 'fast-check';
import { minor, ZERO } from '../../contracts';
import { aChosenExtra, aComboLine, aGeneralLine, aPizzaLine, aPrizeLine } from '../../testing';
import { anyCart } from '../../testing/arbitraries';
import { randomRuns } from '../../testing/random-runs';
import { cartTotalLines } from './cart-total';
import { flavor } from './flavors.test-kit';
import { lineAmounts } from './line-parts';

const shown = (line: Parameters<typeof lineAmounts>[0], currency = 'BRL') =>
  lineAmounts(line, currency).groups.flatMap(({ name, parts }) =>
    parts.map((part) =>
      [name, part.kind, part.name, part.amount].filter((it) => it !== '').join(' '),
    ),
  );
const base = { crust: null, dough: null, extras: [], associationID: '' };

test('the halves of an average show their shares, and rounding up has a line', () => {
  const line = aPizzaLine({
    ...base,
    priceBehavior: 'average',
    totalPrice: minor(5400),
    selectedFlavors: [flavor('Margherita', 4500), flavor('Diavola', 6290)],
  });
  expect(shown(line)).toEqual(['flavor Margherita 2250', 'flavor Diavola 3145', 'rounding 5']);
});

test('the base price of a size has a line before its slices', () => {
  const line = aPizzaLine({
    ...base,
    priceBehavior: 'incremental',
    basePrice: minor(1000),
    totalPrice: minor(5134),
    selectedFlavors: [flavor('Margherita', 2900), flavor('Diavola', 1234)],
  });
  expect(shown(line)).toEqual(['base 1000', 'flavor Margherita 2900', 'flavor Diavola 1234']);
});

test('where the dearest flavor decides, the other one adds nothing', () => {
  const line = aPizzaLine({
    ...base,
    priceBehavior: 'highest',
    totalPrice: minor(7845),
    crust: { id: 'c', name: 'Catupiry', price: minor(500), sizeID: '' },
    selectedFlavors: [flavor('Margherita', 6990), flavor('Burrata', 7345)],
  });
  expect(shown(line)).toEqual(['flavor Margherita 0', 'flavor Burrata 7345', 'crust Catupiry 500']);
  expect(lineAmounts(line, '').groups[0]?.parts.map(({ whole }) => whole)).toEqual([
    6990,
    7345,
    null,
  ]);
});

test('a combo shows its own price, and what it changes of the price of its pizzas', () => {
  const pizza = aPizzaLine({
    ...base,
    associationID: 'part-1',
    priceBehavior: 'highest',
    totalPrice: minor(4000),
    selectedFlavors: [flavor('Margherita', 4500)],
    name: 'Large',
  });
  const cola = aChosenExtra({ name: 'Cola', price: minor(350), qty: 2 });
  const line = aComboLine({
    comboItems: [pizza],
    extras: [cola],
    price: minor(5200),
    totalPrice: minor(5900),
  });
  expect(shown(line)).toEqual([
    'combo-price 1200',
    'Large flavor Margherita 4500',
    'Large combo-less -500',
    'extra Cola 700',
  ]);
});

test('a dish shows its own price beside extras that cost something, and nothing else', () => {
  const extra = aChosenExtra({ name: 'Cheese', price: minor(350), qty: 2 });
  expect(shown(aGeneralLine({ price: minor(1890), extras: [extra], qty: 3 }))).toEqual([
    'base 1890',
    'extra Cheese 700',
  ]);
  expect(shown(aGeneralLine({ price: minor(1890), extras: [{ ...extra, price: ZERO }] }))).toEqual([
    'extra Cheese 0',
  ]);
  expect(shown(aPrizeLine())).toEqual([]);
});

test('an extra taken zero times has no part, and a line without parts has no group', () => {
  const none = aChosenExtra({ name: 'Cheese', price: minor(350), qty: 0 });
  const ham = aChosenExtra({ name: 'Ham', price: minor(200), qty: 1 });
  expect(shown(aGeneralLine({ price: minor(1890), extras: [none, ham] }))).toEqual([
    'base 1890',
    'extra Ham 200',
  ]);
  expect(lineAmounts(aGeneralLine({ extras: [none] }), 'BRL').groups).toEqual([]);
  expect(lineAmounts(aGeneralLine(), 'BRL').groups).toEqual([]);
  expect(lineAmounts(aPizzaLine(), 'BRL').groups).toHaveLength(1);
});

test('a dish that costs nothing by itself shows its extras alone', () => {
  const extra = aChosenExtra({ name: 'Cheese', price: minor(350), qty: 2 });
  expect(shown(aGeneralLine({ price: ZERO, extras: [extra] }))).toEqual(['extra Cheese 700']);
});

test.each([
  { associationID: '', totalPrice: 4000, is: 'rounding -500' },
  { associationID: '', totalPrice: 4505, is: 'rounding 5' },
  { associationID: 'part-1', totalPrice: 4000, is: 'combo-less -500' },
  { associationID: 'part-1', totalPrice: 4700, is: 'combo-more 200' },
])(
  'a pizza of $totalPrice with a flavor of 4500 and association "$associationID" shows $is',
  ({ associationID, totalPrice, is }) => {
    const pizza = aPizzaLine({
      ...base,
      associationID,
      name: 'Large',
      totalPrice: minor(totalPrice),
      selectedFlavors: [flavor('Margherita', 4500)],
    });
    expect(shown(pizza)).toEqual(['flavor Margherita 4500', is]);
    expect(shown(aComboLine({ comboItems: [pizza], totalPrice: minor(totalPrice) }))).toEqual([
      'Large flavor Margherita 4500',
      `Large ${is}`,
    ]);
  },
);

test.each(['BRL', 'PYG', 'ARS'])(
  '[CART-05] in %s the parts of any line add up to one, and all lines to the total of the cart',
  (currency) =>
    fc.assert(
      fc.property(anyCart, (cart) => {
        const lines = cart.map((line) => lineAmounts(line, currency));
        for (const [index, { groups, unit, rest, subtotal }] of lines.entries()) {
          const parts = groups.flatMap((group) => group.parts);
          const sum = parts.reduce((all, { amount }) => all + amount, 0);
          expect(parts.some(({ amount }) => amount !== 0) ? sum : unit).toBe(unit);
          expect(unit * cart[index]!.qty + rest).toBe(subtotal);
        }
        const rows = cartTotalLines(cart, null, false);
        if (currency === 'BRL')
          expect(rows.at(-1)?.amount).toBe(lines.reduce((all, { subtotal }) => all + subtotal, 0));
      }),
      { numRuns: randomRuns(2000) },
    ),
);
