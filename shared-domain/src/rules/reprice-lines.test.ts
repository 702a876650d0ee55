import fc from 'fast-check';
import { minor } from '../contracts/primitives';
import { aCategory, aChosenExtra, aComboLine, aGeneralLine, aMenu, anExtrasGroup, aPizzaLine, aPrize, aPrizeLine, aProduct, aRestaurant } from '../testing';
import { anyCart, anyMenu } from '../testing/arbitraries';
import type { CartLine, Menu } from '../contracts';
import { repriceLines as reprice } from './reprice-lines';

const repriceLines = (lines: readonly CartLine[], menu: Menu) => reprice(lines, { menu, info: aRestaurant() });

const product = aProduct({ extras: [anExtrasGroup()] });
const menuWith = (...products: Parameters<typeof aProduct>[0][]) => aMenu({ categories: [aCategory({ products: products.map((over) => ({ ...product, ...over })) })] });

describe('[OPEN-098] a stored cart against a fresh menu', () => {
  test('nothing changed: the cart stays as it is', () => {
    const lines = [aGeneralLine({ extras: [aChosenExtra()], notes: 'no salt', qty: 3 })];
    expect(repriceLines(lines, menuWith({}))).toEqual({ lines, removed: [], repriced: [] });
  });

  test('a line whose product is gone is removed and told', () => {
    const gone = aGeneralLine({ lineId: 'b', id: 'gone' });
    expect(repriceLines([aGeneralLine(), gone], menuWith({}))).toEqual({ lines: [aGeneralLine()], removed: [gone], repriced: [] });
  });

  test.each([
    { case: 'the product cannot be bought now', menu: menuWith({ unavailable: true }) },
    { case: 'its option is gone', menu: menuWith({ extras: [anExtrasGroup({ options: [] })] }) },
    { case: 'its choices are no longer enough', menu: menuWith({ extras: [anExtrasGroup({ qty_min: 2 })] }) },
  ])('a line is removed when $case', ({ menu }) => {
    const line = aGeneralLine({ extras: [aChosenExtra()] });
    expect(repriceLines([line], menu)).toEqual({ lines: [], removed: [line], repriced: [] });
  });

  test('prices of the product and of its options are taken from the menu', () => {
    const line = aGeneralLine({ price: minor(1500), extras: [aChosenExtra({ price: minor(100) })] });
    const fresh = aGeneralLine({ extras: [aChosenExtra()] });
    expect(repriceLines([line], menuWith({}))).toEqual({ lines: [fresh], removed: [], repriced: [fresh] });
  });

  test('a new name is taken over without counting as a new price', () => {
    expect(repriceLines([aGeneralLine()], menuWith({ name: 'Bruschetta al pomodoro' }))).toMatchObject({ lines: [{ name: 'Bruschetta al pomodoro' }], repriced: [] });
  });

  test('a pizza and a combo whose size is gone leave, prizes take the points of the menu', () => {
    const menu = aMenu({ prizes: [aPrize({ points_needed: 55 })] });
    expect(repriceLines([aPizzaLine(), aComboLine(), aPrizeLine()], menu)).toMatchObject({
      lines: [{ points_needed: 55, pointsSpent: 55 }], removed: [{ type: 'pizza' }, { type: 'combo' }], repriced: [{ type: 'prize' }],
    });
  });

  test('no line is lost, none appears, and a second look changes nothing', () => {
    fc.assert(fc.property(anyCart, anyMenu, (cart, menu) => {
      const once = repriceLines(cart, menu);
      expect([...once.lines, ...once.removed].map(({ lineId }) => lineId).sort()).toEqual(cart.map(({ lineId }) => lineId).sort());
      expect(repriceLines(once.lines, menu)).toEqual({ lines: once.lines, removed: [], repriced: [] });
    }));
  });
});
