import { pizzaData } from '../testing/pizza-menu.test-kit';
import { findFlowItem } from './flow-item';

const { menu, info } = pizzaData();
const find = (product: string | null, isCombo = false) =>
  findFlowItem(menu, info, product, isCombo);

test.each([
  { case: 'a size', product: 'half', isCombo: false, sizes: ['half'], extras: 0 },
  { case: 'a size with extras', product: 'wide', isCombo: false, sizes: ['wide'], extras: 1 },
  {
    case: 'a combo with its sizes in order and its own extras',
    product: 'duo',
    isCombo: true,
    sizes: ['half', 'mean'],
    extras: 1,
  },
  {
    case: 'a paused size, which cannot be made',
    product: 'paused',
    isCombo: false,
    sizes: [],
    extras: 0,
  },
  {
    case: 'a combo with a paused size, which cannot be made',
    product: 'broken',
    isCombo: true,
    sizes: [],
    extras: 0,
  },
])('[OPEN-010] the address may name $case', ({ product, isCombo, sizes, extras }) => {
  const item = find(product, isCombo);
  expect(item?.offers.map(({ size }) => size.id)).toEqual(sizes);
  expect(item?.groups).toHaveLength(extras);
});

test.each([
  { case: 'no product', product: null, isCombo: false },
  { case: 'a size called a combo', product: 'half', isCombo: true },
  { case: 'a combo called a size', product: 'duo', isCombo: false },
  { case: 'an unknown id', product: 'x', isCombo: false },
])('[OPEN-010] $case names nothing', ({ product, isCombo }) =>
  expect(find(product, isCombo)).toBeNull(),
);

test('the second pizza of a combo carries the discount of its place', () => {
  expect(find('duo', true)?.offers.map(({ association }) => association?.discount)).toEqual([
    0, 10,
  ]);
});
