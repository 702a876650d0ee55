import type { Pizzas } from '@storefront/shared-domain/contracts';
import { emptyChoice, type PizzaChoice } from '@storefront/shared-domain/menu-rules';
import { pizzaData } from '../testing/pizza-menu.test-kit';
import { findFlowItem } from './flow-item';
import { availableChoice, namesOf } from './available-choice';

const { menu, info } = pizzaData();
const offerOf = (id: string, change: (pizzas: Pizzas) => Pizzas = (it) => it) =>
  findFlowItem({ ...menu, pizzas: change(menu.pizzas) }, info, id, false)!.offers[0]!;
const choice: PizzaChoice = {
  crust: 'thick',
  dough: 'rye',
  count: 0,
  flavors: [
    { id: 'margherita', quantity: 1, toppings: ['basil'] },
    { id: 'diavola', quantity: 1, toppings: [] },
  ],
};
const withFlavors = (pizzas: Pizzas, paused: string): Pizzas => ({
  ...pizzas,
  flavorCategories: pizzas.flavorCategories.map((it) => ({
    ...it,
    flavors: it.flavors.map((flavor) => ({ ...flavor, available: flavor.id !== paused })),
  })),
});

test('a choice whose items are all available is unchanged', () => {
  expect(availableChoice(offerOf('half'), choice)).toEqual({ choice, dropped: [] });
});

test.each([
  {
    case: 'a paused flavor',
    given: choice,
    offer: offerOf('half', (it) => withFlavors(it, 'diavola')),
    dropped: ['diavola'],
    left: { flavors: [choice.flavors[0]] },
  },
  {
    case: 'a crust that is gone',
    given: { ...choice, crust: 'square' },
    offer: offerOf('half'),
    dropped: ['square'],
    left: { crust: null },
  },
  {
    case: 'a dough of a size without doughs',
    given: { ...choice, crust: null, flavors: [] },
    offer: offerOf('mean'),
    dropped: ['rye'],
    left: { dough: null },
  },
  {
    case: 'a topping that is paused',
    given: { ...choice, flavors: [{ id: 'margherita', quantity: 1, toppings: ['brie'] }] },
    offer: offerOf('half'),
    dropped: ['brie'],
    left: { flavors: [{ id: 'margherita', quantity: 1, toppings: [] }] },
  },
  {
    case: 'more parts than the size has',
    given: {
      ...choice,
      crust: null,
      dough: null,
      flavors: [{ id: 'margherita', quantity: 3, toppings: [] }],
    },
    offer: offerOf('plain'),
    dropped: ['margherita', 'margherita'],
    left: { flavors: [{ id: 'margherita', quantity: 1, toppings: [] }] },
  },
])('$case is taken out', ({ given, offer, dropped, left }) => {
  const stored = availableChoice(offer, given);
  expect(stored.dropped).toEqual(dropped);
  expect(stored.choice).toMatchObject(left);
});

test('a number of flavors that is no longer offered is requested anew', () => {
  const stored = availableChoice(offerOf('quarters'), {
    crust: null,
    dough: null,
    count: 3,
    flavors: [{ id: 'diavola', quantity: 1, toppings: [] }],
  });
  expect(stored).toEqual({ choice: emptyChoice(offerOf('quarters')), dropped: ['diavola'] });
});

test('names are listed once, and only those of the menu', () => {
  expect(namesOf(offerOf('half'), ['diavola', 'diavola', 'brie', 'gone'])).toEqual([
    'Pizza diavola',
    'Brie',
  ]);
});
