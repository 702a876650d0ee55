import fc from 'fast-check';
import type { MenuCard, MenuSection } from '@storefront/shared-domain/rules';
import { minor } from '@storefront/shared-domain/contracts';
import { aMenu, aPizzas, aPizzaSize } from '@storefront/shared-domain/testing';
import type { Hit } from '../../menu/hit';
import { findCards } from './search-index';

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
    { case: 'needs every word', query: 'margherita basil', found: ['product:margherita'] },
    { case: 'finds nothing when one word is missing', query: 'margherita salami', found: [] },
    {
      case: 'leaves words of one letter out of account',
      query: 'margherita z',
      found: ['product:margherita'],
    },
    { case: 'finds nothing by one letter', query: 'm', found: [] },
    { case: 'ignores accents in the menu', query: 'pao', found: ['product:pao'] },
    { case: 'ignores accents in the query', query: 'sálami', found: ['product:diavola'] },
    { case: 'ignores capitals', query: 'BASIL', found: ['product:margherita'] },
  ])('$case', async ({ query, found }) =>
    expect(await find(query, margherita, diavola, bread)).toEqual(found),
  );

  test('a word in the name weighs twice the same word in the description', async () => {
    const named = aCard('named', 'Salami', 'Cheese');
    const described = aCard('described', 'Cheese', 'Salami');
    expect(await find('salami', described, named)).toEqual(['product:named', 'product:described']);
    expect(await find('cheese', described, named)).toEqual(['product:described', 'product:named']);
  });
});

test('a card that is listed twice is found once', async () => {
  const sections: MenuSection[] = [
    { id: 'featured', kind: 'featured', name: null, cards: [margherita] },
    { id: 'pizzas', kind: 'category', name: 'Pizzas', cards: [margherita] },
  ];
  expect(keysOf(await findCards(sections, aMenu(), 'margherita'))).toEqual(['product:margherita']);
});

test('a product, a combo and a pizza of one id are distinguished', async () => {
  const cards = [
    aCard('1', 'Family', '', 'product'),
    aCard('1', 'Family', '', 'combo'),
    aCard('1', 'Family', '', 'pizza'),
  ];
  expect((await find('family', ...cards)).sort()).toEqual(['combo:1', 'pizza:1', 'product:1']);
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

test('no query of any characters breaks the search', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (query) => {
      expect(Array.isArray(await find(query, margherita, diavola, bread))).toBe(true);
    }),
  ));

test.each([
  '🍕🍕',
  '.*',
  '(',
  '[a-z]+',
  '\\',
  '^$',
  'x'.repeat(10_000),
  'a b '.repeat(5000),
  '\u0000\ufeff',
])('nothing is found by %.20s, and nothing breaks', async (query) => {
  expect(await find(query, margherita, diavola, bread)).toEqual([]);
});

test('an emoji in a name prevents no match, nor does one in the query', async () => {
  const spicy = aCard('hot', '🌶️ Picante 🔥🔥', '');
  expect(await find('picante', spicy)).toEqual(['product:hot']);
  expect(await find('🔥🔥 picante', spicy)).toEqual(['product:hot']);
});

test('a long menu is read in slices, so that the page is never held up by it', async () => {
  const cards = Array.from({ length: 5000 }, (_, number) =>
    aCard(String(number), `Dish ${number}`, 'with tomato and basil'),
  );
  const turns = jest.spyOn(globalThis, 'setTimeout');
  expect(await find('4711', ...cards)).toContain('product:4711');
  expect(turns.mock.calls.length).toBeGreaterThanOrEqual(5000 / 50);
  turns.mockRestore();
});
