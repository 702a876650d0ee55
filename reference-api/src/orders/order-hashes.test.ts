import { OrderRequest } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { anOrder, lasanha, aLine } from '../testing/orders';
import { cartHash, requestHash } from './order-hashes';

const read = (wire: object): OrderRequest => z.parse(OrderRequest, wire);
const order = anOrder({ orders: [lasanha(), aLine('agua')] });

test('a request is itself whatever the order of its fields, and another one with anything else in it', () => {
  const turned = Object.fromEntries(Object.entries(order).reverse());
  expect(requestHash(1, 'order', read(turned))).toBe(requestHash(1, 'order', read(order)));
  for (const other of [
    requestHash(2, 'order', read(order)),
    requestHash(1, 'table', read(order)),
    requestHash(1, 'order', read({ ...order, ratingNote: 'x' })),
  ]) {
    expect(other).not.toBe(requestHash(1, 'order', read(order)));
  }
});

test('a cart is what is bought, not how its lines are called, priced or arranged', () => {
  const same = {
    ...order,
    orders: [aLine('agua', { lineId: 'z', price: 3 }), lasanha({ name: 'Lasanha', lineId: 'q' })],
  };
  expect(cartHash(read(same))).toBe(cartHash(read(order)));
  for (const orders of [
    [lasanha()],
    [lasanha({ qty: 2 }), aLine('agua')],
    [lasanha({ notes: 'x' }), aLine('agua')],
    [lasanha({ extras: [] }), aLine('agua')],
  ]) {
    expect(cartHash(read({ ...order, orders }))).not.toBe(cartHash(read(order)));
  }
});

test('pizzas are distinguished by their toppings, and combos by their pizzas', () => {
  const flavor = (id: string, more: object = {}) => ({
    id,
    name: '',
    quantity: 1,
    price: 1,
    additionalToppings: [],
    ...more,
  });
  const pizza = (more: object = {}) => ({
    type: 'pizza',
    lineId: 'a',
    id: 'large',
    name: '',
    qty: 1,
    price: 1,
    totalPrice: 1,
    priceBehavior: 'average',
    qttyOfFlavorsSelected: 2,
    crust: { id: 'plain' },
    selectedFlavors: [
      flavor('one'),
      flavor('two', { additionalToppings: [{ id: 'bacon' }, { id: 'olives' }] }),
    ],
    ...more,
  });
  const combo = (...comboItems: object[]) => ({
    type: 'combo',
    lineId: 'b',
    id: 'family',
    name: '',
    qty: 1,
    price: 1,
    totalPrice: 1,
    comboItems,
  });
  const hashOf = (line: object) => cartHash(read({ ...order, orders: [line] }));
  const turned = {
    price: 9,
    name: 'x',
    selectedFlavors: [
      flavor('two', { price: 5, additionalToppings: [{ id: 'olives' }, { id: 'bacon' }] }),
      flavor('one'),
    ],
  };
  expect(hashOf(pizza(turned))).toBe(hashOf(pizza()));
  const others = [
    { crust: null },
    { dough: { id: 'pan' } },
    { selectedFlavors: [flavor('one'), flavor('two')] },
    { selectedFlavors: [flavor('one', { quantity: 2 })] },
    { qttyOfFlavorsSelected: 3 },
  ];
  const hashes = [
    pizza(),
    ...others.map(pizza),
    combo(pizza()),
    combo(pizza(), pizza()),
    combo(pizza({ crust: null })),
    combo(pizza({ notes: 'x' })),
  ].map(hashOf);
  expect(new Set(hashes).size).toBe(hashes.length);
});
