import fc from 'fast-check';
import {
  aCategory,
  aCombo,
  aMenu,
  aPizzas,
  aPizzaSize,
  aProduct,
  aRestaurant,
} from '../../testing';
import { anyMenu } from '../../testing/arbitraries';
import { menuSections } from './menu-sections';
import { findListing } from './sellable';

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

test('an empty menu has no sections', () => {
  expect(menuSections(aMenu({ categories: [] }), info, 'delivery')).toEqual([]);
});

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
