/** @jest-environment jsdom */
import { allSettled, createWatch, fork } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import { restaurantLoaded } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { anOrder, aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { $orderToFollowUp, answered, leaving } from './after-order.model';

const order = anOrder();
const shown = (scope = fork()) => ({
  scope,
  show: (it = order) => allSettled(orderBus.successShown, { scope, params: it }),
});

beforeEach(() => sessionStorage.clear());

test('[TRACKING-08] what is offered after an order is offered once, and answered once', async () => {
  const { scope, show } = shown();
  const reported = jest.fn();
  createWatch({ unit: orderBus.followedUp, scope, fn: reported });
  await show();
  await show();
  expect(scope.getState($orderToFollowUp)).toEqual(order);
  await allSettled(answered, { scope });
  await show();
  expect(scope.getState($orderToFollowUp)).toBeNull();
  expect(reported.mock.calls).toEqual([[{ uuid: order.uuid }]]);
});

test('[TRACKING-10] a page that is loaded again offers nothing again: no second redirect', async () => {
  await shown().show();
  const again = shown();
  await again.show();
  expect(again.scope.getState($orderToFollowUp)).toBeNull();
  await again.show({ ...order, uuid: 'another' });
  expect(again.scope.getState($orderToFollowUp)?.uuid).toBe('another');
});

test('an order that is being sent takes the offer of the one before away', async () => {
  const { scope, show } = shown();
  await show();
  await allSettled(orderBus.sendingStarted, { scope });
  expect(scope.getState($orderToFollowUp)).toBeNull();
});

const info = aRestaurant();
/**
 * Simulates a load of the restaurant's page in this tab; returns the orders with completed offers.
 */
async function loaded(scope = fork()): Promise<string[]> {
  const reported: string[] = [];
  createWatch({ unit: orderBus.followedUp, scope, fn: ({ uuid }) => reported.push(uuid) });
  await allSettled(restaurantLoaded, { scope, params: restaurantData({ info }) });
  return reported;
}

test('[TRACKING-10] [OPEN-083] a customer that the message leads to a new load has answered it, once', async () => {
  storage.write(keys.lastOrderToken(info.id), order.uuid);
  const { scope, show } = shown();
  await show();
  await allSettled(leaving, { scope });
  expect(await loaded(scope)).toEqual([]); // the dialog is still open
  expect([await loaded(), await loaded()]).toEqual([[order.uuid], []]);
});

test('after an answer to the dialog, or at another restaurant, nothing is shown again', async () => {
  storage.write(keys.lastOrderToken(info.id), 'a later one');
  const { scope, show } = shown();
  await show();
  await allSettled(leaving, { scope });
  expect(await loaded()).toEqual([]);
  storage.write(keys.lastOrderToken(info.id), order.uuid);
  await allSettled(answered, { scope });
  expect(await loaded()).toEqual([]);
});
