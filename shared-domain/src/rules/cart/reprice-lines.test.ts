import fc from 'fast-check';
import type { CartLine, Menu } from '../../contracts';
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
  restaurantData,
} from '../../testing';
import { anyCart, anyMenu } from '../../testing/arbitraries';
import { verifyLines } from '../order/verify-lines';
import { orderAgain } from './order-again';
import { planReorder } from './plan-reorder';
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
    ['the product cannot be bought now', menuWith({ unavailable: true }), 'unavailable', ''],
    [
      'its option is gone',
      menuWith({ extras: [anExtrasGroup({ options: [] })] }),
      'part-gone',
      'Cheese',
    ],
    [
      'its choices are no longer enough',
      menuWith({ extras: [anExtrasGroup({ qty_min: 2 })] }),
      'choices',
      '',
    ],
  ])('a line is removed when %s, and the reason is reported', (_case, menu, reason, part) => {
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

describe('an order again', () => {
  const info = aRestaurant();
  const menu = aMenu({
    prizes: [aPrize()],
    categories: [
      aCategory({
        products: [
          aProduct({ price: minor(2100), extras: [anExtrasGroup()] }),
          aProduct({ id: 'soup', name: 'Soup', unavailable: true }),
          aProduct({ id: 'wine', name: 'Wine', channels: ['table'] }),
        ],
      }),
    ],
  });
  const again = (...lines: Parameters<typeof orderAgain>[0]) =>
    orderAgain(lines, { menu, info }, 'delivery');

  describe('[OPEN-040] an order again', () => {
    test('takes names and prices from the menu of now, and keeps quantity, extras and note', () => {
      const line = aGeneralLine({
        name: 'Old name',
        price: minor(1),
        qty: 3,
        notes: 'no salt',
        extras: [aChosenExtra({ price: minor(1) })],
      });
      expect(again(line)).toEqual({
        lines: [
          aGeneralLine({ price: minor(2100), qty: 3, notes: 'no salt', extras: [aChosenExtra()] }),
        ],
        leftOut: [],
      });
    });

    test('leaves out what cannot be bought, each name once, and says so', () => {
      const gone = aGeneralLine({ id: 'gone', name: 'Gone' });
      expect(
        again(
          aGeneralLine({ id: 'soup', name: 'Soup' }),
          aGeneralLine(),
          gone,
          { ...gone, lineId: 'x' },
          aGeneralLine({ id: 'wine', name: 'Wine' }),
        ),
      ).toMatchObject({ lines: [{ id: 'bruschetta' }], leftOut: ['Soup', 'Gone', 'Wine'] });
    });

    test('does not spend points a second time', () =>
      expect(again(aPrizeLine())).toEqual({ lines: [], leftOut: ['Tiramisu'] }));

    test('gives nothing the server would refuse, whatever was ordered and whatever the menu is', () => {
      fc.assert(
        fc.property(anyCart, anyMenu, (lines, anyCatalogue) => {
          const { lines: fresh } = orderAgain(lines, { menu: anyCatalogue, info }, 'delivery');
          expect(verifyLines(fresh, { menu: anyCatalogue, info }, 'delivery')).toEqual({
            ok: true,
            value: fresh,
          });
        }),
      );
    });
  });
});

describe('the plan of a reorder', () => {
  const { menu, info } = restaurantData();
  const [listed] = menu.categories
    .flatMap(({ products }) => products)
    .filter(({ extras }) => extras.length === 0);

  const line = (overrides = {}) =>
    aGeneralLine({
      id: listed!.id,
      name: 'As it was called',
      price: listed!.price,
      extras: [],
      ...overrides,
    });

  test('[API-06] reports a changed price with both values and a removed line with its reason', () => {
    const [cheaper, gone, prize] = [
      line({ lineId: 'a', qty: 2, price: minor(listed!.price - 100) }),
      line({ lineId: 'b', id: 'nothing', name: 'Gone' }),
      aPrizeLine({ lineId: 'c' }),
    ];
    const plan = planReorder([cheaper, gone, prize], { menu, info }, 'delivery');
    expect(plan.lines).toEqual([{ ...cheaper, name: listed!.name, price: listed!.price }]);
    expect(plan.changes).toEqual([
      {
        kind: 'repriced',
        line: plan.lines[0],
        from: 2 * (listed!.price - 100),
        to: 2 * listed!.price,
      },
      { kind: 'left', line: gone, reason: 'gone', part: '' },
    ]);
    expect(plan.prizes).toEqual([prize]);
  });

  test('[API-06] what only the tables sell is not to be had for a delivery', () => {
    const tables = aMenu({
      categories: [aCategory({ products: [aProduct({ id: 'soup', channels: ['table'] })] })],
    });
    const soup = line({ id: 'soup' });
    expect(
      planReorder([soup], { menu: tables, info: aRestaurant() }, 'delivery').changes,
    ).toMatchObject([{ kind: 'left', reason: 'unavailable' }]);
    expect(planReorder([soup], { menu: tables, info: aRestaurant() }, 'table').lines).toHaveLength(
      1,
    );
  });
});
