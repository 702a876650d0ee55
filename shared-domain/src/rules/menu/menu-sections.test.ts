import fc from 'fast-check';
import type { Product } from '../../contracts';
import { minor } from '../../contracts/primitives';
import {
  aCategory,
  aCombo,
  aGeneralLine,
  aMenu,
  anOrder,
  aPizzaLine,
  aPizzas,
  aPizzaSize,
  aPrizeLine,
  aProduct,
  aRestaurant,
} from '../../testing';
import { anyMenu } from '../../testing/arbitraries';
import { isMenuBlocked } from './menu-blocked';
import { menuSections } from './menu-sections';
import { recommendedProducts } from './recommended-products';
import { findListing, findProduct } from './sellable';

const info = aRestaurant();
const showsPaused = aRestaurant({
  stock_configuration: { display_paused_items_as_sold_out: true },
});
const cardsOf = (
  product: Parameters<typeof aProduct>[0],
  restaurant = info,
  mode: 'delivery' | 'table' = 'delivery',
) =>
  menuSections(
    aMenu({ categories: [aCategory({ products: [aProduct(product)] })] }),
    restaurant,
    mode,
  ).flatMap(({ cards }) => cards);

const fullMenu = aMenu({
  featuredItems: [aProduct({ id: 'offer' })],
  combos: [aCombo()],
  pizzas: aPizzas({ sizes: [aPizzaSize()] }),
  categories: [
    aCategory({ id: 'starters', name: 'Starters' }),
    aCategory({ id: 'pasta', name: 'Pasta' }),
  ],
});

test('[MENU-13] featured, combos and pizzas come first, then the categories in their order', () => {
  expect(
    menuSections(fullMenu, info, 'delivery').map(({ kind, id, name }) => ({ kind, id, name })),
  ).toEqual([
    { kind: 'featured', id: 'featured', name: null },
    { kind: 'combos', id: 'combos', name: null },
    { kind: 'pizzas', id: 'pizzas', name: null },
    { kind: 'category', id: 'category-starters', name: 'Starters' },
    { kind: 'category', id: 'category-pasta', name: 'Pasta' },
  ]);
});

test.each([
  { case: 'available off', category: { available: false } },
  { case: 'unavailable', category: { unavailable: true } },
  { case: 'outside its hours', category: { unavailableByTemplate: true } },
  { case: 'empty', category: { products: [] } },
])('[MENU-13] a category that is $case is not listed', ({ category }) => {
  expect(
    menuSections(aMenu({ categories: [aCategory(category)] }), showsPaused, 'delivery'),
  ).toEqual([]);
});

test('[OPEN-035] the names of the record replace the labels of combos and pizzas', () => {
  const named = menuSections(
    fullMenu,
    aRestaurant({ combo_category_name: 'Kits', pizza_category_name: 'Redondas' }),
    'delivery',
  );
  expect(named.map(({ name }) => name)).toEqual([null, 'Kits', 'Redondas', 'Starters', 'Pasta']);
});

test('[MENU-22] what is sold by weight is hidden', () => {
  expect(cardsOf({ totalCalcType: 'WEIGHT' }, showsPaused)).toEqual([]);
  expect(cardsOf({ totalCalcType: 'UNIT' })).toHaveLength(1);
});

test.each([
  { case: 'unavailable', product: { unavailable: true } },
  { case: 'out of stock', product: { hasStock: false } },
])(
  '[OPEN-033] a product that is $case is hidden, or shown sold out and disabled when the restaurant says so',
  ({ product }) => {
    expect(cardsOf(product)).toEqual([]);
    expect(cardsOf(product, showsPaused)).toMatchObject([{ soldOut: true, disabled: true }]);
  },
);

test('[OPEN-033] outside its hours a product is hidden in any case', () => {
  expect(cardsOf({ unavailableByTemplate: true }, showsPaused)).toEqual([]);
});

test('[OPEN-033] paused combos and pizzas follow the same setting', () => {
  const paused = aMenu({
    combos: [aCombo({ unavailable: true })],
    pizzas: aPizzas({ sizes: [aPizzaSize({ unavailable: true })] }),
    categories: [],
  });
  expect(menuSections(paused, info, 'delivery')).toEqual([]);
  expect(menuSections(paused, showsPaused, 'delivery')).toMatchObject([
    { cards: [{ soldOut: true }] },
    { cards: [{ soldOut: true }] },
  ]);
});

test.each([
  { channels: null, delivery: 1, table: 1 },
  { channels: ['delivery', 'table'] as const, delivery: 1, table: 1 },
  { channels: ['delivery'] as const, delivery: 1, table: 0 },
  { channels: ['table'] as const, delivery: 0, table: 1 },
  { channels: [] as const, delivery: 0, table: 0 },
])(
  '[MENU-28] [OPEN-032] sold on $channels: $delivery card for delivery, $table at a table',
  ({ channels, delivery, table }) => {
    const product = { channels: channels && [...channels] };
    expect(cardsOf(product)).toHaveLength(delivery);
    expect(cardsOf(product, info, 'table')).toHaveLength(table);
  },
);

test('every product card that is not disabled leads to something that can be ordered', () => {
  fc.assert(
    fc.property(anyMenu, fc.boolean(), (menu, display_paused_items_as_sold_out) => {
      const sections = menuSections(
        menu,
        aRestaurant({ stock_configuration: { display_paused_items_as_sold_out } }),
        'delivery',
      );
      for (const { id, disabled } of sections.flatMap(({ cards }) => cards)) {
        if (!disabled) expect(findListing(menu, id, 'delivery')?.isOrderable).toBe(true);
      }
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    }),
  );
});

const on = (names: string) => ({
  ...aRestaurant().modules,
  digital_menu: names.includes('menu'),
  pos: names.includes('pos'),
  simple_pos: names.includes('simple'),
});
const isBlocked = (modules: string, hasTable: boolean, blocked = false) =>
  isMenuBlocked(aRestaurant({ modules: on(modules), blocked }), hasTable);

test.each([
  { modules: 'menu', hasTable: true, is: true },
  { modules: 'menu pos', hasTable: true, is: false },
  { modules: 'menu simple', hasTable: true, is: false },
  { modules: 'menu', hasTable: false, is: false },
])(
  '[MENU-25] modules "$modules" with a table $hasTable: blocked $is',
  ({ modules, hasTable, is }) => expect(isBlocked(modules, hasTable)).toBe(is),
);

test.each([
  { modules: 'menu', hasTable: false, blocked: true, is: true },
  { modules: '', hasTable: false, blocked: false, is: true },
  { modules: 'pos', hasTable: false, blocked: false, is: true },
  { modules: 'pos', hasTable: true, blocked: false, is: false },
  { modules: 'pos', hasTable: true, blocked: true, is: true },
])(
  '[MENU-26] modules "$modules", table $hasTable, blocked set $blocked: blocked $is',
  ({ modules, hasTable, blocked, is }) => {
    expect(isBlocked(modules, hasTable, blocked)).toBe(is);
  },
);

const listedTwice = () =>
  aMenu({
    categories: [
      aCategory({ unavailable: true, products: [aProduct({ name: 'In a closed category' })] }),
      aCategory({ id: 'open', products: [aProduct({ name: 'In an open category' })] }),
    ],
  });

test('[OPEN-033] of several listings of a product the orderable one is found', () => {
  expect(findListing(listedTwice(), 'bruschetta', 'delivery')).toMatchObject({
    product: { name: 'In an open category' },
    isOrderable: true,
  });
  expect(findProduct(listedTwice(), 'bruschetta')?.name).toBe('In an open category');
});

test('a product that is listed but unavailable is found', () => {
  const menu = aMenu({ categories: [aCategory({ products: [aProduct({ unavailable: true })] })] });
  expect(findListing(menu, 'bruschetta', 'delivery')).toMatchObject({ isOrderable: false });
  expect(findProduct(menu, 'bruschetta')).toMatchObject({ id: 'bruschetta' });
});

test('a product that is not on the menu is null', () => {
  expect(findListing(aMenu(), 'gone', 'delivery')).toBeNull();
  expect(findProduct(aMenu(), 'gone')).toBeNull();
});

test.each([
  { mode: null, isOrderable: true },
  { mode: 'table', isOrderable: true },
  { mode: 'delivery', isOrderable: false },
] as const)(
  '[OPEN-032] a product of tables only is orderable in mode $mode: $isOrderable',
  ({ mode, isOrderable }) => {
    const product = aProduct({ channels: ['table'] });
    const menu = aMenu({ categories: [aCategory({ products: [product] })] });
    expect(findListing(menu, 'bruschetta', mode)?.isOrderable).toBe(isOrderable);
  },
);

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const products = (over: Partial<Product> = {}) =>
  ids.map((id) => aProduct({ id, name: id, ...(id === 'b' ? over : {}) }));
const menuOf = (list: Product[]) => aMenu({ categories: [aCategory({ products: list })] });
const orderOf = (...lines: string[]) =>
  anOrder({ orders: lines.map((id) => aGeneralLine({ id })) });

type Options = Parameters<typeof recommendedProducts>[0];
const recommended = (over: Partial<Options>) =>
  recommendedProducts({
    menu: menuOf(products()),
    info: aRestaurant({ show_recommended_products: true }),
    orders: [],
    cart: [],
    subtotal: minor(0),
    mode: 'delivery',
    ...over,
  }).map(({ id }) => id);

test('[MENU-34] products of the last 5 orders, the newest first', () => {
  expect(
    recommended({
      orders: [
        orderOf('b'),
        orderOf('a'),
        orderOf('c'),
        orderOf('gone'),
        orderOf('d'),
        orderOf('e'),
      ],
    }),
  ).toEqual(['b', 'a', 'c', 'd']);
});

test('[MENU-34] at most 5 of them', () => {
  expect(recommended({ orders: [orderOf(...ids)] })).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('[MENU-35] none twice, and none that the cart holds already', () => {
  expect(
    recommended({
      orders: [orderOf('a', 'b', 'a'), orderOf('b', 'c')],
      cart: [aGeneralLine({ id: 'b' })],
    }),
  ).toEqual(['a', 'c']);
});

test('[MENU-35] a pizza or a prize in the cart excludes no product of the same id', () => {
  expect(
    recommended({
      orders: [orderOf('a', 'b')],
      cart: [aPizzaLine({ id: 'a' }), aPrizeLine({ id: 'b' })],
    }),
  ).toEqual(['a', 'b']);
});

test.each([
  ['off', false, 0, 1000, 1000],
  ['not asked for', true, 0, 0, 0],
  ['not reached', true, 1000, 999, null],
  ['reached', true, 1000, 1000, 1000],
] as const)(
  '[MENU-35] [OPEN-041] the minimum of the item subtotal: %s',
  (_, isOn, least, subtotal, shown) => {
    const info = aRestaurant({
      show_recommended_products: true,
      show_recommended_products_by_minimum_price: isOn,
      show_recommended_products_minimum_value: minor(least),
    });
    expect(recommended({ info, subtotal: minor(subtotal), orders: [orderOf('a')] })).toStrictEqual(
      shown === null ? [] : ['a'],
    );
  },
);

test('nothing is recommended where the restaurant does not want it', () => {
  expect(recommended({ info: aRestaurant(), orders: [orderOf('a')] })).toStrictEqual([]);
});

test.each([
  ['paused', { unavailable: true }],
  ['out of stock', { hasStock: false }],
  ['outside its hours', { unavailableByTemplate: true }],
  ['sold by weight', { totalCalcType: 'WEIGHT' }],
  ['sold at tables only', { channels: ['table'] }],
] satisfies [string, Partial<Product>][])(
  '[OPEN-040] a product that is %s is skipped',
  (_, over) => {
    expect(recommended({ menu: menuOf(products(over)), orders: [orderOf('a', 'b', 'c')] })).toEqual(
      ['a', 'c'],
    );
  },
);

test('a pizza, a prize and a product that is gone are no recommendations', () => {
  expect(
    recommended({
      orders: [
        anOrder({
          orders: [aPizzaLine({ id: 'a' }), aPrizeLine({ id: 'b' }), aGeneralLine({ id: 'x' })],
        }),
      ],
    }),
  ).toEqual([]);
});
