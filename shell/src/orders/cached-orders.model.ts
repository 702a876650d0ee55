import { attach, sample } from 'effector';
import type { Order } from '@storefront/shared-domain/contracts';
import {
  $cachedOrders,
  $restaurantId,
  cachedOrdersRequested,
  cachedOrdersRead,
} from '@storefront/shared-domain/models';
import { RECOMMENDED_FROM_ORDERS } from '@storefront/shared-domain/rules';
import { DeviceOrders, keys, ordersOf, storage } from '@storefront/shared-domain/storage';
import { loadCalls } from '../remotes/load-calls';
import { loadHttp } from '../remotes/provide-http';

/**
 * The latest orders of this device, newest first (API-08). Orders that cannot be read are left out
 * without a retry.
 */
const readCachedOrdersFx = attach({
  source: $restaurantId,
  effect: async (restaurantId): Promise<Order[]> => {
    if (restaurantId === null) return [];
    const uuids = ordersOf(storage.read(keys.deviceOrders, DeviceOrders), restaurantId).slice(
      0,
      RECOMMENDED_FROM_ORDERS,
    );
    if (uuids.length === 0) return [];
    const [{ callApi }, calls] = await Promise.all([loadHttp(), loadCalls()]);
    const answers = await Promise.allSettled(
      uuids.map((token) => callApi(calls.getOrder, { params: { token } })),
    );
    return answers.flatMap((answer) =>
      answer.status === 'fulfilled' && answer.value.restaurantId === restaurantId
        ? [answer.value]
        : [],
    );
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
