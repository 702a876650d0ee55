import fc from 'fast-check';
import * as z from 'zod/mini';
import { type Allergen, ALLERGENS, type Dietary, type Menu, Product } from '../../contracts';
import en from '../../locales/en.json';
import {
  aCategory,
  aCombo,
  aMenu,
  aPizzas,
  aPizzaSize,
  aProduct,
  aRestaurant,
} from '../../testing';
import {
  combinedDietary,
  dietaryFacts,
  hasDietary,
  isFreeOf,
  sectionsWithout,
  statedAllergens,
  statesDietary,
} from './dietary';
import { dietaryTexts } from './dietary-texts';
import { productCard } from './product-card';

describe('allergens and diets', () => {
  const read = (dietary: unknown) => z.parse(Product, { id: 'x', name: 'X', price: 1, dietary });
  const textAt = (key: string): string =>
    key
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], en) as string;
  const t = (key: string, values: Record<string, string> = {}): string =>
    textAt(key).replace('{{list}}', values['list'] ?? '');

  test('what the record says, in full and short', () => {
    const { dietary } = read({
      allergens: { gluten: 'contains', milk: 'contains', nuts: 'may_contain', fish: 'free' },
      diets: { vegetarian: 'yes', vegan: 'no' },
    });
    expect(dietaryTexts(t, dietary, 'short')).toEqual([
      'Vegetarian',
      'Contains gluten, milk',
      'May contain tree nuts',
      'Other allergens not confirmed',
    ]);
    expect(dietaryTexts(t, dietary, 'full')).toEqual([
      'Vegetarian',
      'Contains gluten, milk',
      'May contain tree nuts',
      'Free of fish',
      expect.stringMatching(/^Not confirmed: eggs, .*sulfites$/),
    ]);
  });

  test('a record that states all allergens leaves nothing unconfirmed', () => {
    const allergens = Object.fromEntries(ALLERGENS.map((name) => [name, 'free']));
    const { dietary } = read({ allergens, diets: { vegan: 'yes', vegetarian: 'yes' } });
    expect(dietaryTexts(t, dietary, 'short')).toEqual(['Vegan']);
  });

  test.each([
    undefined,
    null,
    'free',
    [],
    { allergens: 'free', diets: 7 },
    { allergens: ['gluten'], diets: {} },
    {
      allergens: { gluten: 'FREE', milk: true, eggs: null, butter: 'free' },
      diets: { vegan: true },
    },
    JSON.parse('{"allergens":{"__proto__":{"gluten":"free"}}}'),
  ])('a record with the statements %j confirms nothing', (dietary) => {
    const product = read(dietary);
    expect(hasDietary(product)).toBe(false);
    expect(dietaryFacts(product)).toMatchObject({ free: [], contains: [], unconfirmed: ALLERGENS });
    expect(ALLERGENS.some((allergen) => isFreeOf(product, [allergen]))).toBe(false);
    expect(dietaryTexts(t, product.dietary, 'full')).toEqual(['Allergens not confirmed']);
  });

  test.each([
    ['contains', ['free', 'contains', undefined]],
    ['contains', ['may_contain', 'contains']],
    ['may_contain', ['free', 'may_contain']],
    ['may_contain', [undefined, 'may_contain']],
    [undefined, ['free', undefined]],
    ['free', ['free', 'free']],
  ])('the statement of a whole is %s when its parts state %j', (whole, stated) => {
    const parts = stated.map((eggs) => read({ allergens: { eggs } }).dietary);
    expect(combinedDietary(parts).allergens.eggs).toBe(whole);
  });

  test('a whole suits a diet that all of its parts suit', () => {
    const diets = (...vegan: (string | undefined)[]) =>
      combinedDietary(vegan.map((it) => read({ diets: { vegan: it } }).dietary)).diets.vegan;
    expect([diets('yes', 'yes'), diets('yes', undefined), diets('no', undefined)]).toEqual([
      'yes',
      undefined,
      'no',
    ]);
  });

  test('a part without a record confirms nothing, but hides nothing of the others', () => {
    const pizza = read({ allergens: { milk: 'contains', fish: 'free' } }).dietary;
    expect(combinedDietary([pizza, null, undefined])).toEqual({
      allergens: { milk: 'contains' },
      diets: {},
    });
  });

  const statement = fc.constantFrom(
    'contains',
    'may_contain',
    'free',
    'unknown',
    undefined,
    null,
    1,
  );
  const someAllergens = fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 4 });
  const card = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      allergens: fc.dictionary(fc.constantFrom(...ALLERGENS), statement),
      isStated: fc.boolean(),
    })
    .map(({ id, allergens, isStated }) =>
      productCard(
        aProduct({ id, dietary: isStated ? read({ allergens }).dietary : undefined }),
        aRestaurant(),
      ),
    );
  const sections = fc.array(fc.record({ cards: fc.array(card, { maxLength: 6 }) }), {
    maxLength: 5,
  });
  const facts = (allergens: readonly Allergen[]) => (one: ReturnType<typeof productCard>) =>
    allergens.map((allergen) => one.dietary?.allergens[allergen]);

  test('whatever the record says, the filter shows only items that are confirmed to be free of all', () =>
    fc.assert(
      fc.property(sections, someAllergens, (menu, without) => {
        const shown = sectionsWithout(menu, without).flatMap(({ cards }) => cards);
        const statements = shown.flatMap(facts(without));
        expect(statements.every((it) => it === 'free')).toBe(true);
        const ids = new Set(shown.map(({ id }) => id));
        const hidden = menu.flatMap(({ cards }) => cards).filter(({ id }) => !ids.has(id));
        // an item is left out only if one of its listings is not confirmed
        for (const { id } of hidden)
          expect(
            menu
              .flatMap(({ cards }) => cards.filter((menuCard) => menuCard.id === id))
              .flatMap(facts(without))
              .some((it) => it !== 'free'),
          ).toBe(true);
        // and one that is shown is confirmed by each of its listings
        for (const listing of menu.flatMap(({ cards }) => cards.filter(({ id }) => ids.has(id))))
          expect(isFreeOf(listing, without)).toBe(true);
      }),
    ));

  test('no filter shows the whole menu; the allergens to choose are those the record speaks of', () => {
    const menu = [
      {
        cards: [
          productCard(read({ allergens: { milk: 'contains', gluten: 'free' } }), aRestaurant()),
        ],
      },
      { cards: [productCard(read(undefined), aRestaurant())] },
    ];
    expect(sectionsWithout(menu, [])).toBe(menu);
    expect(statedAllergens(menu)).toEqual(['gluten', 'milk']);
  });
});

describe('a menu with statements', () => {
  const glutenFree: Dietary = { allergens: { gluten: 'free' }, diets: {} };
  const vegan: Dietary = { allergens: {}, diets: { vegan: 'yes' } };

  test.each<{ case: string; dietary: Dietary | null | undefined; isStated: boolean }>([
    { case: 'an allergen alone', dietary: glutenFree, isStated: true },
    { case: 'a diet alone', dietary: vegan, isStated: true },
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
});
