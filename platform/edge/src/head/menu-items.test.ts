import { bytesOf, menuItems } from './menu-items';

const options = [{ id: 'g' }];
const MENU = {
  pizzas: {
    sizes: [
      { id: 'large', flavors: [{ flavorCategoryID: 3 }] },
      { id: 'broto', unavailable: true },
    ],
    flavorCategories: [{ id: 3 }, { id: 'sweet' }],
  },
  combos: [{ id: 1 }, { id: 2, fromNEP: true }, { id: 3, unavailable: 1 }],
  featuredItems: [{ id: 'pasta', extras: options }],
  categories: [
    {
      id: 7,
      products: [
        { id: 'pasta', extras: options },
        { id: 'water', extras: [] },
      ],
    },
    { id: 'x', products: [{ extras: options }, null, { id: {}, extras: options }] },
  ],
};

test('the items with a page of their own, and the sections that list them', () => {
  const { sizes, combos, products } = menuItems(MENU);
  expect([...sizes]).toEqual([['large', new Set(['pizzas', 'flavors-3'])]]);
  expect([...combos]).toEqual([['1', new Set(['combos'])]]);
  expect([...products]).toEqual([['pasta', new Set(['featured', 'category-7'])]]);
});

test.each([{}, { pizzas: 1, combos: 'x', categories: [null, 2], featuredItems: {} }])(
  'a menu that cannot be read has none: %j',
  (menu) => expect(bytesOf(menuItems(menu))).toBe(0),
);
