import { minor, ZERO, type PizzaLine } from '../../contracts';
import { aPizzaLine } from '../../testing';
import { flavor } from './flavors.test-kit';
import { part, pizzaParts, withRest } from './pizza-parts';

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
  { priceBehavior: 'highest' as const, is: ['flavor Margherita 0', 'flavor Diavola 6000'] },
  { priceBehavior: 'average' as const, is: ['flavor Margherita 1500', 'flavor Diavola 3000'] },
  {
    priceBehavior: 'incremental' as const,
    is: ['base  1000', 'flavor Margherita 3000', 'flavor Diavola 6000'],
  },
])('a size of $priceBehavior shows its base price where it counts', ({ priceBehavior, is }) =>
  expect(shown({ priceBehavior, basePrice: minor(1000) })).toEqual(is),
);

test('an incremental size without a base price has no part for it', () => {
  expect(shown({ priceBehavior: 'incremental', basePrice: ZERO })).toEqual([
    'flavor Margherita 3000',
    'flavor Diavola 6000',
  ]);
});

test.each([
  { case: 'two halves', quantities: [1, 1], shares: [1500, 3000] },
  { case: 'two parts of three', quantities: [2, 1], shares: [2000, 2000] },
  { case: 'three parts of four', quantities: [1, 3], shares: [750, 4500] },
  { case: 'no parts at all', quantities: [0, 0], shares: [0, 0] },
  { case: 'parts that cancel out', quantities: [1, -1], shares: [0, 0] },
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
  { priceBehavior: 'average' as const, count: 2, fraction: '1/2', whole: 3000 },
  { priceBehavior: 'incremental' as const, count: 2, fraction: '1/2', whole: null },
  { priceBehavior: 'highest' as const, count: 1, fraction: '', whole: null },
  { priceBehavior: 'average' as const, count: 1, fraction: '', whole: null },
  { priceBehavior: 'incremental' as const, count: 1, fraction: '', whole: null },
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

describe('withRest', () => {
  const parts = [part('flavor', minor(4500), { name: 'Margherita' })];

  test.each([
    { price: 4400, isOfCombo: true, kind: 'combo-less', amount: -100 },
    { price: 4600, isOfCombo: true, kind: 'combo-more', amount: 100 },
    { price: 4400, isOfCombo: false, kind: 'rounding', amount: -100 },
    { price: 4600, isOfCombo: false, kind: 'rounding', amount: 100 },
  ])(
    'a price of $price beside parts of 4500, combo: $isOfCombo, adds $kind $amount',
    ({ price, isOfCombo, kind, amount }) =>
      expect(withRest(parts, minor(price), isOfCombo)).toEqual([
        ...parts,
        { kind, amount, name: '', notes: '', fraction: '', quantity: 1, whole: null },
      ]),
  );

  test.each([true, false])('parts that add up to the price stay alone, combo: %s', (isOfCombo) =>
    expect(withRest(parts, minor(4500), isOfCombo)).toEqual(parts),
  );
});
