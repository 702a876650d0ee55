import { minor, type ChosenExtra } from '@storefront/shared-domain/contracts';
import { aComboLine, aGeneralLine, aPizzaLine } from '@storefront/shared-domain/testing';
import { cartText } from './cart-text';

const total = {
  label: 'Subtotal',
  subtotal: minor(4200),
  money: (amount: number) => `R$ ${amount / 100}`,
};
const extra = (name: string, qty: number): ChosenExtra => ({
  id: name,
  groupId: 'g',
  name,
  qty,
  price: minor(0),
});
const flavor = {
  ...aPizzaLine().selectedFlavors[0]!,
  fractionText: '1/2',
  name: 'Margherita',
  additionalToppings: [{ id: 't', name: 'olives', price: minor(0), sizeID: '' }],
};
const pizza = aPizzaLine({
  name: 'Large pizza',
  qty: 2,
  selectedFlavors: [flavor],
  extras: [],
  dough: null,
  crust: { id: 'c', name: 'Thin crust', price: minor(0), sizeID: '' },
  notes: 'no onion',
});

test('one line of text for each line of the cart, and the subtotal', () => {
  const cola = aGeneralLine({
    name: 'Cola',
    qty: 3,
    notes: '',
    extras: [extra('ice', 2), extra('lemon', 1), extra('straw', 0)],
  });
  expect(cartText([cola, pizza], total)).toBe(
    [
      '3 × Cola (2 × ice, lemon)',
      '2 × Large pizza (1/2 Margherita + olives, Thin crust) – no onion',
      'Subtotal: R$ 42',
    ].join('\n'),
  );
});

test('a combo names the pizzas in it', () => {
  const combo = aComboLine({ name: 'For two', qty: 1, notes: '', comboItems: [pizza], extras: [] });
  expect(cartText([combo], total).split('\n')[0]).toBe(
    '1 × For two (Large pizza: 1/2 Margherita + olives, Thin crust)',
  );
});
