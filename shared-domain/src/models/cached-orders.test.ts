import { allSettled, fork } from 'effector';
import { cartBus, orderBus } from '../bus';
import { aGeneralLine, anOrder, aPlacedOrder, aRestaurant, restaurantData } from '../testing';
import {
  $cachedOrders,
  $recommended,
  cachedOrdersRead,
  restaurantLoaded,
  restaurantSelected,
} from '.';

/* A failed calculation of a store is logged and leaves the store as it was. */
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

const data = restaurantData({ info: aRestaurant({ show_recommended_products: true }) });
const names = (scope: ReturnType<typeof fork>) =>
  scope.getState($recommended).map(({ name }) => name);

test('[MENU-34] what was ordered before is recommended until the cart holds it', async () => {
  const scope = fork();
  await allSettled(restaurantLoaded, { scope, params: data });
  expect(names(scope)).toEqual([]);
  await allSettled(cachedOrdersRead, { scope, params: [anOrder()] });
  expect(names(scope)).toEqual(['Bruschetta']);
  await allSettled(cartBus.lineAdded, { scope, params: aGeneralLine() });
  expect(names(scope)).toEqual([]);
});

test('an order of this visit is the newest of them; another restaurant starts anew', async () => {
  const scope = fork();
  await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
  expect(scope.getState($cachedOrders)).toBeNull();
  await allSettled(cachedOrdersRead, {
    scope,
    params: ['1', '2', '3', '4', '5'].map((id) => anOrder({ id })),
  });
  await allSettled(orderBus.placed, {
    scope,
    params: aPlacedOrder({ order: anOrder({ id: 'new' }) }),
  });
  expect(scope.getState($cachedOrders)?.map(({ id }) => id)).toEqual(['new', '1', '2', '3', '4']);
  await allSettled(restaurantSelected, { scope, params: 'other' });
  expect(scope.getState($cachedOrders)).toBeNull();
});

test('[MENU-34] nothing is recommended before the menu is known', async () => {
  const scope = fork();
  await allSettled(cachedOrdersRead, { scope, params: [anOrder()] });
  expect(scope.getState($recommended)).toStrictEqual([]);
  await allSettled(restaurantLoaded, { scope, params: data });
  expect(names(scope)).toEqual(['Bruschetta']);
});
