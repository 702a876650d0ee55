import { minor } from '../../contracts';
import {
  aCategory,
  aGeneralLine,
  aMenu,
  aPrizeLine,
  aProduct,
  aRestaurant,
  restaurantData,
} from '../../testing';
import { planReorder } from './plan-reorder';

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

test('[API-06] an order that can be had as it was has no changes', () => {
  const plan = planReorder([line({ name: listed!.name })], { menu, info }, 'delivery');
  expect(plan).toMatchObject({
    changes: [],
    prizes: [],
    lines: [{ id: listed!.id, price: listed!.price }],
  });
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
  expect(planReorder([soup], { menu: tables, info: aRestaurant() }, 'table').lines).toHaveLength(1);
});
