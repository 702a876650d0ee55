import { minor, type Menu, type PizzaSize } from '../../contracts';
import { aMenu, aRestaurant } from '../../testing';
import { anOffer } from '../pizza/pizza.test-kit';
import { menuSections } from './menu-sections';

const { size, pizzas } = anOffer();
/** Sells the classics at this price. */
const sizeOf = (id: string, price: number): PizzaSize => ({
  ...size,
  id,
  flavors: [
    {
      flavorCategoryID: 'classic',
      extraPrice: minor(0),
      fractions: [{ pizzaPart: 1, price: minor(price) }],
      exceptions: [],
    },
  ],
});
/** Has the classics without a price. */
const unpriced: PizzaSize = {
  ...size,
  id: 'unpriced',
  flavors: [{ flavorCategoryID: 'classic', extraPrice: minor(0), fractions: [], exceptions: [] }],
};
const menuOf = (sizes: readonly PizzaSize[]): Menu =>
  aMenu({ categories: [], pizzas: { ...pizzas, sizes: [...sizes] } });
const flavorSections = (sizes: readonly PizzaSize[], ownName = '') =>
  menuSections(
    menuOf(sizes),
    aRestaurant({ pizza_menu: 'flavors', pizza_category_name: ownName }),
    'delivery',
  ).filter(({ kind }) => kind === 'flavors');
const margherita = (...sizes: PizzaSize[]) =>
  flavorSections(sizes)
    .flatMap(({ cards }) => cards)
    .find(({ id }) => id === 'margherita');

test('the content of the card of a flavor', () =>
  expect(margherita(sizeOf('large', 4500))).toEqual({
    kind: 'flavor',
    id: 'margherita',
    name: 'MARGHERITA',
    description: '',
    image: '',
    price: 4500,
    oldPrice: null,
    isFrom: false,
    tags: [],
    soldOut: false,
    disabled: false,
    size: 'large',
    dietary: undefined,
  }));

test('of sizes at the same price the card opens the first of the menu', () =>
  expect(
    margherita(sizeOf('giant', 5000), sizeOf('large', 4500), sizeOf('thin', 4500)),
  ).toMatchObject({ price: 4500, size: 'large', isFrom: true }));

test('a size without a price of the flavor does not count', () => {
  expect(margherita(unpriced)).toBeUndefined();
  expect(margherita(unpriced, sizeOf('large', 4500))).toMatchObject({
    price: 4500,
    size: 'large',
    isFrom: false,
  });
});

test.each([
  { own: '', names: ['Classics', 'Sweets'] },
  { own: 'Pies', names: ['Pies · Classics', 'Pies · Sweets'] },
])('with the own word "$own" the sections of flavors are named $names', ({ own, names }) =>
  expect(flavorSections([size], own).map(({ name }) => name)).toEqual(names),
);
