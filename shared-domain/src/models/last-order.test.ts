/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import * as z from 'zod/mini';
import { cartBus, orderBus, sessionBus } from '../bus';
import { minor, type OrderPayment } from '../contracts';
import { DeviceOrders, keys, placedAddress, storage } from '../storage';
import { aClient, aGeneralLine, anOrder, aPlacedOrder, restaurantData } from '../testing';
import {
  $client,
  $isLoggedIn,
  $lastOrder,
  $lines,
  cartOpened,
  lastOrderOf,
  restaurantLoaded,
  restaurantSelected,
  sessionRestored,
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

const data = restaurantData();
const { id } = data.info;

beforeEach(() => localStorage.clear());

test('[CHECKOUT-43] [CHECKOUT-44] an order is copied and its uuid stored before the cart is cleared', async () => {
  const scope = fork();
  const line = aGeneralLine({ lineId: 'a' });
  const placed = aPlacedOrder();
  await allSettled(restaurantLoaded, { scope, params: data });
  await allSettled(cartOpened, { scope, params: id });
  await allSettled(cartBus.lineAdded, { scope, params: line });
  await allSettled(orderBus.placed, { scope, params: placed });
  expect(scope.getState($lastOrder)).toEqual({ placed, lines: [line] });
  expect(scope.getState($lines)).toEqual([]);
  expect(storage.read(keys.lastOrderToken(id), z.string())).toBe(placed.order.uuid);
  expect(storage.read(keys.deviceOrders, DeviceOrders)?.[id]).toEqual([placed.order.uuid]);
});

test('the address of a placed delivery is stored on the device, and none of a pickup', async () => {
  const scope = fork();
  await allSettled(restaurantLoaded, { scope, params: data });
  const order = anOrder({ uuid: 'delivery' });
  const pickup = anOrder({
    uuid: 'pickup',
    details: { ...order.details, deliveryType: 'balcony' },
  });
  for (const placed of [order, pickup])
    await allSettled(orderBus.placed, { scope, params: { ...aPlacedOrder(), order: placed } });
  expect(placedAddress(id, 'delivery')).toMatchObject({ address: order.user.address });
  expect(placedAddress(id, 'pickup')).toBeNull();
});

test('[DOMAIN-107] the login state follows the token of this restaurant and nothing else', async () => {
  const scope = fork();
  expect(scope.getState($isLoggedIn)).toBe(false);
  await allSettled(sessionBus.clientRead, { scope, params: aClient() });
  expect(scope.getState($isLoggedIn)).toBe(false);
  await allSettled(sessionRestored, { scope, params: { token: 't', mode: 'email' } });
  expect(scope.getState($isLoggedIn)).toBe(true);
  await allSettled(sessionBus.signedOut, { scope });
  expect(scope.getState($isLoggedIn)).toBe(false);
  expect(scope.getState($client)).toBeNull();
});

test.each(['reviewed', 'reviewDismissed'] as const)(
  '[OPEN-024] %s: the order is not requested any more, a later one still is',
  async (fact) => {
    const scope = fork();
    const { order } = aPlacedOrder();
    await allSettled(restaurantLoaded, { scope, params: data });
    await allSettled(orderBus.placed, { scope, params: aPlacedOrder() });
    await allSettled(orderBus[fact], { scope, params: { uuid: 'an earlier order' } });
    expect(lastOrderOf(id)).toBe(order.uuid);
    await allSettled(orderBus[fact], { scope, params: { uuid: order.uuid } });
    expect(lastOrderOf(id)).toBeNull();
    // can still be tracked on request
    expect(storage.read(keys.deviceOrders, DeviceOrders)?.[id]).toEqual([order.uuid]);
  },
);

test('a payment that is read belongs to its own order', async () => {
  const scope = fork();
  const placed = aPlacedOrder();
  const { uuid } = placed.order;
  const payment: OrderPayment = {
    status: 'paid',
    kind: 'pix',
    method: 'pix',
    amount: minor(2690),
    link: '',
    pixCode: '',
    expiresAt: null,
    isViewOnly: false,
  };
  await allSettled(orderBus.paymentRead, { scope, params: { uuid, payment } });
  expect(scope.getState($lastOrder)).toBeNull();
  await allSettled(orderBus.placed, { scope, params: placed });
  const before = scope.getState($lastOrder);
  await allSettled(orderBus.paymentRead, { scope, params: { uuid: 'another', payment } });
  expect(scope.getState($lastOrder)).toBe(before);
  await allSettled(orderBus.paymentRead, { scope, params: { uuid, payment } });
  expect(scope.getState($lastOrder)).toEqual({
    ...before,
    placed: { ...placed, order: { ...placed.order, payment } },
  });
});

test('before the restaurant is known an order is shown but not stored', async () => {
  const scope = fork();
  const placed = aPlacedOrder();
  await allSettled(orderBus.placed, { scope, params: placed });
  expect(scope.getState($lastOrder)?.placed).toEqual(placed);
  expect(localStorage.length).toBe(0);
});

test('a review before the restaurant is known stops no queries', async () => {
  const { order } = aPlacedOrder();
  storage.write(keys.lastOrderToken(id), order.uuid);
  await allSettled(orderBus.reviewed, { scope: fork(), params: { uuid: order.uuid } });
  expect(lastOrderOf(id)).toBe(order.uuid);
});

test('orders of this device stand in their order, newest first', async () => {
  const scope = fork();
  await allSettled(restaurantLoaded, { scope, params: data });
  for (const uuid of ['first', 'second'])
    await allSettled(orderBus.placed, {
      scope,
      params: aPlacedOrder({ order: anOrder({ uuid }) }),
    });
  expect(storage.read(keys.deviceOrders, DeviceOrders)?.[id]).toEqual(['second', 'first']);
  expect(lastOrderOf(id)).toBe('second');
  await allSettled(restaurantSelected, { scope, params: 'elsewhere' });
  expect(scope.getState($lastOrder)).toBeNull();
});
