import { allSettled, fork, type Scope } from 'effector';
import fc from 'fast-check';
import { tabletBus } from '@storefront/shared-domain/bus';
import { minor } from '@storefront/shared-domain/contracts';
import { $restaurantData, restaurantSelected } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import type { MenuCard, MenuSection } from '@storefront/shared-domain/rules';
import { restaurantData, aMenu, aPizzas, aPizzaSize } from '@storefront/shared-domain/testing';
import type { Hit } from '../../menu/hit';
import { sectionOfHash } from '../../menu/section-names';
import { $without, withoutChosen } from '../../menu/without.model';
import { parseWithout, queryWithout } from '../without/without-filter';
import { findCards, OPTIONS } from './search-index';
import {
  $hits,
  $isSearchBroken,
  $query,
  findCardsFx,
  queryTyped,
  searchCleared,
} from './search.model';

describe('search', () => {
  const hit = (key: string): Hit => ({ key, flavors: [] });

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const scopeWith = (answer: (query: string) => Promise<Hit[]>): Scope =>
    fork({
      values: [[$restaurantData, restaurantData()]],
      handlers: [[findCardsFx, ({ query }: { query: string }) => answer(query)]],
    });
  const typeInto =
    (scope: Scope) =>
    (text: string): void => {
      void allSettled(queryTyped, { scope, params: text });
    };

  test('[MENU-16] a search starts after a debounce of 500 ms, not before', async () => {
    const requested: string[] = [];
    const scope = scopeWith(async (query) => {
      requested.push(query);
      return [hit('product:1')];
    });
    const type = typeInto(scope);
    type('p');
    type('pi');
    await jest.advanceTimersByTimeAsync(499);
    type('piz');
    await jest.advanceTimersByTimeAsync(499);
    expect(requested).toEqual([]);
    expect(scope.getState($query)).toBe('piz');
    await jest.advanceTimersByTimeAsync(1);
    expect(requested).toEqual(['piz']);
    expect(scope.getState($hits)).toEqual({ query: 'piz', cards: [hit('product:1')] });
  });

  test('a slow answer for an older query never replaces the newer one', async () => {
    const answers: Array<(hits: Hit[]) => void> = [];
    const scope = scopeWith(() => new Promise((resolve) => answers.push(resolve)));
    const type = typeInto(scope);
    type('pizza');
    await jest.advanceTimersByTimeAsync(500);
    type('pasta');
    await jest.advanceTimersByTimeAsync(500);
    answers[1]!([hit('product:pasta')]);
    answers[0]!([hit('product:pizza')]);
    await jest.advanceTimersByTimeAsync(0);
    expect(scope.getState($hits)).toEqual({ query: 'pasta', cards: [hit('product:pasta')] });
  });

  test.each(['', 'a'])(
    'the query "%s" holds no word to search for: the whole menu shows',
    async (text) => {
      const scope = scopeWith(async () => [hit('product:1')]);
      const type = typeInto(scope);
      type('pizza');
      await jest.advanceTimersByTimeAsync(500);
      type(text);
      await jest.advanceTimersByTimeAsync(500);
      expect(scope.getState($hits)).toBeNull();
    },
  );

  test('clearing shows the whole menu at once, whatever is still under way', async () => {
    const answers: Array<(hits: Hit[]) => void> = [];
    const scope = scopeWith(() => new Promise((resolve) => answers.push(resolve)));
    typeInto(scope)('pizza');
    await jest.advanceTimersByTimeAsync(500);
    void allSettled(searchCleared, { scope });
    answers[0]!([hit('product:pizza')]);
    await jest.advanceTimersByTimeAsync(500);
    expect(scope.getState($hits)).toBeNull();
    expect(scope.getState($query)).toBe('');
  });

  test('a search that cannot be fetched leaves the menu as it is, and the next typing repeats it', async () => {
    let isBroken = true;
    const scope = scopeWith(async () => {
      if (isBroken) throw new Error('chunk missing');
      return [hit('product:1')];
    });
    const type = typeInto(scope);
    type('pizza');
    await jest.advanceTimersByTimeAsync(500);
    expect(scope.getState($hits)).toBeNull();
    expect(scope.getState($isSearchBroken)).toBe(true);
    isBroken = false;
    type('pizzas');
    await jest.advanceTimersByTimeAsync(500);
    expect(scope.getState($isSearchBroken)).toBe(false);
    expect(scope.getState($hits)?.cards).toEqual([hit('product:1')]);
  });

  test('[MENU-14] the search reads the menu of the restaurant', async () => {
    jest.useRealTimers();
    const scope = fork({ values: [[$restaurantData, restaurantData()]] });
    await allSettled(queryTyped, { scope, params: 'brusch' });
    expect(scope.getState($hits)).toEqual({ query: 'brusch', cards: [hit('product:bruschetta')] });
  });

  test('text that was cleared within the pause is not searched', async () => {
    const requested: string[] = [];
    const scope = scopeWith(async (query) => {
      requested.push(query);
      return [];
    });
    typeInto(scope)('pizza');
    await jest.advanceTimersByTimeAsync(100);
    void allSettled(searchCleared, { scope });
    await jest.advanceTimersByTimeAsync(1000);
    expect([requested, scope.getState($hits)]).toEqual([[], null]);
  });
});

describe('the index', () => {
  const aCard = (
    id: string,
    name: string,
    description = '',
    kind: MenuCard['kind'] = 'product',
  ): MenuCard => ({
    kind,
    id,
    name,
    description,
    image: '',
    price: minor(1000),
    oldPrice: null,
    isFrom: false,
    tags: [],
    soldOut: false,
    disabled: false,
  });
  const sectionsOf = (...cards: MenuCard[]): MenuSection[] => [
    { id: 'all', kind: 'category', name: 'All', cards },
  ];
  const keysOf = (hits: readonly Hit[]): string[] => hits.map(({ key }) => key);
  const find = async (query: string, ...cards: MenuCard[]): Promise<string[]> =>
    keysOf(await findCards(sectionsOf(...cards), aMenu(), query));

  const margherita = aCard('margherita', 'Pizza Margherita', 'Tomato, mozzarella and basil');
  const diavola = aCard('diavola', 'Pizza Diavola', 'Tomato, mozzarella and spicy salami');
  const bread = aCard('pao', 'Pão de Alho', 'Assado na hora');

  describe('[MENU-15] menu search', () => {
    test.each([
      { case: 'finds by the name', query: 'margherita', found: ['product:margherita'] },
      { case: 'finds by the description', query: 'basil', found: ['product:margherita'] },
      { case: 'finds by the beginning of a word', query: 'marg', found: ['product:margherita'] },
      { case: 'does not find by the middle of a word', query: 'gherita', found: [] },
      {
        case: 'forgives one letter in five: two in ten',
        query: 'marghorite',
        found: ['product:margherita'],
      },
      { case: 'forgives no more than that', query: 'morghoritu', found: [] },
      { case: 'forgives nothing in a word of two letters', query: 'az', found: [] },
      { case: 'finds nothing when one word is missing', query: 'margherita salami', found: [] },
      { case: 'finds nothing by one letter', query: 'm', found: [] },
      { case: 'ignores accents in the menu', query: 'pao', found: ['product:pao'] },
      { case: 'ignores accents in the query', query: 'sálami', found: ['product:diavola'] },
    ])('$case', async ({ query, found }) =>
      expect(await find(query, margherita, diavola, bread)).toEqual(found),
    );

    test('the engine has the settings of the row, beside which rank.ts orders', () =>
      expect(OPTIONS.searchOptions).toMatchObject({
        fuzzy: 0.2,
        boost: { name: 2, description: 1 },
        prefix: true,
        combineWith: 'AND',
      }));

    test('a word in the name comes before the same word in the description', async () => {
      const named = aCard('named', 'Salami', 'Cheese');
      const described = aCard('described', 'Cheese', 'Salami');
      expect(await find('salami', described, named)).toEqual([
        'product:named',
        'product:described',
      ]);
      expect(await find('cheese', described, named)).toEqual([
        'product:described',
        'product:named',
      ]);
    });
  });

  test('a pizza size is found by the flavors it comes in', async () => {
    const flavors = [
      {
        id: 'calabresa',
        name: 'Calabresa',
        description: '',
        image: '',
        available: true,
        possiblePrices: [],
      },
    ];
    const size = aPizzaSize({
      id: 'large',
      flavors: [{ flavorCategoryID: 'salty', extraPrice: minor(0), fractions: [], exceptions: [] }],
    });
    const menu = aMenu({
      pizzas: aPizzas({
        sizes: [size, aPizzaSize({ id: 'plain' })],
        flavorCategories: [{ id: 'salty', name: 'Salty', description: '', flavors }],
      }),
    });
    const sections = sectionsOf(
      aCard('large', 'Large', '', 'pizza'),
      aCard('plain', 'Plain', '', 'pizza'),
    );
    expect(await findCards(sections, menu, 'calabresa')).toEqual([
      { key: 'pizza:large', flavors: [{ id: 'calabresa', name: 'Calabresa' }] },
    ]);
  });

  test('a long menu is read in slices, so that the page is never held up by it', async () => {
    const cards = Array.from({ length: 500 }, (_, number) =>
      aCard(String(number), `Dish ${number}`, 'with tomato and basil'),
    );
    const turns = jest.spyOn(globalThis, 'setTimeout');
    expect(await find('471', ...cards)).toContain('product:471');
    expect(turns.mock.calls.length).toBeGreaterThanOrEqual(500 / 50);
    turns.mockRestore();
  });
});

describe('allergens in the address', () => {
  const query = (text: string) => new URLSearchParams(text);

  test.each([
    ['', []],
    ['without=milk,gluten', ['gluten', 'milk']],
    ['without=butter,__proto__,MILK, nuts', []],
    ['without=milk,milk,eggs&without=nuts', ['milk', 'eggs']],
  ])('%j selects dishes without %j', (text, allergens) =>
    expect(parseWithout(query(text))).toEqual(allergens),
  );

  test('the other parameters stay, and a query that is left empty is none', () => {
    expect(queryWithout(query('debug=1&without=nuts'), ['gluten', 'milk'])).toBe(
      '?debug=1&without=gluten,milk',
    );
    expect(queryWithout(query('debug=1&without=nuts'), [])).toBe('?debug=1');
    expect(queryWithout(query('without=nuts'), [])).toBe('');
  });
});

describe('the filter of allergens', () => {
  async function filtered() {
    const scope = fork();
    await allSettled(withoutChosen, { scope, params: ['gluten', 'milk'] });
    return scope;
  }

  test('another restaurant begins without a filter', async () => {
    const scope = await filtered();
    await allSettled(restaurantSelected, { scope, params: 'bella' });
    expect(scope.getState($without)).toEqual([]);
  });

  test('a tablet left alone removes the filter of its customer', async () => {
    const scope = await filtered();
    await allSettled(tabletBus.leftAlone, { scope });
    expect(scope.getState($without)).toEqual([]);
  });
});

describe('the anchor of a section', () => {
  test('the address of a section leads back to the section, whatever its id', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) =>
        expect(sectionOfHash(paths.menuSection(id).slice(1))).toBe(id),
      ),
    ));

  test.each(['', '#main', '#section', '#section-%E0%A4%A'])(
    'the hash "%s" names no section',
    (hash) => expect(sectionOfHash(hash)).toBeNull(),
  );
});
