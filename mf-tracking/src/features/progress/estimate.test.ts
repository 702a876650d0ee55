import type { Order, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { anOrder, aRestaurant } from '@storefront/shared-domain/testing';
import { estimateOf } from './estimate';

type Case = {
  case: string;
  details?: Partial<Order['details']>;
  order?: Partial<Order>;
  info?: Partial<RestaurantInfo>;
  is: [from: string, to: string] | null;
};

test.each<Case>([
  { case: 'a delivery takes from 30 to 50 minutes', is: ['22:00', '22:20'] },
  {
    case: 'without a least time there is one figure',
    info: { delivery_time_min: 0 },
    is: ['22:20', '22:20'],
  },
  {
    case: 'times the wrong way round are one figure',
    info: { delivery_time_min: 90 },
    is: ['22:20', '22:20'],
  },
  {
    case: 'a delivery that is packed is still waited for',
    order: { status: 'READY' },
    is: ['22:00', '22:20'],
  },
  {
    case: 'what is picked up takes 20 minutes',
    details: { deliveryType: 'balcony' },
    is: ['21:50', '21:50'],
  },
  {
    case: 'what is ready is not estimated',
    details: { deliveryType: 'balcony' },
    order: { status: 'READY' },
    is: null,
  },
  { case: 'a table waits for no clock', details: { deliveryType: 'table' }, is: null },
  { case: 'a scheduled order has its own time', details: { schedule: true }, is: null },
  {
    case: 'a restaurant that does not say',
    info: { delivery_time_min: 0, delivery_time_max: 0 },
    is: null,
  },
  { case: 'an order without a time', order: { created_at: '' }, is: null },
])('$case', ({ details, order, info, is }) => {
  const estimate = estimateOf(
    anOrder({ details: { ...anOrder().details, ...details }, ...order }),
    aRestaurant(info),
  );
  expect(estimate && [estimate.from.slice(11, 16), estimate.to.slice(11, 16)]).toEqual(is);
});
