import fc from 'fast-check';
import { minor, type ExtrasGroup, type Product } from '../../contracts';
import {
  aCategory,
  aCombo,
  aGeneralLine,
  aMenu,
  anExtrasGroup,
  anExtrasOption,
} from '../../testing';
import { aProduct, aRestaurant, aComboLine, aPizzaLine } from '../../testing';
import { anyChoice, anyFinished, anyOffer } from '../../testing/any-pizza';
import { anyGroup } from '../../testing/arbitraries';
import { randomRuns } from '../../testing/random-runs';
import { verifyLines } from '../order/verify-lines';
import { pizzaProblem, type PizzaOffer } from '../pizza';
import { anOffer, bases } from '../pizza/pizza.test-kit';
import { canBeFinished } from '../pizza/sellable-pizza';
import { areExtrasValid, isChoosable, leastOf, unmetGroup } from './extras-group';
import { menuSections } from './menu-sections';
import { recommendedProducts } from './recommended-products';
import { findListing } from './sellable';

const info = aRestaurant();
const options = (...prices: number[]) =>
  prices.map((price, index) =>
    anExtrasOption({ id: `o${index}`, name: `Option ${index}`, price: minor(price) }),
  );
const out = { options: [anExtrasOption({ hasStock: false })] };
const group = (id: string, more: Partial<ExtrasGroup> = {}): ExtrasGroup =>
  anExtrasGroup({ id, name: id, ...more });

/** Cards, listing and the order's check agree about a dish. */
function sold(more: Partial<Product>): boolean {
  const product = aProduct(more);
  const menu = aMenu({ categories: [aCategory({ products: [product] })] });
  const cards = menuSections(menu, info, 'delivery').flatMap((section) => section.cards);
  const verified = verifyLines([aGeneralLine({ id: product.id })], { menu, info });
  const order = recommendedProducts({
    menu,
    info: aRestaurant({ show_recommended_products: true }),
    orders: [{ orders: [aGeneralLine({ id: product.id })] } as never],
    cart: [],
    subtotal: minor(0),
    mode: 'delivery',
  });
  const answers = [
    !cards[0]!.disabled,
    !cards[0]!.soldOut,
    findListing(menu, product.id, 'delivery')!.isOrderable,
    verified.ok || verified.error.kind !== 'item-unavailable',
    order.length === 1,
  ];
  expect(new Set(answers).size).toBe(1);
  return answers[0]!;
}

test.each<readonly [string, Partial<Product>, boolean]>([
  [
    'one of two required groups is sold out',
    { extras: [group('a', { required: true }), group('b', { required: true, ...out })] },
    false,
  ],
  ['choose 3 of two single options', { extras: [group('a', { type: 3, qty_min: 3 })] }, false],
  ['choose 2 of two single options', { extras: [group('a', { type: 3, qty_min: 2 })] }, true],
  [
    'choose 3 of two options, each twice',
    { extras: [group('a', { type: 2, qty_min: 3, qtyPerItem: 2 })] },
    true,
  ],
  [
    'choose 5 of two options, each twice',
    { extras: [group('a', { type: 2, qty_min: 5, qtyPerItem: 2 })] },
    false,
  ],
  [
    'choose 3 of one that is left, without a limit',
    { extras: [group('a', { qty_min: 3, options: options(100) })] },
    true,
  ],
  ['the least is above the most', { extras: [group('a', { qty_min: 3, qty_max: 2 })] }, false],
  ['the least is huge', { extras: [group('a', { qty_min: 1e9 })] }, false],
  ['the most is huge', { extras: [group('a', { qty_min: 1, qty_max: 1e9 })] }, true],
  ['the least is between two numbers', { extras: [group('a', { type: 3, qty_min: 1.5 })] }, true],
  ['the most is below one', { extras: [group('a', { qty_min: 1, qty_max: 0.5 })] }, false],
  [
    'a required group has no options',
    { extras: [group('a', { required: true, options: [] })] },
    false,
  ],
  ['an optional group has no options', { extras: [group('a', { options: [] })] }, true],
  [
    'a choice takes off more than the price',
    { price: minor(1000), extras: [group('a', { type: 3, options: options(-600, -500) })] },
    false,
  ],
  [
    'all choices take off the price',
    { price: minor(1000), extras: [group('a', { type: 3, options: options(-600, -400) })] },
    true,
  ],
  [
    'only one of them can be taken',
    { price: minor(1000), extras: [group('a', { type: 1, options: options(-600, -500) })] },
    true,
  ],
  [
    'a quantity without a limit takes off more than the price',
    { price: minor(1000), extras: [group('a', { type: 2, options: options(-2) })] },
    false,
  ],
  [
    'a required choice costs what another takes off',
    {
      price: minor(0),
      extras: [
        group('a', { type: 1, required: true, options: options(500, 800) }),
        group('b', { type: 3, options: options(-500) }),
      ],
    },
    true,
  ],
])('[MENU-21] whether a dish is sold: %s', (_, more, is) => expect(sold(more)).toBe(is));

/** Every choice of up to 7 of each option, by trying. */
function choices(of: ExtrasGroup): { total: number; price: number; isValid: boolean }[] {
  const all = of.options.reduce<number[][]>(
    (found, option) =>
      found.flatMap((taken) =>
        Array.from({ length: isChoosable(option) ? 8 : 1 }, (_, qty) => [...taken, qty]),
      ),
    [[]],
  );
  return all.map((taken) => {
    const chosen = of.options.map(({ id, name, price }, index) => ({
      id,
      groupId: of.id,
      name,
      price,
      qty: taken[index]!,
    }));
    return {
      total: taken.reduce((sum, qty) => sum + qty, 0),
      price: chosen.reduce((sum, { price, qty }) => sum + price * qty, 0),
      isValid: areExtrasValid([of], chosen),
    };
  });
}

test('[MENU-21] [EXTRAS-10] a choice can be made exactly when one is valid, and costs at least the cheapest', () => {
  const any = fc
    .record({ of: anyGroup, off: fc.integer({ min: 0, max: 500 }) })
    .map(({ of, off }) => ({
      ...of,
      qty_max: of.qty_max || 6,
      options: of.options.map((option, index) =>
        index === 0 ? { ...option, price: minor(-off) } : option,
      ),
    }));
  fc.assert(
    fc.property(any, (of) => {
      const valid = choices(of).filter(({ isValid }) => isValid);
      expect(unmetGroup([of]) === undefined).toBe(valid.length > 0);
      if (valid.length > 0) expect(leastOf(of)).toBe(Math.min(...valid.map(({ price }) => price)));
    }),
    { numRuns: randomRuns(300) },
  );
});

describe('pizzas', () => {
  const pizzaSold = ({ size, pizzas, rounding }: PizzaOffer): boolean => {
    const menu = aMenu({
      categories: [],
      pizzas: { ...pizzas, sizes: [size] },
      combos: [aCombo({ pizzaSizes: [size.id] })],
    });
    const restaurant = aRestaurant(rounding);
    const cards = menuSections(menu, restaurant, 'delivery').flatMap((section) => section.cards);
    const catalogue = { menu, info: restaurant };
    const unavailable = [
      verifyLines([aPizzaLine({ id: size.id, selectedFlavors: [] })], catalogue),
      verifyLines(
        [
          aComboLine({
            id: 'family',
            comboItems: [aPizzaLine({ id: size.id, selectedFlavors: [] })],
          }),
        ],
        catalogue,
      ),
    ].map((it) => !it.ok && it.error.kind === 'item-unavailable');
    const isOut = cards.map(({ disabled }) => disabled);
    expect(new Set([...isOut, ...unavailable]).size).toBe(1);
    return !isOut[0]!;
  };
  const prices = (price: number, more: object = {}) =>
    anOffer({ prices: { 1: price }, size: more });

  test.each<readonly [string, PizzaOffer, boolean]>([
    ['has what it needs', anOffer(), true],
    ['may have no flavors', anOffer({ size: { maxFlavors: 0 } }), false],
    [
      'needs more flavors than it may have',
      anOffer({ size: { minFlavors: 3, maxFlavors: 2 } }),
      false,
    ],
    ['may have many flavors', anOffer({ size: { maxFlavors: 1e9 } }), true],
    [
      'needs more flavors than a pizza has parts',
      anOffer({ size: { minFlavors: 1e9, maxFlavors: 1e9 } }),
      false,
    ],
    ['has no flavors', anOffer({ size: { flavors: [] } }), false],
    [
      'has its crusts sold out',
      anOffer({ size: { crustCategories: bases({ edge: 0 }, { available: false }) } }),
      false,
    ],
    [
      'has its doughs sold out',
      anOffer({ size: { doughCategories: bases({ thin: 0 }, { available: false }) } }),
      false,
    ],
    [
      'has the crusts of another size',
      anOffer({ size: { crustCategories: bases({ edge: 0 }, { sizeID: 'small' }) } }),
      true,
    ],
    [
      'has slices for another number only',
      prices(900, {
        priceBehavior: 'incremental',
        minFlavors: 2,
        maxFlavors: 4,
        flavors: anOffer({ prices: { 1: 900 } }).size.flavors.slice(0, 1),
      }),
      false,
    ],
  ])('[PIZZA-21] a size is sold, alone and in a combo, when it %s', (_, offer, is) => {
    const exact =
      offer.size.priceBehavior === 'incremental'
        ? {
            ...offer,
            size: {
              ...offer.size,
              flavors: offer.size.flavors.map((flavor) => ({ ...flavor, exceptions: [] })),
            },
          }
        : offer;
    expect(pizzaSold(exact)).toBe(is);
  });

  test('a flavor with a price below 0, or of no parts, is not offered', () => {
    const of = (fractions: { pizzaPart: number; price: number }[]) => {
      const offer = anOffer();
      return {
        ...offer,
        size: {
          ...offer.size,
          flavors: offer.size.flavors.map((flavor) => ({
            ...flavor,
            extraPrice: minor(0),
            exceptions: [],
            fractions: fractions.map(({ pizzaPart, price }) => ({
              pizzaPart,
              price: minor(price),
            })),
          })),
        },
      };
    };
    expect([
      pizzaSold(of([{ pizzaPart: 1, price: -1 }])),
      pizzaSold(of([{ pizzaPart: 0, price: 4500 }])),
      pizzaSold(of([{ pizzaPart: -1, price: 4500 }])),
      pizzaSold(of([{ pizzaPart: 1, price: 0 }])),
    ]).toEqual([false, false, false, true]);
  });

  test('extras of a size and of a combo must be possible, too', () => {
    const { size, pizzas, rounding } = anOffer();
    const impossible = [group('a', { required: true, ...out })];
    const menu = aMenu({
      categories: [],
      pizzas: { ...pizzas, sizes: [{ ...size, extras: impossible }] },
      combos: [
        aCombo({ id: 'c1', pizzaSizes: [size.id] }),
        aCombo({ id: 'c2', pizzaSizes: [size.id], extras: impossible }),
        aCombo({ id: 'c3', pizzaSizes: ['gone'] }),
      ],
    });
    expect(
      menuSections(menu, aRestaurant({ ...rounding, pizza_menu: 'flavors' }), 'delivery')
        .flatMap(({ cards }) => cards)
        .map(({ id, disabled }) => [id, disabled]),
    ).toEqual([
      ['c1', false],
      ['c2', true],
      ['c3', true],
      [size.id, true],
    ]);
  });

  test('a pizza that can be finished in any way is sold', () => {
    const any = fc.oneof(anyFinished, fc.record({ offer: anyOffer, choice: anyChoice }));
    fc.assert(
      fc.property(any, ({ offer, choice }) => {
        if (pizzaProblem(offer, choice) === null) expect(canBeFinished(offer)).toBe(true);
      }),
      { numRuns: randomRuns(300) },
    );
  });
});
