import {
  divisionOf,
  emptyChoice,
  flavorCounts,
  flavorLimits,
  fractionText,
  requiresCount,
} from './flavor-limits';
import { flavorsOf } from './pizza-offer';
import { isFlavorOffered, pizzaProblem } from './pizza-problem';
import { anOffer, bases, choose, of } from './pizza.test-kit';

const crusts = bases({ plain: 0 });
const based = anOffer({
  size: {
    minFlavors: 2,
    maxFlavors: 3,
    crustCategories: crusts,
    doughCategories: bases({ thin: 0 }),
  },
  toppings: bases({ bacon: 600 }),
});
const cut = anOffer({
  size: { priceBehavior: 'incremental' },
  prices: { 1: 4500, 2: 2300, 3: 1600 },
});
const both = { crust: 'plain', dough: 'thin' };
const two = [of('margherita'), of('diavola')];

describe('[PIZZA-21] NEXT is enabled only when', () => {
  test.each([
    [
      'a crust is chosen where there are crusts',
      based,
      choose(two, { dough: 'thin' }),
      { kind: 'crust-missing' },
    ],
    [
      'a dough is chosen where there are doughs',
      based,
      choose(two, { crust: 'plain' }),
      { kind: 'dough-missing' },
    ],
    [
      'maxFlavors is not 0',
      anOffer({ size: { maxFlavors: 0 } }),
      choose([of('margherita')]),
      { kind: 'count-missing' },
    ],
    ['the number of flavors is chosen', cut, choose(two), { kind: 'count-missing' }],
    ['that number can be had', cut, choose(two, { count: 4 }), { kind: 'count-missing' }],
    [
      'incremental: as many flavors as were chosen',
      cut,
      choose(two, { count: 3 }),
      { kind: 'flavors-missing', missing: 1, more: 1 },
    ],
    [
      'incremental: no more than that',
      cut,
      choose([of('margherita', 2), of('diavola')], { count: 2 }),
      { kind: 'too-many-flavors' },
    ],
    [
      'elsewhere at least minFlavors',
      based,
      choose([of('margherita')], both),
      { kind: 'flavors-missing', missing: 1, more: 2 },
    ],
    [
      'and at most maxFlavors',
      based,
      choose([of('margherita', 4)], both),
      { kind: 'too-many-flavors' },
    ],
    [
      'there is a flavor at all',
      anOffer({ size: { minFlavors: 0 } }),
      choose([]),
      { kind: 'flavors-missing', missing: 1, more: 4 },
    ],
  ])('%s', (_case, offer, choice, is) => expect(pizzaProblem(offer, choice)).toEqual(is));
});

describe('[OPEN-033] what is unavailable can never be chosen', () => {
  test.each([
    {
      case: 'a flavor of a category the size does not have',
      choice: choose([of('tofu')], both),
      is: { kind: 'flavor-unavailable', itemId: 'tofu' },
    },
    {
      case: 'a flavor named twice',
      choice: choose([of('diavola'), of('diavola')], both),
      is: { kind: 'flavor-unavailable', itemId: 'diavola' },
    },
    {
      case: 'half a part',
      choice: choose([of('diavola', 0.5)], both),
      is: { kind: 'flavor-unavailable', itemId: 'diavola' },
    },
    {
      case: 'less than nothing',
      choice: choose([of('diavola', -1), of('margherita', 3)], both),
      is: { kind: 'flavor-unavailable', itemId: 'diavola' },
    },
    {
      case: 'a topping twice on one flavor',
      choice: choose([of('diavola', 2, ['bacon', 'bacon'])], both),
      is: { kind: 'topping-unavailable', itemId: 'bacon' },
    },
  ])('$case', ({ choice, is }) => expect(pizzaProblem(based, choice)).toEqual(is));

  test.each([{ available: false }, { sizeID: 'small' }])(
    'a crust, dough or topping that is %p',
    (more) => {
      const offer = anOffer({
        size: {
          crustCategories: [...crusts, ...bases({ cheese: 900 }, more)],
          doughCategories: bases({ thin: 0 }),
        },
        toppings: bases({ bacon: 600 }, more),
      });
      expect(pizzaProblem(offer, choose(two, { crust: 'cheese', dough: 'thin' }))).toEqual({
        kind: 'crust-unavailable',
        itemId: 'cheese',
      });
      expect(pizzaProblem(offer, choose([of('diavola', 1, ['bacon'])], both))).toEqual({
        kind: 'topping-unavailable',
        itemId: 'bacon',
      });
    },
  );

  test('a flavor without a price for so many parts is not offered', () => {
    expect([2, 3].map((parts) => isFlavorOffered(cut, 'nutella', parts))).toEqual([true, false]);
    expect(isFlavorOffered(cut, 'marinara', 2)).toBe(false);
  });
});

const incremental = (prices: Record<number, number>, size = {}) =>
  anOffer({ prices, size: { priceBehavior: 'incremental', ...size } });

test.each([
  ['of the classics and the sweets', incremental({ 1: 1, 3: 1 }), [1, 2, 3]],
  ['none above maxFlavors', incremental({ 1: 1, 3: 1 }, { maxFlavors: 2 }), [1, 2]],
  ['none below minFlavors', incremental({ 1: 1, 3: 1 }, { minFlavors: 2 }), [2, 3]],
  ['no half and no zero', incremental({ 0: 1, 1.5: 1 }, { minFlavors: 0 }), [1, 2]],
])('[PIZZA-03] numbers of flavors: %s', (_case, offer, is) =>
  expect(flavorCounts(offer)).toEqual(is),
);

test('[PIZZA-03] the number is required only of incremental sizes with a choice; else it is fixed', () => {
  expect(
    [incremental({ 1: 1 }), incremental({ 1: 1 }, { maxFlavors: 1 }), anOffer()].map(requiresCount),
  ).toEqual([true, false, false]);
  expect(emptyChoice(incremental({ 1: 1 })).count).toBe(0);
  expect(emptyChoice(incremental({ 1: 1 }, { maxFlavors: 1 })).count).toBe(1);
});

test('[PIZZA-21] limits: exactly the chosen number, else the size’s own, at least one', () => {
  const cut = incremental({ 1: 1, 3: 1 });
  expect([0, 3, 4].map((count) => flavorLimits(cut, { count }))).toEqual([
    { min: 0, max: 0 },
    { min: 3, max: 3 },
    { min: 0, max: 0 },
  ]);
  expect(flavorLimits(anOffer({ size: { minFlavors: 0, maxFlavors: 2.9 } }), { count: 9 })).toEqual(
    { min: 1, max: 2 },
  );
});

test('a pizza is divided into the chosen number, else into what is filled', () => {
  expect(divisionOf(incremental({ 3: 1 }), choose([of('margherita')], { count: 3 }))).toBe(3);
  expect(
    [choose([]), choose([of('margherita', 2), of('diavola')])].map((choice) =>
      divisionOf(anOffer(), choice),
    ),
  ).toEqual([1, 3]);
});

test.each([
  [1, 2, '1/2'],
  [2, 4, '1/2'],
  [2, 3, '2/3'],
  [1, 1, '1/1'],
  [6, 8, '3/4'],
])('%i of %i parts is %s', (quantity, division, text) =>
  expect(fractionText(quantity, division)).toBe(text),
);

test('a flavor listed in two categories of the size is offered once, in the first', () =>
  expect(flavorsOf(anOffer()).map(({ category, flavor }) => [category.id, flavor.id])).toEqual([
    ['classic', 'margherita'],
    ['classic', 'diavola'],
    ['classic', 'burrata'],
    ['classic', 'marinara'],
    ['sweet', 'nutella'],
  ]));
