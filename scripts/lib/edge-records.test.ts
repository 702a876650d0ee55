import * as z from 'zod/mini';
import { menuData } from '../../platform/edge/src/head/menu-data';
import { numberOf as edgeNumberOf } from '../../platform/edge/src/head/number-text';
import { restaurantData } from '../../platform/edge/src/head/restaurant-data';
import { RestaurantData } from '../../shared-domain/src/contracts';
import { numberOf } from '../../shared-domain/src/contracts/number-text';
import { menuSections } from '../../shared-domain/src/rules';

test('the edge reads numbers as text like the pages', () => {
  const digits = ['', '0', '1', '30', '234', '1234'];
  const texts = digits.flatMap((a) =>
    digits.flatMap((b) =>
      ['', '.', ',', 'e', ' '].flatMap((sign) =>
        ['', '.50', ',50', ',500', '.500'].map((end) => `${a}${sign}${b}${end}`),
      ),
    ),
  );
  expect(texts.map((text) => [text, edgeNumberOf(text)])).toEqual(
    texts.map((text) => [text, numberOf(text)]),
  );
});

const info = { id: '7', name: 'Bella', restaurant_url: 'bella', show_from: 1 };
const options = (...all: object[]) =>
  all.map((it, index) => ({ id: index, name: `Option ${index}`, ...it }));
const group = (more: object) => ({ id: 1, name: 'Sides', type: 3, required: 1, ...more });
const fractions = [{ pizzaPart: 1, price: '45,00' }];
const size = (id: string, more: object = {}) => ({
  id,
  name: id,
  fromPrice: 45,
  priceBehavior: 'highest',
  flavors: [{ flavorCategoryID: 'f', fractions }],
  ...more,
});
const base = (...all: object[]) => [{ id: 'b', name: 'Base', options: options(...all) }];
const EXTRAS = {
  'two of two': [group({ qty_min: 2, options: options({}, {}) })],
  'three of two': [group({ qty_min: '3', options: options({}, {}) })],
  'three of two, twice each': [group({ qty_min: 3, qtyPerItem: 2, options: options({}, {}) })],
  'one of two groups is out': [
    group({ options: options({}) }),
    group({ id: 2, options: options({ hasStock: 0 }) }),
  ],
  'an option without a price that can be read': [group({ options: options({ price: '1.000' }) })],
  'an unknown type': [group({ type: 7, options: options({}) })],
  'a radio of which two are required': [group({ type: 1, qty_min: 2, options: options({}) })],
  'the most is below the least': [group({ type: 2, qty_min: 3, qty_max: 2, options: options({}) })],
  'optional, all out': [group({ required: 'false', options: options({ available: 'false' }) })],
};
const wire = {
  info,
  menu: {
    categories: [
      {
        id: 'c',
        name: 'All',
        products: [
          { id: 'out', name: 'Out', price: 10, hasStock: '0' },
          ...Object.entries(EXTRAS).map(([name, extras]) => ({
            id: name,
            name,
            price: '10',
            extras,
          })),
        ],
      },
    ],
    pizzas: {
      sizes: [
        size('fine'),
        size('crusts out', { crustCategories: base({ available: 0 }) }),
        size('crusts of another', { crustCategories: base({ available: 0, sizeID: 'fine' }) }),
        size('doughs', { doughCategories: base({ available: 0 }, {}) }),
        size('no flavors', { flavors: [] }),
        size('paused flavors', { flavors: [{ flavorCategoryID: 'g', fractions }] }),
        size('no prices', { flavors: [{ flavorCategoryID: 'f', fractions: [{ pizzaPart: 1 }] }] }),
        size('limits', { minFlavors: 2, maxFlavors: 1 }),
        size('extras', { extras: EXTRAS['three of two'] }),
      ],
      flavorCategories: [
        { id: 'f', name: 'Classic', flavors: options({}) },
        { id: 'g', name: 'Paused', flavors: options({ available: 0 }) },
      ],
    },
    combos: [
      { id: 'a', name: 'A', price: 50, pizzaSizes: ['fine', 'extras'] },
      { id: 'b', name: 'B', price: 50, pizzaSizes: ['fine', 'limits'] },
      { id: 'c', name: 'C', price: 50, pizzaSizes: ['gone'] },
    ],
  },
};

test('search engines get an offer of exactly the dishes that the menu sells', () => {
  const data = z.parse(RestaurantData, wire);
  const cards = menuSections(data.menu, data.info, 'delivery').flatMap((section) => section.cards);
  const sold = cards.filter(({ disabled }) => !disabled).map(({ name }) => name);
  const offered = menuData(wire.menu, info)
    .sections.flatMap(({ hasMenuItem }) => hasMenuItem)
    .filter(({ offers }) => offers !== undefined)
    .map(({ name }) => name);
  expect(offered.sort()).toEqual(sold.sort());
  expect(sold.length).toBeGreaterThan(7);
  expect(restaurantData(wire, '')['priceRange']).toBe('BRL 10.00–50.00');
});
