import * as z from 'zod/mini';
import { ExtrasGroup, Menu } from '../../contracts';
import type { PizzaOffer, Rounding } from '../slow-prices/shapes';

type Prices = Readonly<Record<number, number>>;

const fractions = (prices: Prices) =>
  Object.entries(prices).map(([pizzaPart, price]) => ({ pizzaPart: Number(pizzaPart), price }));
const flavors = (
  id: string,
  extraPrice: number,
  prices: Prices,
  exceptions: Readonly<Record<string, Prices>> = {},
) => ({
  flavorCategoryID: id,
  extraPrice,
  fractions: fractions(prices),
  exceptions: Object.entries(exceptions).map(([flavorID, own]) => ({
    flavorID,
    fractions: fractions(own),
  })),
});
const base = (
  id: string,
  name: string,
  options: Readonly<Record<string, number>>,
  unavailable: readonly string[] = [],
) => ({
  id,
  name,
  options: Object.entries(options).map(([key, price]) => ({
    id: key,
    name: key,
    price,
    available: !unavailable.includes(key),
  })),
});
const group = (id: string, type: 1 | 2 | 3, more: object, options: readonly object[]) => ({
  id,
  name: id,
  type,
  ...more,
  options,
});

const OPTIONS = [
  { id: 'garlic', name: 'garlic', price: 3.5 },
  { id: 'pesto', name: 'pesto', price: 4.25 },
  { id: 'honey', name: 'honey' },
  { id: 'truffle', name: 'truffle', price: 19, available: false },
  { id: 'chili', name: 'chili', price: 1, hasStock: false },
];

/** Groups of extras of every type and limit. */
const GROUPS = {
  'one-of': group('one-of', 1, { required: true, qty_min: 1, qty_max: 1 }, OPTIONS),
  'one-or-none': group('one-or-none', 1, {}, OPTIONS),
  'two-to-four': group('two-to-four', 2, { required: true, qty_min: 2, qty_max: 4 }, OPTIONS),
  'two-each': group('two-each', 2, { qty_max: 3, qtyPerItem: 2 }, OPTIONS),
  'no-limit': group('no-limit', 2, {}, OPTIONS),
  ticks: group('ticks', 3, { qty_max: 2, qtyPerItem: 1 }, OPTIONS),
  'must-tick': group('must-tick', 3, { required: true }, OPTIONS),
  'counted-ticks': group('counted-ticks', 3, { qty_min: 1, qty_max: 4, qtyPerItem: 3 }, OPTIONS),
};

const CRUSTS = [base('crusts', 'Crusts', { plain: 0, catupiry: 12, cheddar: 9.9 }, ['cheddar'])];
const DOUGHS = [base('doughs', 'Doughs', { thin: 0, pan: 3.5 })];
const SAUCES = [GROUPS['two-each']];
const names = (...ids: string[]) => ids.map((id) => ({ id, name: id, available: id !== 'alici' }));

const WIRE = {
  pizzas: {
    flavorCategories: [
      {
        id: 'classic',
        name: 'Classics',
        flavors: names('margherita', 'calabresa', 'burrata', 'alici'),
      },
      { id: 'special', name: 'Specials', flavors: names('quattro', 'parma', 'margherita') },
      { id: 'sweet', name: 'Sweets', flavors: names('nutella') },
    ],
    sizes: [
      {
        id: 'average',
        name: 'Average',
        price: 0,
        priceBehavior: 'average',
        minFlavors: 1,
        maxFlavors: 4,
        crustCategories: CRUSTS,
        doughCategories: DOUGHS,
        extras: SAUCES,
        discount: 50,
        discountType: 'percent',
        flavors: [
          flavors('classic', 0, { 1: 45, 3: 47.35 }, { burrata: { 1: 62.9 } }),
          flavors('special', 4.9, { 1: 49.9 }),
          flavors('sweet', 0, { 1: 51.5, 2: 52.33, 4: 53.33 }),
        ],
      },
      {
        id: 'highest',
        name: 'Highest',
        price: 0,
        priceBehavior: 'highest',
        minFlavors: 2,
        maxFlavors: 3,
        crustCategories: CRUSTS,
        extras: SAUCES,
        flavors: [
          flavors('classic', 0, { 1: 69.9 }, { burrata: { 2: 88.5 } }),
          flavors('special', 5.01, { 1: 84.9 }),
          flavors('sweet', 0, { 1: 71.9, 2: 73.45 }),
        ],
      },
      {
        id: 'incremental',
        name: 'Incremental',
        price: 10,
        priceBehavior: 'incremental',
        minFlavors: 1,
        maxFlavors: 4,
        flavors: [
          flavors('classic', 0, { 1: 35, 2: 18, 3: 12.34, 4: 9.5 }, { burrata: { 2: 26 } }),
          flavors('special', 2, { 1: 42, 2: 21.5, 3: 14.5, 4: 11 }),
          flavors('sweet', 0, { 1: 39, 2: 20 }),
        ],
      },
      {
        id: 'paused',
        name: 'Paused',
        price: 0,
        priceBehavior: 'highest',
        minFlavors: 1,
        maxFlavors: 1,
        unavailable: true,
        flavors: [flavors('classic', 0, { 1: 30 })],
      },
    ],
    extras: {
      crust: [],
      dough: [],
      additionalToppings: [
        base('toppings', 'Toppings', { bacon: 6, olives: 2.5, gold: 99 }, ['gold']),
      ],
    },
  },
  combos: [
    {
      id: 'pair',
      name: 'Pair',
      price: 12,
      pizzaSizes: ['average', 'highest'],
      extras: [GROUPS['one-or-none']],
      pizzaAssociations: [
        { id: 'pair-1', pizza_size_id: 'average', discount: 10, discount_type: 'percent' },
        {
          id: 'pair-2',
          pizza_size_id: 'highest',
          discount: 500,
          discount_type: 'fixed',
          addition: 2.5,
          addition_type: 'fixed',
        },
      ],
    },
    {
      id: 'twins',
      name: 'Twins',
      price: 0,
      pizzaSizes: ['average', 'average'],
      pizzaAssociations: [
        { id: 'twin-1', pizza_size_id: 'average' },
        { id: 'twin-2', pizza_size_id: 'average', discount: 33.333, discount_type: 'percent' },
      ],
    },
    { id: 'gone', name: 'Gone', price: 5, pizzaSizes: ['paused'], pizzaAssociations: [] },
  ],
  categories: [
    {
      id: 'starters',
      name: 'Starters',
      products: [
        {
          id: 'bruschetta',
          name: 'Bruschetta',
          price: 18.9,
          extras: [GROUPS['one-of'], GROUPS['ticks']],
        },
        { id: 'soup', name: 'Soup', price: 22, unavailable: true },
      ],
    },
  ],
  prizes: [{ id: 'soda', name: 'Soda', points_needed: 40 }],
};

/** In decimals as on the wire, and decoded by the contract like any menu. */
export const MENU = z.parse(Menu, WIRE);

/** Rounding of the catalogue's restaurant. */
export const ROUNDING: Rounding = {
  round_type: 'up',
  round_step: 0.5,
  combo_round_type: 'nearest',
  combo_round_step: 0.1,
};
export const EXACT: Rounding = {
  round_type: '',
  round_step: 0,
  combo_round_type: '',
  combo_round_step: 0,
};

export const groupOf = (name: string): ExtrasGroup =>
  z.parse(ExtrasGroup, GROUPS[name as keyof typeof GROUPS]);

export function sizeOf(id: string): PizzaOffer['size'] {
  const size = MENU.pizzas.sizes.find((it) => it.id === id);
  if (size === undefined) throw new RangeError(`no size ${id}`);
  return size;
}

/** Fixtures that cases refer to by name. */
export const FIXTURES: Readonly<Record<string, unknown>> = {
  pizzas: MENU.pizzas,
  catalogue: { menu: MENU, info: ROUNDING },
  ...Object.fromEntries(MENU.pizzas.sizes.map((size) => [`size-${size.id}`, size])),
  ...Object.fromEntries(Object.keys(GROUPS).map((name) => [`group-${name}`, groupOf(name)])),
};
