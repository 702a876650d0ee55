import fc from 'fast-check';
import { minor, ZERO } from '../../contracts/primitives';
import {
  aCategory,
  aChosenExtra,
  aCombo,
  aComboLine,
  aGeneralLine,
  aMenu,
  anExtrasGroup,
  aPizzaLine,
  aPizzas,
  aPizzaSize,
  aPrize,
  aPrizeLine,
  aProduct,
  aRestaurant,
} from '../../testing';
import { anyCart, anyMenu } from '../../testing/arbitraries';
import type { CartLine, Menu } from '../../contracts';
import { repriceLines as reprice } from './reprice-lines';

const repriceLines = (lines: readonly CartLine[], menu: Menu) =>
  reprice(lines, { menu, info: aRestaurant() });

const product = aProduct({ extras: [anExtrasGroup()] });
const menuWith = (...products: Parameters<typeof aProduct>[0][]) =>
  aMenu({
    categories: [aCategory({ products: products.map((over) => ({ ...product, ...over })) })],
  });

const UNCHANGED = { removed: [], repriced: [], changes: [] };

describe('[OPEN-098] a stored cart against a fresh menu', () => {
  test('nothing changed: the cart stays as it is', () => {
    const lines = [aGeneralLine({ extras: [aChosenExtra()], notes: 'no salt', qty: 3 })];
    expect(repriceLines(lines, menuWith({}))).toEqual({ lines, ...UNCHANGED });
  });

  test('a line whose product is gone is removed and reported', () => {
    const gone = aGeneralLine({ lineId: 'b', id: 'gone' });
    expect(repriceLines([aGeneralLine(), gone], menuWith({}))).toEqual({
      lines: [aGeneralLine()],
      removed: [gone],
      repriced: [],
      changes: [{ kind: 'left', line: gone, reason: 'gone', part: '' }],
    });
  });

  test.each([
    {
      case: 'the product cannot be bought now',
      menu: menuWith({ unavailable: true }),
      reason: 'unavailable',
      part: '',
    },
    {
      case: 'it is sold out',
      menu: menuWith({ hasStock: false }),
      reason: 'unavailable',
      part: '',
    },
    {
      case: 'its option is gone',
      menu: menuWith({ extras: [anExtrasGroup({ options: [] })] }),
      reason: 'part-gone',
      part: 'Cheese',
    },
    {
      case: 'its choices are no longer enough',
      menu: menuWith({ extras: [anExtrasGroup({ qty_min: 2 })] }),
      reason: 'choices',
      part: '',
    },
  ])('a line is removed when $case, and the reason is reported', ({ menu, reason, part }) => {
    const line = aGeneralLine({ extras: [aChosenExtra()] });
    expect(repriceLines([line], menu)).toEqual({
      lines: [],
      removed: [line],
      repriced: [],
      changes: [{ kind: 'left', line, reason, part }],
    });
  });

  test('prices are those of the menu; the report has the old and the new price of the line', () => {
    const line = aGeneralLine({
      qty: 2,
      price: minor(1500),
      extras: [aChosenExtra({ price: minor(100) })],
    });
    const fresh = aGeneralLine({ qty: 2, extras: [aChosenExtra()] });
    expect(repriceLines([line], menuWith({}))).toEqual({
      lines: [fresh],
      removed: [],
      repriced: [fresh],
      changes: [{ kind: 'repriced', line: fresh, from: 3200, to: 4480 }],
    });
  });

  test('a new name is taken over without counting as a new price', () => {
    expect(
      repriceLines([aGeneralLine()], menuWith({ name: 'Bruschetta al pomodoro' })),
    ).toMatchObject({ lines: [{ name: 'Bruschetta al pomodoro' }], ...UNCHANGED });
  });

  test('a pizza and a combo whose size is gone leave, prizes take the points of the menu', () => {
    const menu = aMenu({ prizes: [aPrize({ points_needed: 55 })] });
    expect(repriceLines([aPizzaLine(), aComboLine(), aPrizeLine({ qty: 2 })], menu)).toMatchObject({
      lines: [{ points_needed: 55, pointsSpent: 110 }],
      removed: [{ type: 'pizza' }, { type: 'combo' }],
      repriced: [{ type: 'prize' }],
      changes: [
        { kind: 'left', reason: 'gone' },
        { kind: 'left', reason: 'gone' },
        { kind: 'points', from: 80, to: 110 },
      ],
    });
  });

  test('a pizza of a flavor, crust or topping that is gone names it', () => {
    const size = aPizzaSize({ id: 'large' });
    const menu = aMenu({
      pizzas: {
        sizes: [size],
        flavorCategories: [],
        extras: { crust: [], dough: [], additionalToppings: [] },
      },
    });
    expect(repriceLines([aPizzaLine()], menu).changes).toMatchObject([
      { kind: 'left', reason: 'part-gone', part: 'Margherita' },
    ]);
  });

  test('a crust that is gone is named', () => {
    const menu = aMenu({ pizzas: aPizzas({ sizes: [aPizzaSize()] }) });
    const crust = { id: 'catupiry', name: 'Catupiry', price: ZERO, sizeID: '' };
    expect(repriceLines([aPizzaLine({ crust })], menu).changes).toMatchObject([
      { kind: 'left', reason: 'part-gone', part: 'Catupiry' },
    ]);
  });

  test('a combo with a flavor that is gone names it', () => {
    const menu = aMenu({ combos: [aCombo()], pizzas: aPizzas({ sizes: [aPizzaSize()] }) });
    expect(repriceLines([aComboLine()], menu).changes).toMatchObject([
      { kind: 'left', reason: 'part-gone', part: 'Margherita' },
    ]);
  });

  test('a combo with an extra that is gone names it', () => {
    const line = aComboLine({ comboItems: [], extras: [aChosenExtra()] });
    const menu = aMenu({ combos: [aCombo({ pizzaSizes: [], extras: [] })] });
    expect(repriceLines([line], menu).changes).toMatchObject([
      { kind: 'left', reason: 'part-gone', part: 'Cheese' },
    ]);
  });

  test('a prize that costs the same points is not reported', () => {
    const menu = aMenu({ prizes: [aPrize({ name: 'Tiramisu della casa' })] });
    expect(repriceLines([aPrizeLine()], menu)).toMatchObject({
      lines: [{ name: 'Tiramisu della casa' }],
      ...UNCHANGED,
    });
  });

  test('no line is lost, none appears, each change is reported once, and a second check changes nothing', () => {
    fc.assert(
      fc.property(anyCart, anyMenu, (cart, menu) => {
        const once = repriceLines(cart, menu);
        expect([...once.lines, ...once.removed].map(({ lineId }) => lineId).sort()).toEqual(
          cart.map(({ lineId }) => lineId).sort(),
        );
        expect(once.changes.map(({ line }) => line.lineId).sort()).toEqual(
          [...once.removed, ...once.repriced].map(({ lineId }) => lineId).sort(),
        );
        expect(repriceLines(once.lines, menu)).toEqual({ lines: once.lines, ...UNCHANGED });
      }),
    );
  });
});
