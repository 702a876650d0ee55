import type { Dietary, Menu } from '../../contracts';
import { aCategory, aCombo, aMenu, aPizzas, aPizzaSize, aProduct } from '../../testing';
import {
  dietaryFacts,
  hasDietary,
  sectionsWithout,
  statedAllergens,
  statesDietary,
} from './dietary';

const glutenFree: Dietary = { allergens: { gluten: 'free' }, diets: {} };
const vegan: Dietary = { allergens: {}, diets: { vegan: 'yes' } };

test.each<{ case: string; dietary: Dietary | null | undefined; isStated: boolean }>([
  { case: 'an allergen alone', dietary: glutenFree, isStated: true },
  { case: 'a diet alone', dietary: vegan, isStated: true },
  { case: 'both', dietary: { ...glutenFree, diets: vegan.diets }, isStated: true },
  { case: 'neither', dietary: { allergens: {}, diets: {} }, isStated: false },
  { case: 'nothing', dietary: undefined, isStated: false },
])('a record that names $case makes a statement: $isStated', ({ dietary, isStated }) =>
  expect(hasDietary({ dietary })).toBe(isStated),
);

test.each<{ diets: Dietary['diets']; suits: string[]; unconfirmed: string[] }>([
  { diets: { vegan: 'yes' }, suits: ['vegan'], unconfirmed: ['vegetarian'] },
  { diets: { vegan: 'no', vegetarian: 'yes' }, suits: ['vegetarian'], unconfirmed: [] },
  { diets: {}, suits: [], unconfirmed: ['vegan', 'vegetarian'] },
])('the diets $diets leave $unconfirmed unconfirmed', ({ diets, suits, unconfirmed }) =>
  expect(dietaryFacts({ dietary: { allergens: {}, diets } })).toMatchObject({
    suits,
    unconfirmedDiets: unconfirmed,
  }),
);

const flavor = (id: string, dietary?: Dietary) => ({
  id,
  name: id,
  description: '',
  image: '',
  available: true,
  possiblePrices: [],
  dietary,
});
/** A menu with two dishes in each place, the second one with these statements. */
const menuOf = (stated: {
  featured?: Dietary;
  combo?: Dietary;
  size?: Dietary;
  flavor?: Dietary;
  product?: Dietary;
}): Menu =>
  aMenu({
    featuredItems: [aProduct(), aProduct({ id: 'b', dietary: stated.featured })],
    combos: [aCombo(), aCombo({ id: 'b', dietary: stated.combo })],
    pizzas: aPizzas({
      sizes: [aPizzaSize(), aPizzaSize({ id: 'b', dietary: stated.size })],
      flavorCategories: [
        {
          id: 'classic',
          name: 'Classics',
          description: '',
          flavors: [flavor('a'), flavor('b', stated.flavor)],
        },
      ],
    }),
    categories: [
      aCategory(),
      aCategory({
        id: 'mains',
        products: [aProduct(), aProduct({ id: 'b', dietary: stated.product })],
      }),
    ],
  });

test.each(['featured', 'combo', 'size', 'flavor', 'product'])(
  'a menu states something about diets when one item does: a %s',
  (place) => expect(statesDietary(menuOf({ [place]: vegan }))).toBe(true),
);

test('a menu without statements states nothing', () =>
  expect(statesDietary(menuOf({}))).toBe(false));

const card = (id: string, gluten?: 'free' | 'contains' | 'may_contain') => ({
  kind: 'product',
  id,
  dietary: gluten && { allergens: { gluten }, diets: {} },
});

test('the filter leaves out cards that are not confirmed, and sections without a card', () => {
  const salad = card('salad', 'free');
  const soup = card('soup', 'free');
  expect(
    sectionsWithout(
      [
        { id: 'starters', cards: [card('bread', 'contains'), salad, card('olives')] },
        { id: 'mains', cards: [card('pasta', 'may_contain')] },
        { id: 'soups', cards: [soup] },
      ],
      ['gluten'],
    ),
  ).toEqual([
    { id: 'starters', cards: [salad] },
    { id: 'soups', cards: [soup] },
  ]);
});

test('an item with one listing that is not confirmed is left out of each section', () => {
  const [soup, salad] = [card('soup', 'free'), card('salad', 'free')];
  expect(
    sectionsWithout(
      [
        { id: 'featured', cards: [soup, salad] },
        { id: 'starters', cards: [card('soup')] },
      ],
      ['gluten'],
    ),
  ).toEqual([{ id: 'featured', cards: [salad] }]);
});

test('an allergen can be chosen when one of many cards states it', () =>
  expect(
    statedAllergens([
      { cards: [card('olives'), card('salad', 'free')] },
      { cards: [card('pasta')] },
      { cards: [] },
    ]),
  ).toEqual(['gluten']));
