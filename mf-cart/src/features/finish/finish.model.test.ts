import { allSettled, fork } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import { $restaurantData } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { $finishPath, finishClicked } from './finish.model';

const at = (info: Parameters<typeof aRestaurant>[0]) =>
  fork({ values: [[$restaurantData, { ...restaurantData(), info: aRestaurant(info) }]] });
const schedulable = { ...aRestaurant().scheduleSettings, enable: true, allowSchedulingWhileClosed: true };

test.each([
  { row: '[CART-20] closed and not schedulable leads to the closed dialog', info: { is_closed: true }, path: '/shopping-cart/restaurant-closed' },
  { row: '[CART-23] open leads to delivery', info: { is_closed: false }, path: '/delivery' },
  { row: 'closed but open for schedule leads to delivery', info: { is_closed: true, scheduleSettings: schedulable }, path: '/delivery' },
])('$row', ({ info, path }) => {
  expect(at(info).getState($finishPath)).toBe(path);
});

test('finishing is told on the bus', async () => {
  const scope = fork();
  const heard = jest.fn();
  const stop = cartBus.finishRequested.watch(heard);
  await allSettled(finishClicked, { scope });
  stop();
  expect(heard).toHaveBeenCalledTimes(1);
});
