import { call } from './call';
import { OrderTracking } from './order';
import { CourierPosition, Journey } from './tracking';

/**
 * API-13: `?orderUUID=`; 404 for an order that is not on its way, or of a restaurant that does not
 * show its couriers (OPEN-053). Only the order's own customer receives the exact destination.
 */
export const getJourney = call({
  id: 'getJourney',
  method: 'GET',
  path: '/restaurant/journey-orders/get-by-order-uuid',
  query: ['orderUUID'],
  body: null,
  answer: Journey,
});

/**
 * API-15: `?restaurant-id=&order-uuid=`; 404 for an order that is not on its way or has no reported
 * position.
 */
export const getCourierPosition = call({
  id: 'getCourierPosition',
  method: 'GET',
  path: '/get-by-order',
  query: ['restaurant-id', 'order-uuid'],
  body: null,
  answer: CourierPosition,
  bearer: false,
});

/**
 * API-14: status of an order, cached by its own browser (OPEN-016). A lookup by uuid contains
 * neither the customer nor the items.
 */
export const getCachedOrder = call({
  id: 'getCachedOrder',
  method: 'GET',
  path: '/order/cache/{uuid}',
  body: null,
  answer: OrderTracking,
  bearer: false,
});

/** API-14: the current stage of the order, cached for seconds (OPEN-016). */
export const getCachedTracking = call({
  id: 'getCachedTracking',
  method: 'GET',
  path: '/order/tracking-cache/{uuid}',
  body: null,
  answer: OrderTracking,
  bearer: false,
});

/**
 * API-14: the same two answers under file names; a cache in front of the API stores them at
 * `{cacheBase}` (OPEN-016).
 */
export const getOrderFile = call({
  id: 'getOrderFile',
  method: 'GET',
  path: '/orders/{uuid}.json',
  body: null,
  answer: OrderTracking,
  bearer: false,
});
export const getTrackingFile = call({
  id: 'getTrackingFile',
  method: 'GET',
  path: '/tracking/{uuid}.json',
  body: null,
  answer: OrderTracking,
  bearer: false,
});
