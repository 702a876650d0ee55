import { attach, sample } from 'effector';
import type { Order } from '@storefront/shared-domain/contracts';
import {
  $cachedOrders,
  $restaurantId,
  cachedOrdersRequested,
  cachedOrdersRead,
} from '@storefront/shared-domain/models';
import { RECOMMENDED_FROM_ORDERS } from '@storefront/shared-domain/rules';
import { DeviceOrders, keys, readableOrdersOf, storage } from '@storefront/shared-domain/storage';
import { loadCalls } from '../session/load-calls';
import { loadHttp } from '../session/provide-http';

/**
 * The latest orders of this device, newest first, in one request (API-07, OPEN-028). Orders that
 * cannot be read are left out without a retry: the menu does not wait for them.
 */
const readCachedOrdersFx = attach({
  source: $restaurantId,
  effect: async (restaurantId): Promise<Order[]> => {
    if (restaurantId === null) return [];
    const placed = readableOrdersOf(storage.read(keys.deviceOrders, DeviceOrders), restaurantId);
    const ordersUUIDs = placed.slice(0, RECOMMENDED_FROM_ORDERS);
    if (ordersUUIDs.length === 0) return [];
    const [{ callApi }, calls] = await Promise.all([loadHttp(), loadCalls()]);
    const orders = await callApi(calls.getOrders, {
      params: { restaurantId, page: 1, size: RECOMMENDED_FROM_ORDERS },
      body: { ordersUUIDs, sortSettings: { field: 'created_at', order: 'desc' } },
    }).catch(() => []);
    return orders.filter((order) => order.restaurantId === restaurantId);
  },
});

sample({
  clock: cachedOrdersRequested,
  source: { orders: $cachedOrders, isReading: readCachedOrdersFx.pending },
  filter: ({ orders, isReading }) => orders === null && !isReading,
  fn: () => undefined,
  target: readCachedOrdersFx,
});
sample({
  clock: readCachedOrdersFx.done,
  source: $restaurantId,
  filter: (id) => id !== null,
  fn: (_, { result }) => result,
  target: cachedOrdersRead,
});
