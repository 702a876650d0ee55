import * as z from 'zod/mini';
import { aComboLine, aGeneralLine, aPizzaLine, aPrizeLine } from '../testing';
import { CartLine, DeliveryType, StoredCart } from './cart';
import { expectEntity, fields } from './entity.test-kit';

const shared = { id: 1, name: 'Soup', price: 12.34, qty: 2 };
const extras = {
  extras: [[{ id: 9, qty: 2 }], [{ id: '9', qty: 2, groupId: '', price: 0 }]] as [unknown, unknown],
};
const pizza = {
  ...shared,
  type: 'pizza',
  totalPrice: 49.9,
  priceBehavior: 'highest',
  selectedFlavors: [],
  extras: [],
};

test.each([
  { type: 'pizza', own: { totalPrice: 10, priceBehavior: 'highest' } },
  { type: 'combo', own: { totalPrice: 10 } },
  { type: 'general', own: {} },
  { type: 'prize', own: { points_needed: 40 } },
])('[DOMAIN-023] cart item of type $type: id, type, name, notes, qty, price', ({ type, own }) => {
  const { wire, read } = fields(
    { id: 'id', text: 'name notes', money: 'price' },
    { type: [type, type], qty: [3, 3] },
  );
  expectEntity(CartLine, { wire: { ...wire, ...own }, read }, { ...shared, ...own, type });
});

test('[DOMAIN-024] cart item, pizza', () => {
  const base = { id: 5, name: 'Thin', price: 2.5, sizeID: 7 };
  const baseRead = { id: '5', name: 'Thin', price: 250, sizeID: '7' };
  const flavor = fields(
    { id: 'id', text: 'name fractionText notes', amount: 'quantity', money: 'price slicePrice' },
    {
      additionalToppings: [[{ id: 3, sizeID: 7 }], [{ id: '3', sizeID: '7' }]],
    },
  );
  expectEntity(
    CartLine,
    fields(
      {
        id: 'id associationID',
        text: 'name',
        money: 'price basePrice totalPrice',
        amount: 'discount addition minFlavors maxFlavors qttyOfFlavorsSelected',
      },
      {
        type: ['pizza', 'pizza'],
        qty: [1, 1],
        priceBehavior: ['incremental', 'incremental'],
        crust: [base, baseRead],
        dough: [base, baseRead],
        selectedFlavors: [[flavor.wire], [flavor.read]],
        ...extras,
      },
    ),
    pizza,
  );
});

test('[DOMAIN-025] cart item, combo and general: pizzas and extras', () => {
  const combo = { ...shared, type: 'combo', totalPrice: 99.9, comboItems: [], extras: [] };
  expectEntity(
    CartLine,
    fields(
      { id: 'id', text: 'name', money: 'price totalPrice' },
      {
        type: ['combo', 'combo'],
        qty: [1, 1],
        comboItems: [[pizza], [{ type: 'pizza', id: '1', totalPrice: 4990 }]],
        ...extras,
      },
    ),
    combo,
  );
  expectEntity(
    CartLine,
    fields(
      { id: 'id', text: 'name', money: 'price' },
      {
        type: ['general', 'general'],
        qty: [1, 1],
        ...extras,
      },
    ),
    { ...shared, type: 'general', extras: [] },
  );
});

test('[DOMAIN-026] cart item, prize: points', () => {
  expectEntity(
    CartLine,
    fields(
      { id: 'id', text: 'name', money: 'price', amount: 'points_needed pointsSpent' },
      {
        type: ['prize', 'prize'],
        qty: [1, 1],
      },
    ),
    { ...shared, type: 'prize', points_needed: 40 },
  );
});

test('[DOMAIN-052] delivery types are delivery, balcony, carTakeout and table', () => {
  expect(
    ['delivery', 'balcony', 'carTakeout', 'table'].map((type) => z.parse(DeliveryType, type)),
  ).toEqual(['delivery', 'balcony', 'carTakeout', 'table']);
  for (const type of ['Delivery', 'takeout', '', null])
    expect(z.safeParse(DeliveryType, type).success).toBe(false);
});

test.each([
  { case: 'no quantity', line: { qty: 0 } },
  { case: 'a negative quantity', line: { qty: -1 } },
  { case: 'half a quantity', line: { qty: 1.5 } },
  { case: 'a quantity in letters', line: { qty: 'two' } },
  { case: 'more than 999', line: { qty: 1000 } },
  { case: 'no price', line: { price: undefined } },
  { case: 'another type', line: { type: 'gift' } },
  { case: 'half an extra', line: { extras: [{ id: 9, qty: 0.5 }] } },
  { case: 'less than no extra', line: { extras: [{ id: 9, qty: -1 }] } },
])('a line with $case is refused', ({ line }) =>
  expect(z.safeParse(CartLine, { ...shared, type: 'general', ...line }).success).toBe(false),
);

describe('the stored cart', () => {
  const lines = [aGeneralLine({ notes: 'no salt' }), aPizzaLine(), aComboLine(), aPrizeLine()];

  test('comes back as it was stored', () => {
    const cart = { lines, deliveryType: 'balcony' as const };
    expect(z.parse(StoredCart, JSON.parse(JSON.stringify(z.encode(StoredCart, cart))))).toEqual(
      cart,
    );
  });

  test('loses a broken line alone, and an unknown delivery type', () => {
    const stored = z.encode(StoredCart, { lines, deliveryType: 'balcony' });
    const broken = {
      ...stored,
      lines: [...(stored.lines as unknown[]), { type: 'gift' }, null],
      deliveryType: 'drone',
    };
    expect(z.parse(StoredCart, broken)).toEqual({ lines, deliveryType: null });
  });
});
