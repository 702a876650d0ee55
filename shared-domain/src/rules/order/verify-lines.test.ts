import fc from 'fast-check';
import { minor } from '../../contracts/primitives';
import type { CartLine, ExtrasGroup, Menu } from '../../contracts';
import {
  aCategory,
  aChosenExtra,
  aCombo,
  aComboLine,
  aGeneralLine,
  aMenu,
  anExtrasGroup,
  anExtrasOption,
  aPizzaLine,
  aPrize,
  aPrizeLine,
  aProduct,
  aRestaurant,
} from '../../testing';
import { anyGeneralLine, anyMenu, anyPrice } from '../../testing/arbitraries';
import { cartSubtotal } from '../money/subtotals';
import { verifyLines as verify } from './verify-lines';
import type { MenuMode } from '../menu/sellable';

const verifyLines = (lines: readonly CartLine[], of: Menu, mode?: MenuMode) =>
  verify(lines, { menu: of, info: aRestaurant() }, mode);

const toppings: ExtrasGroup = anExtrasGroup({ qty_max: 2 });
const withToppings = (product: Parameters<typeof aProduct>[0] = {}) =>
  aMenu({ categories: [aCategory({ products: [aProduct({ extras: [toppings], ...product })] })] });
const menu = withToppings();
const forged = aGeneralLine({
  name: 'Free lunch',
  price: minor(1),
  notes: 'no salt',
  qty: 2,
  extras: [aChosenExtra({ name: 'Gold', price: minor(-9000), groupId: '' })],
});

test('name, price and group come from the menu; quantity and notes from the customer', () => {
  expect(verifyLines([forged], menu)).toEqual({
    ok: true,
    value: [aGeneralLine({ notes: 'no salt', qty: 2, extras: [aChosenExtra()] })],
  });
});

test('extras chosen zero times are left out', () => {
  expect(
    verifyLines([aGeneralLine({ extras: [aChosenExtra({ id: 'gone', qty: 0 })] })], menu),
  ).toMatchObject({ ok: true, value: [{ extras: [] }] });
});

test.each([
  {
    case: 'a product the menu does not have',
    line: aGeneralLine({ id: 'gone' }),
    kind: 'item-not-on-menu',
    itemId: 'gone',
    path: 'orders.1.id',
  },
  {
    case: 'an option the product does not have',
    line: aGeneralLine({ extras: [aChosenExtra(), aChosenExtra({ id: 'gold' })] }),
    kind: 'option-unavailable',
    itemId: 'gold',
    path: 'orders.1.extras.1',
  },
  {
    case: 'an option of another group',
    line: aGeneralLine({ extras: [aChosenExtra({ groupId: 'sides' })] }),
    kind: 'option-unavailable',
    itemId: 'cheese',
    path: 'orders.1.extras.0',
  },
  {
    case: 'more than the group allows',
    line: aGeneralLine({ extras: [aChosenExtra({ qty: 3 })] }),
    kind: 'extras-invalid',
    itemId: 'bruschetta',
    path: 'orders.1.extras',
  },
  {
    case: 'less than nothing of an option',
    line: aGeneralLine({ extras: [aChosenExtra({ qty: -1 })] }),
    kind: 'extras-invalid',
    itemId: 'bruschetta',
    path: 'orders.1.extras',
  },
  {
    case: 'a pizza size the menu does not have',
    line: aPizzaLine({ id: 'giant' }),
    kind: 'item-not-on-menu',
    itemId: 'giant',
    path: 'orders.1.id',
  },
])('$case is refused as $kind', ({ line, kind, itemId, path }) => {
  expect(verifyLines([aGeneralLine(), line], menu)).toEqual({
    ok: false,
    error: { lineIndex: 1, kind, itemId, path },
  });
});

test.each([
  { case: 'unavailable', product: { unavailable: true } },
  { case: 'outside its hours', product: { unavailableByTemplate: true } },
  { case: 'sold by weight', product: { totalCalcType: 'WEIGHT' } },
  { case: 'sold at tables only', product: { channels: ['table' as const] } },
])('a product that is $case is refused', ({ product }) => {
  expect(verifyLines([aGeneralLine()], withToppings(product))).toMatchObject({
    ok: false,
    error: { kind: 'item-unavailable', itemId: 'bruschetta' },
  });
});

test('a product sold at tables only is accepted at a table', () => {
  expect(verifyLines([aGeneralLine()], withToppings({ channels: ['table'] }), 'table').ok).toBe(
    true,
  );
});

test('a category that is not offered takes its products along, unless they are listed elsewhere', () => {
  const closed = aCategory({ available: false });
  expect(verifyLines([aGeneralLine()], aMenu({ categories: [closed] }))).toMatchObject({
    ok: false,
    error: { kind: 'item-unavailable' },
  });
  const featured = aMenu({
    categories: [closed],
    featuredItems: [aProduct({ price: minor(1500) })],
  });
  expect(verifyLines([aGeneralLine()], featured)).toMatchObject({
    ok: true,
    value: [{ price: 1500 }],
  });
});

test('[OPEN-033] an unavailable option is refused', () => {
  const paused = withToppings({
    extras: [anExtrasGroup({ options: [anExtrasOption({ id: 'cheese', available: false })] })],
  });
  expect(verifyLines([aGeneralLine({ extras: [aChosenExtra()] })], paused)).toMatchObject({
    ok: false,
    error: { kind: 'option-unavailable', itemId: 'cheese' },
  });
});

test.each([aPizzaLine(), aComboLine({ totalPrice: minor(1) })])(
  'a $type that the menu cannot make is never accepted',
  (line) => {
    expect(verifyLines([line], aMenu({ combos: [aCombo()] })).ok).toBe(false);
  },
);

test('a prize costs the points of the menu and no money', () => {
  const forged = aPrizeLine({ points_needed: 1, pointsSpent: 0, price: minor(-500), qty: 2 });
  expect(verifyLines([forged], aMenu({ prizes: [aPrize({ points_needed: 55 })] }))).toMatchObject({
    ok: true,
    value: [{ points_needed: 55, pointsSpent: 110, price: 0 }],
  });
});

test.each([-1, 0.5, NaN, Infinity, 2 ** 53])(
  '[DOMAIN-069] a prize of %d points cannot be ordered',
  (points_needed) => {
    expect(verifyLines([aPrizeLine()], aMenu({ prizes: [aPrize({ points_needed })] }))).toEqual({
      ok: false,
      error: { kind: 'item-unavailable', itemId: 'tiramisu', lineIndex: 0, path: 'orders.0.id' },
    });
  },
);

test('[DOMAIN-069] a prize may cost no points', () => {
  const free = aMenu({ prizes: [aPrize({ points_needed: 0 })] });
  expect(verifyLines([aPrizeLine()], free)).toMatchObject({
    ok: true,
    value: [{ points_needed: 0, pointsSpent: 0, price: 0 }],
  });
});

describe('for any menu and any cart', () => {
  test('prices the client names never change what an order costs', () => {
    fc.assert(
      fc.property(anyMenu, anyGeneralLine, anyPrice, (any, line, price) => {
        const honest = verifyLines([line], any);
        const tampered = verifyLines(
          [{ ...line, price, extras: line.extras.map((extra) => ({ ...extra, price })) }],
          any,
        );
        expect(tampered.ok).toBe(honest.ok);
        if (honest.ok && tampered.ok)
          expect(cartSubtotal(tampered.value)).toBe(cartSubtotal(honest.value));
      }),
    );
  });
});
