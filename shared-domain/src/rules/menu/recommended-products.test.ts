import { minor } from '../../contracts/primitives';
import {
  aCategory,
  aGeneralLine,
  aMenu,
  anOrder,
  aPizzaLine,
  aPrizeLine,
  aProduct,
  aRestaurant,
} from '../../testing';
import type { Product } from '../../contracts';
import { recommendedProducts } from './recommended-products';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const products = (over: Partial<Product> = {}) =>
  ids.map((id) => aProduct({ id, name: id, ...(id === 'b' ? over : {}) }));
const menuOf = (list: Product[]) => aMenu({ categories: [aCategory({ products: list })] });
const orderOf = (...lines: string[]) =>
  anOrder({ orders: lines.map((id) => aGeneralLine({ id })) });

type Options = Parameters<typeof recommendedProducts>[0];
const recommended = (over: Partial<Options>) =>
  recommendedProducts({
    menu: menuOf(products()),
    info: aRestaurant({ show_recommended_products: true }),
    orders: [],
    cart: [],
    subtotal: minor(0),
    mode: 'delivery',
    ...over,
  }).map(({ id }) => id);

test('[MENU-34] products of the last 5 orders, the newest first', () => {
  expect(
    recommended({
      orders: [
        orderOf('b'),
        orderOf('a'),
        orderOf('c'),
        orderOf('gone'),
        orderOf('d'),
        orderOf('e'),
      ],
    }),
  ).toEqual(['b', 'a', 'c', 'd']);
});

test('[MENU-34] at most 5 of them', () => {
  expect(recommended({ orders: [orderOf(...ids)] })).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('[MENU-35] none twice, and none that the cart holds already', () => {
  expect(
    recommended({
      orders: [orderOf('a', 'b', 'a'), orderOf('b', 'c')],
      cart: [aGeneralLine({ id: 'b' })],
    }),
  ).toEqual(['a', 'c']);
});

test('[MENU-35] a pizza or a prize in the cart excludes no product of the same id', () => {
  expect(
    recommended({
      orders: [orderOf('a', 'b')],
      cart: [aPizzaLine({ id: 'a' }), aPrizeLine({ id: 'b' })],
    }),
  ).toEqual(['a', 'b']);
});

test.each([
  ['off', false, 0, 1000, 1000],
  ['not asked for', true, 0, 0, 0],
  ['not reached', true, 1000, 999, null],
  ['reached', true, 1000, 1000, 1000],
] as const)(
  '[MENU-35] [OPEN-041] the minimum of the item subtotal: %s',
  (_, isOn, least, subtotal, shown) => {
    const info = aRestaurant({
      show_recommended_products: true,
      show_recommended_products_by_minimum_price: isOn,
      show_recommended_products_minimum_value: minor(least),
    });
    expect(recommended({ info, subtotal: minor(subtotal), orders: [orderOf('a')] })).toStrictEqual(
      shown === null ? [] : ['a'],
    );
  },
);

test('nothing is recommended where the restaurant does not want it', () => {
  expect(recommended({ info: aRestaurant(), orders: [orderOf('a')] })).toStrictEqual([]);
});

test.each([
  ['paused', { unavailable: true }],
  ['out of stock', { hasStock: false }],
  ['outside its hours', { unavailableByTemplate: true }],
  ['sold by weight', { totalCalcType: 'WEIGHT' }],
  ['sold at tables only', { channels: ['table'] }],
] satisfies [string, Partial<Product>][])(
  '[OPEN-040] a product that is %s is skipped',
  (_, over) => {
    expect(recommended({ menu: menuOf(products(over)), orders: [orderOf('a', 'b', 'c')] })).toEqual(
      ['a', 'c'],
    );
  },
);

test('a pizza, a prize and a product that is gone are no recommendations', () => {
  expect(
    recommended({
      orders: [
        anOrder({
          orders: [aPizzaLine({ id: 'a' }), aPrizeLine({ id: 'b' }), aGeneralLine({ id: 'x' })],
        }),
      ],
    }),
  ).toEqual([]);
});
