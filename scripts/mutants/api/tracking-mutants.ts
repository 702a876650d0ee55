import type { HandMutant } from './hand-mutant';

const tracking = 'reference-api/src/tracking';

/** Journeys of couriers and streams of orders. */
export const trackingMutants: readonly HandMutant[] = [
  {
    file: `${tracking}/journeys.repository.ts`,
    original: 'position_at <= $4',
    replacement: 'position_at < $4',
    tests: [`${tracking}/couriers.int.test.ts`],
    harm: 'of two positions of one millisecond the second is lost',
  },
  {
    file: `${tracking}/journeys.repository.ts`,
    original: 'and destination_latitude is null',
    replacement: '',
    tests: [`${tracking}/couriers.int.test.ts`],
    harm: 'a destination changes during the journey',
  },
  {
    file: `${tracking}/journeys.repository.ts`,
    original: 'where order_id = $1 and number = 0 and line is null',
    replacement: 'where order_id = $1 and line is null',
    tests: [`${tracking}/couriers.int.test.ts`],
    harm: 'the demo takes over the journey of a real courier',
  },
  {
    file: `${tracking}/seek-home.ts`,
    original: 'now.getTime() < (known.get(order.id) ?? 0)',
    replacement: 'now.getTime() <= (known.get(order.id) ?? 0)',
    tests: [`${tracking}/couriers.int.test.ts`],
    harm: 'an unknown address is looked up later than the pause',
  },
  {
    file: `${tracking}/order-stream.ts`,
    original: 'reported > newest ? newest',
    replacement: 'reported >= newest ? newest',
    tests: [`${tracking}/realtime.int.test.ts`],
    harm: 'a client that missed nothing receives its last change again',
  },
  {
    file: `${tracking}/order-stream.ts`,
    original: 'if (number <= moved) return;',
    replacement: '',
    tests: [`${tracking}/realtime.int.test.ts`],
    harm: 'the courier jumps back on the map',
  },
  {
    file: `${tracking}/couriers.route.ts`,
    original: `String(found.order.restaurantId) !== queryValue(request.query, 'restaurant-id')`,
    replacement: 'false',
    tests: [`${tracking}/couriers.int.test.ts`],
    harm: 'the position of a courier is returned for another restaurant',
  },
  {
    file: `${tracking}/journeys.repository.ts`,
    original: `where id = $1 and status = 'DISPATCHED' for share`,
    replacement: 'where id = $1 for share',
    tests: [`${tracking}/couriers.int.test.ts`],
    harm: 'a journey is stored for an order that has just been delivered',
  },
];
