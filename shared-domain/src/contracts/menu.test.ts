import * as z from 'zod/mini';
import { differingPrices } from './differing-prices';
import { expectEntity, fields } from './entity.test-kit';
import { HighlightBanner } from './highlight-banner';
import { Category, ExtrasGroup, ExtrasOption, Product } from './menu';
import { Combo, Flavor, PizzaSize } from './pizza';
import { Menu, RestaurantData, skippedEntries } from './restaurant-data';

describe('the menu', () => {
  const product = { id: 1, name: 'Soup', price: 12.34 };
  const group = { id: 3, name: 'Sides', type: 2 };
  const groupRead = { id: '3', name: 'Sides', type: 2, options: [] };
  const fractions = [{ pizzaPart: 2, price: 10.5 }];
  const fractionsRead = [{ pizzaPart: 2, price: 1050 }];

  test('[DOMAIN-014] menu', () => {
    const size = { id: 5, name: 'Large', priceBehavior: 'highest' };
    const category = { id: 6, name: 'Classic', flavors: [{ id: 8, name: 'Margherita' }] };
    const base = [{ id: 9, name: 'Edge', options: [{ id: 10, name: 'Cheese', price: 5 }] }];
    const baseRead = [{ id: '9', options: [{ id: '10', price: 500 }] }];
    expectEntity(
      Menu,
      fields(
        {},
        {
          featuredItems: [[product], [{ id: '1', price: 1234 }]],
          combos: [[{ id: 4, name: 'Two', price: 50 }], [{ id: '4', price: 5000 }]],
          pizzas: [
            {
              sizes: [size],
              flavorCategories: [category],
              extras: { crust: base, dough: base, additionalToppings: base },
            },
            {
              sizes: [{ id: '5' }],
              flavorCategories: [{ id: '6', flavors: [{ id: '8' }] }],
              extras: { crust: baseRead, dough: baseRead, additionalToppings: baseRead },
            },
          ],
          categories: [
            [{ id: 2, name: 'Soups', products: [product] }],
            [{ id: '2', products: [{ id: '1' }] }],
          ],
        },
      ),
      {},
    );
  });

  test('[DOMAIN-015] combo', () =>
    expectEntity(
      Combo,
      fields(
        { id: 'id', text: 'name', money: 'price fromPrice', flag: 'fromNEP unavailable featured' },
        {
          pizzaSizes: [
            [5, '6'],
            ['5', '6'],
          ],
          extras: [[group], [groupRead]],
          pizzaAssociations: [
            [
              {
                pizza_size_id: 5,
                id: 7,
                discount: 10,
                discount_type: 'percent',
                addition: 2.5,
                addition_type: 'fixed',
              },
            ],
            [
              {
                pizza_size_id: '5',
                id: '7',
                discount: 10,
                discount_type: 'percent',
                addition: 2.5,
                addition_type: 'fixed',
              },
            ],
          ],
        },
      ),
      { id: 4, name: 'Two' },
    ));

  test('[DOMAIN-016] pizza size', () =>
    expectEntity(
      PizzaSize,
      fields(
        {
          id: 'id associationID',
          text: 'name',
          money: 'price fromPrice',
          amount: 'minFlavors maxFlavors discount addition',
          flag: 'unavailable',
        },
        {
          priceBehavior: ['average', 'average'],
          discountType: ['percent', 'percent'],
          additionType: ['fixed', 'fixed'],
          flavors: [
            [
              {
                flavorCategoryID: 6,
                extraPrice: 1.5,
                fractions,
                exceptions: [{ flavorID: 8, fractions }],
              },
            ],
            [
              {
                flavorCategoryID: '6',
                extraPrice: 150,
                fractions: fractionsRead,
                exceptions: [{ flavorID: '8', fractions: fractionsRead }],
              },
            ],
          ],
          crustCategories: [[{ id: 9, name: 'Edge' }], [{ id: '9', name: 'Edge', options: [] }]],
          doughCategories: [[{ id: 9, name: 'Thin' }], [{ id: '9', name: 'Thin', options: [] }]],
        },
      ),
      { id: 5, name: 'Large', priceBehavior: 'highest' },
    ));

  test.each(['incremental', 'highest', 'average'])(
    '[DOMAIN-016] a pizza may be priced %s',
    (priceBehavior) => {
      expect(z.parse(PizzaSize, { id: 5, name: 'Large', priceBehavior })).toMatchObject({
        priceBehavior,
      });
      expect(
        z.safeParse(PizzaSize, { id: 5, name: 'Large', priceBehavior: 'by mood' }).success,
      ).toBe(false);
    },
  );

  test('[DOMAIN-017] flavor', () =>
    expectEntity(
      Flavor,
      fields(
        { id: 'id', text: 'name description image', on: 'available' },
        {
          possiblePrices: [
            [10, 12.5],
            [10, 12.5],
          ],
        },
      ),
      { id: 8, name: 'Margherita' },
    ));

  test('[DOMAIN-018] general category', () =>
    expectEntity(
      Category,
      fields(
        {
          id: 'id',
          text: 'name description',
          on: 'available',
          flag: 'unavailable unavailableByTemplate',
        },
        { products: [[product], [{ id: '1', price: 1234 }]] },
      ),
      { id: 2, name: 'Soups' },
    ));

  test('[DOMAIN-019] product', () =>
    expectEntity(
      Product,
      fields(
        {
          id: 'id category_id',
          text: 'name description image totalCalcType',
          money: 'price fromPrice',
          flag: 'unavailable unavailableByTemplate featured',
          on: 'hasStock',
        },
        { extras: [[group], [groupRead]] },
      ),
      product,
    ));

  test('[DOMAIN-020] extras group', () =>
    expectEntity(
      ExtrasGroup,
      fields(
        {
          id: 'id',
          text: 'name description',
          flag: 'required',
          amount: 'qty_min qty_max qtyPerItem step',
        },
        { type: ['3', 3], options: [[{ id: 9, name: 'Bread' }], [{ id: '9', name: 'Bread' }]] },
      ),
      group,
    ));

  test('[DOMAIN-021] extras option', () =>
    expectEntity(
      ExtrasOption,
      fields({
        id: 'id',
        text: 'name description image',
        money: 'price',
        on: 'available hasStock',
        flag: 'asTitle isChecked',
        amount: 'qty',
      }),
      { id: 9, name: 'Bread' },
    ));

  test.each([0, 4, 'radio', null])('[DOMAIN-020] a group of type %p is none', (type) =>
    expect(z.safeParse(ExtrasGroup, { ...group, type }).success).toBe(false),
  );

  describe('a menu with something broken keeps the rest', () => {
    const info = { id: 7, name: 'Bella', restaurant_url: 'bella' };
    const broken = [
      { ...product, price: 'twelve' },
      { ...product, price: 1e300 },
      { id: 2 },
      null,
      'soup',
      { ...product, id: {} },
    ];

    test('broken products are left out and counted', () => {
      const wire = {
        info,
        menu: {
          categories: [
            { id: 2, name: 'Soups', products: [product, ...broken, { ...product, id: 3 }] },
            { name: 'no id' },
          ],
        },
      };
      const data = z.parse(RestaurantData, wire);
      expect(data.menu.categories.map(({ products }) => products.map(({ id }) => id))).toEqual([
        ['1', '3'],
      ]);
      expect(skippedEntries(wire, data)).toBe(broken.length + 1);
    });

    test('an option whose price cannot be read is left out: it must not become free', () => {
      const read = z.parse(ExtrasGroup, {
        ...group,
        options: [
          { id: 1, name: 'Cheese', price: '3.500' },
          { id: 2, name: 'Bread' },
        ],
      });
      expect(read.options.map(({ id, price }) => [id, price])).toEqual([['2', 0]]);
    });
  });
});

describe('one price of a product', () => {
  const info = { id: 7, name: 'Bella', restaurant_url: 'bella' };
  const product = (price: unknown, more: object = {}) => ({
    id: 1,
    name: 'Nhoque',
    price,
    ...more,
  });
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
});

const linkOf = (link: unknown): string =>
  z.parse(HighlightBanner, { image: 'combo', title: 'Combo', link }).link;

test.each([
  '/hours',
  '/#section-category-cat-massas',
  '/pizza?product=combo-familia&isCombo=true',
  'https://parceiros.example',
  'https://parceiros.example:8443/a/b?c=d#e',
  'HTTPS://Parceiros.Example/',
])('[MENU-08] a banner may lead to %s', (link) => expect(linkOf(link)).toBe(link));

test.each([
  '',
  'hours',
  '//evil.example',
  '/\\evil.example',
  '/../other-store',
  '/%2e%2e/other-store',
  '/a//b',
  'http://parceiros.example',
  'https:parceiros.example',
  'https://shop.example@evil.example',
  'https://localhost',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  null,
])('[MENU-08] a banner does not lead to %j', (link) => expect(linkOf(link)).toBe(''));
