import { calls, type Order } from '@storefront/shared-domain/contracts';
import { callApi } from '@storefront/shared-domain/http';
import { pagedList } from '../../lib/paged-list';

/** The orders of the customer's account, the newest first (API-06). */
export const ownOrders = pagedList<Order>({
  name: 'readOwnOrdersFx',
  size: 10,
  read: ({ restaurantId, clientId, page, size }) =>
    callApi(calls.getOwnOrders, {
      params: { restaurantId, clientId, page, size },
      body: { sortSettings: { field: 'created_at', order: 'desc' } },
    }),
  keyOf: ({ uuid }) => uuid,
});
