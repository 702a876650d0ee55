/** @jest-environment jsdom */
import { allSettled, fork } from 'effector';
import {
  $cachedOrders,
  cachedOrdersRequested,
  restaurantLoaded,
} from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { anOrder, restaurantData } from '@storefront/shared-domain/testing';
import { loadHttp } from '../remotes/provide-http';
import './cached-orders.model';

const callApi = jest.fn();
type OrderCall = { params: { token: string } };
jest.mock('../remotes/provide-http', () => ({ loadHttp: jest.fn() }));

beforeEach(() => {
  localStorage.clear();
  callApi
    .mockReset()
    .mockImplementation(async (_call: unknown, { params: { token } }: OrderCall) =>
      anOrder({ uuid: token }),
    );
  jest
    .mocked(loadHttp)
    .mockReset()
    .mockResolvedValue({ callApi } as never);
});

async function requested(times = 1) {
  const scope = fork();
  await allSettled(restaurantLoaded, { scope, params: restaurantData() });
  for (let count = 0; count < times; count += 1) await allSettled(cachedOrdersRequested, { scope });
  return scope.getState($cachedOrders)?.map(({ uuid }) => uuid);
}

test('[MENU-34] the last 5 orders of this device here are read, newest first, and once', async () => {
  storage.write(keys.deviceOrders, { 7: ['6', '5', '4', '3', '2', '1'], 8: ['x'] });
  expect(await requested(2)).toEqual(['6', '5', '4', '3', '2']);
  expect(callApi).toHaveBeenCalledTimes(5);
});

test('an order that cannot be read, or is of another restaurant, is left out', async () => {
  storage.write(keys.deviceOrders, { 7: ['a', 'lost', 'other'] });
  callApi.mockImplementation(async (_call: unknown, { params: { token: uuid } }: OrderCall) => {
    if (uuid === 'lost') throw new Error('lost');
    return anOrder({ uuid, restaurantId: uuid === 'other' ? 8 : 7 });
  });
  expect(await requested()).toEqual(['a']);
});

test('a device without orders requests nothing', async () => {
  expect(await requested()).toEqual([]);
  expect(loadHttp).not.toHaveBeenCalled();
});
