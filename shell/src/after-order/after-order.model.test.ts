/** @jest-environment jsdom */
import { allSettled, createWatch, fork } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import { $followedUpOrder } from '@storefront/shared-domain/models';
import { anOrder } from '@storefront/shared-domain/testing';
import { $orderToFollowUp, answered } from './after-order.model';

const order = anOrder();
const shown = (scope = fork()) => ({ scope, show: (it = order) => allSettled(orderBus.successShown, { scope, params: it }) });

beforeEach(() => sessionStorage.clear());

test('[TRACKING-08] what is offered after an order is offered once, and answered once', async () => {
  const { scope, show } = shown();
  const told = jest.fn();
  createWatch({ unit: orderBus.followedUp, scope, fn: told });
  await show();
  await show();
  expect(scope.getState($orderToFollowUp)).toEqual(order);
  await allSettled(answered, { scope });
  await show();
  expect([scope.getState($orderToFollowUp), scope.getState($followedUpOrder)]).toEqual([null, order.uuid]);
  expect(told.mock.calls).toEqual([[{ uuid: order.uuid }]]);
});

test('[TRACKING-10] a page that is loaded again offers nothing again: nobody is sent away twice', async () => {
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
