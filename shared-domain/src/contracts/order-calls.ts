import * as z from 'zod/mini';
import { call } from './call';
import {
  Order,
  OrderRequest,
  OrdersByUuidRequest,
  OwnOrdersRequest,
  PlacedOrder,
  ReviewRequest,
} from './order';
import { list } from './primitives';

/** API-04 */
export const placeOrder = call({
  id: 'placeOrder',
  method: 'POST',
  path: '/restaurant/{restaurantId}/order',
  body: OrderRequest,
  answer: PlacedOrder,
});

/** API-06: the orders of one's own account; page from 1, then page size (OPEN-015). */
export const getOwnOrders = call({
  id: 'getOwnOrders',
  method: 'POST',
  path: '/restaurant/{restaurantId}/public/client/{clientId}/orders/paginate/{page}/{size}',
  body: OwnOrdersRequest,
  answer: z.array(Order),
});

/** An order that violates its contract is left out; the others are shown. */
const Fitting = list(Order);
const ReadableOrders = z.codec(z.array(z.unknown()), z.custom<Order[]>(Array.isArray), {
  decode: (values) => z.decode(Fitting, values),
  encode: (orders) => z.encode(Fitting, orders) ?? [],
});

/** API-07: page from 1, then page size (OPEN-015). */
export const getOrders = call({
  id: 'getOrders',
  method: 'POST',
  path: '/restaurant/{restaurantId}/orders/get/{page}/{size}',
  body: OrdersByUuidRequest,
  answer: ReadableOrders,
});

/** API-08 */
export const getOrder = call({
  id: 'getOrder',
  method: 'GET',
  path: '/order/uuid/{token}',
  body: null,
  answer: Order,
});

/** API-11: `orderID` is the order's uuid, or its number for requests of its own account. */
export const reviewOrder = call({
  id: 'reviewOrder',
  method: 'POST',
  path: '/order/{orderID}/review',
  body: ReviewRequest,
  answer: z.object({ order: Order }),
});
