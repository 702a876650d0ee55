import * as z from 'zod/mini';
import { call } from './call';
import { OrderRequest, PlacedOrder, TableOrder } from './order';

/** API-05 */
export const placeTableOrder = call({
  id: 'placeTableOrder',
  method: 'POST',
  path: '/restaurant/{restaurantId}/order/table',
  body: OrderRequest,
  answer: PlacedOrder,
});

/** API-09: the status of a table's order; 404 for an unknown uuid. */
export const getTableOrderByUuid = call({
  id: 'getTableOrderByUuid',
  method: 'GET',
  path: '/order/table-uuid/{uuid}',
  body: null,
  answer: TableOrder,
  bearer: false,
});

/** API-10: the open order of a table; 404 when there is none. */
export const getTableOrder = call({
  id: 'getTableOrder',
  method: 'GET',
  path: '/restaurant/{restaurantId}/orders/table/{table}',
  body: null,
  answer: TableOrder,
  bearer: false,
});

/**
 * `?t=`: the table of an encrypted code (OPEN-029); 404 for every invalid code, without a reason.
 */
export const getTableLink = call({
  id: 'getTableLink',
  method: 'GET',
  path: '/restaurant/{restaurantId}/table-link',
  query: ['t'],
  body: null,
  answer: z.object({ table: z.string() }),
  bearer: false,
});
