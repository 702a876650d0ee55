import { attach, combine, createEvent, createStore, sample } from 'effector';
import { calls, type Order } from '@storefront/shared-domain/contracts';
import { callApi } from '@storefront/shared-domain/http';
import { $isLoggedIn, $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { DeviceOrders, keys, readableOrdersOf, storage } from '@storefront/shared-domain/storage';
import { $customerOwner, pagedList } from '../../lib/paged-list';

const SIZE = 10;
const NEWEST_FIRST = { field: 'created_at', order: 'desc' } as const;

/** The orders of the customer's account, the newest first (API-06). */
export const ownOrders = pagedList({
  name: 'readOwnOrdersFx',
  owner: $customerOwner,
  size: SIZE,
  read: ({ restaurantId, clientId, page, size }): Promise<Order[]> =>
    callApi(calls.getOwnOrders, {
      params: { restaurantId, clientId, page, size },
      body: { sortSettings: NEWEST_FIRST },
    }),
  keyOf: ({ uuid }) => uuid,
});

/** The page of the orders was shown to a visitor. */
export const visitorCame = createEvent();

const readDeviceFx = attach({
  source: $restaurantId,
  effect: (restaurantId) =>
    restaurantId === null
      ? []
      : readableOrdersOf(storage.read(keys.deviceOrders, DeviceOrders), restaurantId),
});
sample({ clock: visitorCame, target: readDeviceFx });

/** The orders that this device placed here (OPEN-028); null until read from its storage. */
export const $placedHere = createStore<readonly string[] | null>(null)
  .on(readDeviceFx.doneData, (_, uuids) => uuids)
  .reset(restaurantSelected);

/** The orders of this device, for a visitor, the newest first (API-07, OPEN-028). */
export const deviceOrders = pagedList({
  name: 'readDeviceOrdersFx',
  owner: combine(
    { restaurantId: $restaurantId, uuids: $placedHere, isLoggedIn: $isLoggedIn },
    ({ restaurantId, uuids, isLoggedIn }) =>
      restaurantId === null || isLoggedIn || uuids === null || uuids.length === 0
        ? null
        : { restaurantId, uuids },
  ),
  size: SIZE,
  read: async ({ restaurantId, uuids, page, size }): Promise<Order[]> => {
    const orders = await callApi(calls.getOrders, {
      params: { restaurantId, page, size },
      body: { ordersUUIDs: [...uuids], sortSettings: NEWEST_FIRST },
    });
    return orders.filter((order) => order.restaurantId === restaurantId);
  },
  keyOf: ({ uuid }) => uuid,
  // the answer lacks orders that were erased or cannot be read
  hasMore: ({ uuids, page, size }) => page * size < uuids.length,
});
