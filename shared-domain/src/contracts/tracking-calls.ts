import { call } from './call';
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
