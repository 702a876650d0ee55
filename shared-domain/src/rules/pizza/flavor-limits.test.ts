import { anOffer, choose, of } from './pizza.test-kit';
import {
  requiresCount,
  divisionOf,
  emptyChoice,
  flavorCounts,
  flavorLimits,
  fractionText,
} from './flavor-limits';

const incremental = (prices: Record<number, number>, size = {}) =>
  anOffer({ prices, size: { priceBehavior: 'incremental', ...size } });

test.each([
  { case: 'of the classics and the sweets', offer: incremental({ 1: 1, 3: 1 }), is: [1, 2, 3] },
  {
    case: 'none above maxFlavors',
    offer: incremental({ 1: 1, 3: 1 }, { maxFlavors: 2 }),
    is: [1, 2],
  },
  {
    case: 'none below minFlavors',
    offer: incremental({ 1: 1, 3: 1 }, { minFlavors: 2 }),
    is: [2, 3],
  },
  {
    case: 'no half and no zero',
    offer: incremental({ 0: 1, 1.5: 1 }, { minFlavors: 0 }),
    is: [1, 2],
  },
])('[PIZZA-03] numbers of flavors: $case', ({ offer, is }) =>
  expect(flavorCounts(offer)).toEqual(is),
);

test('[PIZZA-03] the number is required only of incremental sizes with a choice; else it is fixed', () => {
  expect(
    [incremental({ 1: 1 }), incremental({ 1: 1 }, { maxFlavors: 1 }), anOffer()].map(requiresCount),
  ).toEqual([true, false, false]);
  expect(emptyChoice(incremental({ 1: 1 })).count).toBe(0);
  expect(emptyChoice(incremental({ 1: 1 }, { maxFlavors: 1 })).count).toBe(1);
});

test('[PIZZA-03] a builder begins without crust, dough and flavors', () =>
  expect(emptyChoice(incremental({ 1: 1 }))).toEqual(choose([])));

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
  [3, 3, '1/1'],
  [2, 3, '2/3'],
  [1, 1, '1/1'],
  [6, 8, '3/4'],
])('%i of %i parts is %s', (quantity, division, text) =>
  expect(fractionText(quantity, division)).toBe(text),
);
