import { RestaurantData, parse } from '@storefront/shared-domain/contracts';
import { isLongMenu, readLongMenu } from './long-menu';

const info = { id: 7, name: 'Bella', restaurant_url: 'bella' };
const product = (at: number) => ({
  id: `p${at}`,
  name: `Product ${at}`,
  price: at / 4,
  extras: [
    { id: 'g', name: 'G', type: 1, options: [{ id: 'o', name: 'O', price: at % 9 }, { id: 'x' }] },
  ],
});
const category = (id: string, products: unknown) => ({ id, name: id, products });
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => product(from + at));
const answer = (categories: unknown, more: object = {}) =>
  JSON.parse(JSON.stringify({ info, menu: { categories, ...more }, hours: {} })) as unknown;

const read = (wire: unknown) => {
  if (!isLongMenu(wire)) throw new Error('the menu is not long');
  return readLongMenu(wire);
};

test.each([
  ['no object', 3],
  ['no menu', { info }],
  ['categories that are no list', answer('all')],
  ['few products', answer([category('a', many(50)), null, category('b', 'none')])],
])('%s is read at once', (_, wire) => expect(isLongMenu(wire)).toBe(false));

test.each([
  ['a long menu', answer([category('a', many(300)), category('b', many(300, 300))])],
  [
    'unreadable entries, which are skipped',
    answer([
      category('a', [...many(300), { id: 'no price' }, null, 'text', 4]),
      null,
      'text',
      [category('nested', many(3))],
      { products: many(300, 900) },
      category('b', 'none'),
      { ...category('c', many(300, 300)), available: 0, description: 5 },
    ]),
  ],
  [
    'a product listed repeatedly, with its first price',
    answer(
      [category('a', many(600)), category('b', [{ ...product(3), price: 99 }, ...many(2, 700)])],
      { featuredItems: [{ ...product(5), price: 88 }], combos: [{ id: 1 }], pizzas: 'none' },
    ),
  ],
])('%s is read in slices as it is at once', async (_, wire) => {
  const expected = parse(RestaurantData, wire);
  expect(expected).not.toBeNull();
  expect(await read(wire)).toEqual(expected);
});

test('a record that violates the contract is refused, whatever its menu', async () => {
  const wire = { ...(answer([category('a', many(501))]) as object), info: { id: 7 } };
  expect(parse(RestaurantData, wire)).toBeNull();
  expect(await read(wire)).toBeNull();
});

test('other tasks run while a long menu is read', async () => {
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += 7));
  let tasks = 0;
  const count = setInterval(() => (tasks += 1), 0);
  const data = await read(answer([category('a', many(5000))]));
  clearInterval(count);
  expect(data?.menu.categories[0]?.products).toHaveLength(5000);
  expect(tasks).toBeGreaterThan(10);
});
