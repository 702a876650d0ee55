import { findItems, searchText } from './find-items';
import type { PlainItem, PlainSection } from './plain-menu';

const item = (name: string, more: Partial<PlainItem> = {}): PlainItem => ({
  name,
  description: '',
  flavors: '',
  price: 'R$10,00',
  oldPrice: null,
  isFrom: false,
  soldOut: false,
  ...more,
});
const section = (...items: PlainItem[]): PlainSection => ({
  id: '1',
  kind: 'category',
  name: 'Dishes',
  items,
});
const found = (query: string, ...items: PlainItem[]): string[] =>
  findItems([section(...items)], query).items.map(({ name }) => name);

test('[MENU-15] words match by their beginnings, without case and accents, and all of them must', () => {
  const items = [item('Limão'), item('Suco', { description: 'de limao e Maçã' }), item('Simão')];
  expect(found('LIMA', ...items)).toEqual(['Limão', 'Suco']);
  expect(found('maca lim', ...items)).toEqual(['Suco']);
  expect(found('mao', ...items)).toEqual([]);
});

test('[MENU-15] a dish found by its name comes before those found by their description', () =>
  expect(found('queijo', item('Pizza', { description: 'queijo' }), item('Queijo'))).toEqual([
    'Queijo',
    'Pizza',
  ]));

test('[MENU-15] a word of one character is no word', () => {
  expect(found('a', item('Açaí'))).toEqual([]);
  expect(found('a aç', item('Bolo'), item('Açaí'))).toEqual(['Açaí']);
});

test('a pizza is found by its flavors, and a dish of two sections once', () => {
  const pizza = item('Grande', { flavors: 'Calabresa, Portuguesa' });
  expect(findItems([section(pizza), section({ ...pizza })], 'portug')).toEqual({
    count: 1,
    items: [pizza],
  });
});

test('results are limited, and counted completely', () => {
  const many = Array.from({ length: 5000 }, (_, index) => item(`Dish ${index}`));
  const { count, items } = findItems([section(...many)], 'dish');
  expect([count, items.length]).toEqual([5000, 200]);
});

test.each([
  ['q=pizza+de%20queijo', 'pizza de queijo'],
  ['', ''],
  ['q=', ''],
  ['q=%00%0A%E2%80%AE', ''],
  ['q=%zz', '%zz'],
  [`q=${'a'.repeat(50_000)}`, 'a'.repeat(100)],
  ['q=one&q=two', 'one'],
])('the query %# is read as one short line', (search, text) =>
  expect(searchText(search)).toBe(text),
);

test('an expression, a hundred words and half of a character pair match nothing', () => {
  for (const query of ['.*', '(a+)+$', 'x '.repeat(50), 'ab '.repeat(33), '\ud83c', '\\'])
    expect(found(query, item('Pizza'))).toEqual([]);
});

test('a query without a word finds nothing', () =>
  expect(findItems([section(item('Pizza'))], ' ? ')).toEqual({ count: 0, items: [] }));

test('[MENU-15] one word in the name is enough to come first', () => {
  const described = item('Bolo', { description: 'queijo e goiaba' });
  const named = item('Queijo', { description: 'goiaba' });
  expect(found('queijo goiaba', described, named)).toEqual(['Queijo', 'Bolo']);
});

test('words after the tenth are ignored', () => {
  const words = 'aa bb cc dd ee ff gg hh ii jj';
  expect(found(`${words} zz`, item(words))).toEqual([words]);
  expect(found(`${words.replace('jj', 'zz')}`, item(words))).toEqual([]);
});
