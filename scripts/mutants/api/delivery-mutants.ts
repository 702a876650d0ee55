import type { HandMutant } from './hand-mutant';
import { trackingMutants } from './tracking-mutants';

const delivery = 'reference-api/src/delivery';
const tables = 'reference-api/src/tables';
const restaurants = 'reference-api/src/restaurants';

/** Fees and points of addresses; tables; journeys and streams; records of restaurants. */
export const deliveryMutants: readonly HandMutant[] = [
  {
    file: `${delivery}/find-delivery-fee.ts`,
    original: 'distance <= maxKm',
    replacement: 'distance < maxKm',
    tests: [`${delivery}/delivery.int.test.ts`],
    harm: 'an address at the end of a band pays the next one, or is not served',
  },
  {
    file: `${delivery}/find-delivery-fee.ts`,
    original: 'zone.available ? zone.fee : ZERO',
    replacement: 'zone.fee',
    tests: [`${delivery}/delivery.int.test.ts`],
    harm: 'a neighbourhood that is not served has a fee',
  },
  {
    file: `${delivery}/delivery-zones.repository.ts`,
    original: `where restaurant_id = $1 and id = $2 order`,
    replacement: `where $1::int > 0 and id = $2 order`,
    tests: [`${delivery}/delivery-places.int.test.ts`],
    harm: 'a fee id of another restaurant is accepted with its fee',
  },
  {
    file: `${delivery}/delivery-zones.repository.ts`,
    original: `city_key = $3 or city_key = '')`,
    replacement: 'city_key = $3)',
    tests: [`${delivery}/delivery-places.int.test.ts`],
    harm: 'a zone without a city is not found by an address with one',
  },
  {
    file: `${delivery}/delivery-areas.repository.ts`,
    original: 'order by position)',
    replacement: 'order by position desc)',
    tests: [`${delivery}/delivery-places.int.test.ts`],
    harm: 'where areas overlap, the fee of the wrong one is charged',
  },
  {
    file: `${delivery}/address-point.ts`,
    original: 'lines.length === 0 || isWithinReach(point, lines)',
    replacement: 'isWithinReach(point, lines)',
    tests: [`${delivery}/address-points.int.test.ts`],
    harm: 'a confirmed point of a street without a map is ignored',
  },
  {
    file: `${delivery}/address-points.repository.ts`,
    original: `updated_at = excluded.updated_at`,
    replacement: 'updated_at = address_points.updated_at',
    tests: [`${delivery}/address-points.int.test.ts`],
    harm: 'points that are confirmed again and again are deleted first',
  },
  {
    file: `${delivery}/address-points.repository.ts`,
    original: `and (device_hash = '') = $3`,
    replacement: 'and ($3::boolean or true)',
    tests: [`${delivery}/address-points.int.test.ts`],
    harm: 'points of devices displace those of delivered orders',
  },
  {
    file: `${delivery}/address-points.repository.ts`,
    original: `'delete from address_points where restaurant_id = $1 and address_key = any`,
    replacement: `'delete from address_points where $1::int > 0 and address_key = any`,
    tests: [`${delivery}/address-points.int.test.ts`],
    harm: 'an erasure at one restaurant deletes the points of another',
  },
  {
    file: `${delivery}/settle-address-point.ts`,
    original: 'sent.latitude === point.latitude && sent.longitude === point.longitude',
    replacement: 'sent.latitude === point.latitude',
    tests: [`${delivery}/address-points.int.test.ts`],
    harm: 'a point too far from its street is stored',
  },
  {
    file: `${delivery}/delivery.repository.ts`,
    original: '($6 between number_from and number_to) desc',
    replacement: '($6 >= 0) desc',
    tests: [`${delivery}/delivery-places.int.test.ts`],
    harm: 'the fee is measured to another part of a long street',
  },
  {
    file: `${delivery}/geocoding/street-lines.repository.ts`,
    original: '(there.length > 0 ? there : rows)',
    replacement: 'rows',
    tests: [`${delivery}/delivery-places.int.test.ts`, `${delivery}/address-points.int.test.ts`],
    harm: 'a confirmed point on a street of the same name in the next town is accepted',
  },
  {
    file: `${delivery}/address-point.ts`,
    original: 'point.latitude !== 0 || point.longitude !== 0',
    replacement: 'point.latitude !== 0 && point.longitude !== 0',
    tests: [`${delivery}/address-points.int.test.ts`],
    harm: 'a confirmed point on the equator is ignored',
  },
  {
    file: `${delivery}/address-points.repository.ts`,
    original: 'scope.device.toLowerCase()',
    replacement: 'scope.device',
    tests: [`${delivery}/address-points.int.test.ts`],
    harm: 'a device that sends its id in capitals loses its points',
  },
  {
    file: `${tables}/table-orders.repository.ts`,
    original: `status not in ('OVER', 'CANCELED')`,
    replacement: `status not in ('OVER')`,
    tests: [`${tables}/tables.int.test.ts`],
    harm: 'a canceled order occupies its table for a day',
  },
  {
    file: `${tables}/table-orders.repository.ts`,
    original: 'created_at > $3',
    replacement: 'created_at >= $3',
    tests: [`${tables}/tables.int.test.ts`],
    harm: 'an order of exactly a day ago occupies its table',
  },
  {
    file: `${tables}/table-orders.repository.ts`,
    original: 'order by created_at desc limit 1',
    replacement: 'order by created_at limit 1',
    tests: [`${tables}/tables.int.test.ts`],
    harm: 'a table shows the order of earlier guests',
  },
  {
    file: `${tables}/find-table.ts`,
    original: 'place?.restaurantId === restaurant.id ?',
    replacement: 'place ?',
    tests: [`${tables}/tables.int.test.ts`],
    harm: 'the code of another restaurant leads to a table of the same name',
  },
  {
    file: `${restaurants}/restaurants.repository.ts`,
    original: 's.restaurant_id = restaurants.id and s.quantity = 0',
    replacement: 's.quantity = 0',
    tests: ['reference-api/src/orders/order-stock.int.test.ts'],
    harm: 'an item is sold out in every restaurant with an item of the same id',
  },
  ...trackingMutants,
];
