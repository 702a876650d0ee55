import fc from 'fast-check';
import { minor, type PizzaLine, ZERO } from '../../contracts';
import { aChosenExtra, aComboLine, aGeneralLine, aPizzaLine, aPrizeLine } from '../../testing';
import { anyCart } from '../../testing/arbitraries';
import { randomRuns } from '../../testing/random-runs';
import { cartTotalLines } from './cart-total';
import { flavor } from './flavors.test-kit';
import { lineAmounts } from './line-parts';
import { pizzaParts } from './pizza-parts';

describe('parts of a line', () => {
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

  test('where the dearest flavor decides, the other one adds nothing', () => {
    const line = aPizzaLine({
      ...base,
      priceBehavior: 'highest',
      totalPrice: minor(7845),
      crust: { id: 'c', name: 'Catupiry', price: minor(500), sizeID: '' },
      selectedFlavors: [flavor('Margherita', 6990), flavor('Burrata', 7345)],
    });
    expect(shown(line)).toEqual([
      'flavor Margherita 0',
      'flavor Burrata 7345',
      'crust Catupiry 500',
    ]);
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
    expect(
      shown(aGeneralLine({ price: minor(1890), extras: [{ ...extra, price: ZERO }] })),
    ).toEqual(['extra Cheese 0']);
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

  test.each(['BRL', 'PYG'])(
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
            expect(rows.at(-1)?.amount).toBe(
              lines.reduce((all, { subtotal }) => all + subtotal, 0),
            );
        }),
        { numRuns: randomRuns(1000) },
      ),
  );
});

describe('parts of a pizza', () => {
  const MARGHERITA = flavor('Margherita', 3000);
  const DIAVOLA = flavor('Diavola', 6000);
  const base = (name: string, price: number) => ({
    id: name,
    name,
    price: minor(price),
    sizeID: 'large',
  });
  const partsOf = (pizza: Partial<PizzaLine>, currency = 'BRL') =>
    pizzaParts(aPizzaLine({ selectedFlavors: [MARGHERITA, DIAVOLA], ...pizza }), currency);
  const shown = (pizza: Partial<PizzaLine>, currency = 'BRL') =>
    partsOf(pizza, currency).map(({ kind, name, amount }) => `${kind} ${name} ${amount}`);

  test('[CART-03] the parts of a pizza are listed in the order of its choices, toppings after their flavor', () => {
    const pizza = {
      priceBehavior: 'incremental' as const,
      basePrice: minor(1000),
      selectedFlavors: [
        {
          ...MARGHERITA,
          notes: 'no basil',
          additionalToppings: [base('Olives', 250), base('Corn', 0)],
        },
        DIAVOLA,
      ],
      crust: base('Catupiry', 500),
      dough: base('Wholemeal', 300),
    };
    const plain = { name: '', notes: '', fraction: '', quantity: 1, whole: null };
    expect(partsOf(pizza)).toEqual([
      { ...plain, kind: 'base', amount: 1000 },
      {
        ...plain,
        kind: 'flavor',
        name: 'Margherita',
        notes: 'no basil',
        fraction: '1/2',
        amount: 3000,
      },
      { ...plain, kind: 'topping', name: 'Olives', amount: 250 },
      { ...plain, kind: 'topping', name: 'Corn', amount: 0 },
      { ...plain, kind: 'flavor', name: 'Diavola', fraction: '1/2', amount: 6000 },
      { ...plain, kind: 'crust', name: 'Catupiry', amount: 500 },
      { ...plain, kind: 'dough', name: 'Wholemeal', amount: 300 },
    ]);
  });

  test.each([
    ['highest' as const, ['flavor Margherita 0', 'flavor Diavola 6000']],
    ['average' as const, ['flavor Margherita 1500', 'flavor Diavola 3000']],
    ['incremental' as const, ['base  1000', 'flavor Margherita 3000', 'flavor Diavola 6000']],
  ])('a size of %s shows its base price where it counts', (priceBehavior, is) =>
    expect(shown({ priceBehavior, basePrice: minor(1000) })).toEqual(is),
  );

  test.each([
    { case: 'two halves', quantities: [1, 1], shares: [1500, 3000] },
    { case: 'two parts of three', quantities: [2, 1], shares: [2000, 2000] },
    { case: 'three parts of four', quantities: [1, 3], shares: [750, 4500] },
    { case: 'no parts at all', quantities: [0, 0], shares: [0, 0] },
  ])('the shares of an average are weighted by quantity: $case', (row) => {
    const [first = 0, second = 0] = row.quantities;
    const selectedFlavors = [
      { ...MARGHERITA, quantity: first },
      { ...DIAVOLA, quantity: second },
    ];
    expect(
      partsOf({ priceBehavior: 'average', selectedFlavors }).map(({ amount }) => amount),
    ).toEqual(row.shares);
  });

  test('rounded shares add up to the rounded average', () => {
    const selectedFlavors = [1000, 1000, 1000].map((price, index) => flavor(`${index}`, price));
    expect(shown({ priceBehavior: 'average', selectedFlavors })).toEqual([
      'flavor 0 333',
      'flavor 1 334',
      'flavor 2 333',
    ]);
  });

  test.each([
    { priceBehavior: 'highest' as const, count: 2, fraction: '1/2', whole: 3000 },
    { priceBehavior: 'incremental' as const, count: 2, fraction: '1/2', whole: null },
    { priceBehavior: 'highest' as const, count: 1, fraction: '', whole: null },
  ])(
    'a flavor of $count on a size of $priceBehavior has the fraction "$fraction" and the whole price $whole',
    ({ priceBehavior, count, fraction, whole }) => {
      const selectedFlavors = [MARGHERITA, DIAVOLA].slice(0, count);
      expect(partsOf({ priceBehavior, selectedFlavors })[0]).toMatchObject({ fraction, whole });
    },
  );

  test('in a currency without decimals every part is a whole unit', () => {
    const pizza = {
      selectedFlavors: [{ ...MARGHERITA, additionalToppings: [base('Olives', 150)] }, DIAVOLA],
      crust: base('Catupiry', 249),
      dough: base('Wholemeal', 251),
    };
    expect(shown(pizza, 'PYG')).toEqual([
      'flavor Margherita 0',
      'topping Olives 200',
      'flavor Diavola 6000',
      'crust Catupiry 200',
      'dough Wholemeal 300',
    ]);
  });
});
