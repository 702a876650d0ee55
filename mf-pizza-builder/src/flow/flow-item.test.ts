import { aComboLine, aGeneralLine, aPizzaLine } from '@storefront/shared-domain/testing';
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

describe('a line of the cart to change', () => {
  const half = aPizzaLine({ lineId: 'a', id: 'half', qttyOfFlavorsSelected: 2 });
  const choice = {
    crust: null,
    dough: null,
    count: 2,
    flavors: half.selectedFlavors.map(({ id, quantity }) => ({ id, quantity, toppings: [] })),
  };
  const duo = aComboLine({ lineId: 'b', id: 'duo', comboItems: [half, half] });

  test.each([
    { case: 'a pizza', item: ['half', false], line: half, key: 'edit:a/pizza:half', begun: 1 },
    {
      case: 'a pizza in another size',
      item: ['wide', false],
      line: half,
      key: 'edit:a/pizza:wide',
      begun: 1,
    },
    { case: 'a combo', item: ['duo', true], line: duo, key: 'edit:b/combo:duo', begun: 2 },
  ] as const)(
    '$case begins with the choices of the line',
    ({ item: [id, isCombo], line, key, begun }) =>
      expect(findFlowItem(menu, info, id, isCombo, line)).toMatchObject({
        key,
        edited: line,
        begun: Array(begun).fill(choice),
      }),
  );

  test.each([
    { case: 'a dish', item: ['half', false], line: aGeneralLine() },
    { case: 'a combo for a pizza', item: ['half', false], line: duo },
    { case: 'a pizza for a combo', item: ['duo', true], line: half },
    { case: 'another combo', item: ['duo', true], line: { ...duo, id: 'trio' } },
  ] as const)('$case makes a new item', ({ item: [id, isCombo], line }) =>
    expect(findFlowItem(menu, info, id, isCombo, line)).toEqual(
      findFlowItem(menu, info, id, isCombo),
    ),
  );
});
