import * as z from 'zod/mini';
import { differingPrices } from './differing-prices';
import { RestaurantData } from './restaurant-data';

const info = { id: 7, name: 'Bella', restaurant_url: 'bella' };
const product = (price: unknown, more: object = {}) => ({ id: 1, name: 'Nhoque', price, ...more });
const wire = (featured: unknown[], ...categories: unknown[][]) => ({
  info,
  menu: {
    featuredItems: featured,
    categories: categories.map((products, id) => ({ id, name: `c${id}`, products })),
  },
});
const read = (of: unknown) => z.parse(RestaurantData, of);
const prices = (of: unknown) => {
  const { menu } = read(of);
  return {
    featured: menu.featuredItems.map(({ price }) => price),
    categories: menu.categories.map(({ products }) => products.map(({ price }) => price)),
  };
};

test.each([
  [
    'a cheaper copy',
    wire([product(1)], [product(38.9)]),
    { featured: [3890], categories: [[3890]] },
    ['1'],
  ],
  [
    'a dearer copy',
    wire([product(99)], [product(38.9)]),
    { featured: [3890], categories: [[3890]] },
    ['1'],
  ],
  [
    'an equal copy',
    wire([product(38.9)], [product(38.9)]),
    { featured: [3890], categories: [[3890]] },
    [],
  ],
  [
    'another category',
    wire([], [product(38.9)], [product(42)]),
    { featured: [], categories: [[3890], [3890]] },
    ['1'],
  ],
  [
    'the id as a text',
    wire([product(1, { id: '1' })], [product(38.9)]),
    { featured: [3890], categories: [[3890]] },
    ['1'],
  ],
  ['only featured', wire([product(1)], []), { featured: [100], categories: [[]] }, []],
  [
    'a copy that cannot be read',
    wire([product('free'), null], [product(38.9)]),
    { featured: [], categories: [[3890]] },
    [],
  ],
])(
  'a product has one price, that of the first category that lists it: %s',
  (_case, of, is, differing) => {
    expect([prices(of), differingPrices(of, read(of)).map(({ id }) => String(id))]).toEqual([
      is,
      differing,
    ]);
  },
);

test('a copy has the price and options of the product, and its own other fields', () => {
  const extras = [
    { id: 'g', name: 'Sauce', type: 1, options: [{ id: 'o', name: 'Pesto', price: 5 }] },
  ];
  const {
    menu: {
      featuredItems: [copy],
    },
  } = read(
    wire(
      [
        product(1, {
          extras: [{ ...extras[0], options: [{ id: 'o', name: 'Pesto', price: 0 }] }],
          featured: true,
          hasStock: false,
        }),
      ],
      [product(38.9, { extras, fromPrice: 30 })],
    ),
  );
  expect(copy).toMatchObject({
    price: 3890,
    fromPrice: 3000,
    featured: true,
    hasStock: false,
    extras: [{ options: [{ price: 500 }] }],
  });
});
