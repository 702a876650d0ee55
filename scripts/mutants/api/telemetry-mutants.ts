import type { HandMutant } from './hand-mutant';

const telemetry = 'reference-api/src/telemetry';

/** Events for the ads vendor, tracked events, telemetry of pages and its figures. */
export const telemetryMutants: readonly HandMutant[] = [
  {
    file: `${telemetry}/events/pixel-events.repository.ts`,
    original: 'set next_at = $2, tries = tries + 1',
    replacement: 'set next_at = $2',
    tests: [`${telemetry}/events/pixel-events.int.test.ts`],
    harm: 'failing events are retried every 30 s without backoff',
  },
  {
    file: `${telemetry}/events/pixel-events.route.ts`,
    original: `order.restaurantId !== restaurantId || order.status === 'CANCELED'`,
    replacement: 'order.restaurantId !== restaurantId',
    tests: [`${telemetry}/events/pixel-events.int.test.ts`],
    harm: 'a canceled order is reported as a purchase',
  },
  {
    file: `${telemetry}/events/pixel-events.route.ts`,
    original: 'order.createdAt.getTime() < FRESH_MS',
    replacement: 'order.createdAt.getTime() <= FRESH_MS',
    tests: [`${telemetry}/events/pixel-events.int.test.ts`],
    harm: 'an order of exactly a day ago is reported',
  },
  {
    file: `${telemetry}/events/pixel-events.route.ts`,
    original: 'orderUuid: order.toLowerCase(),',
    replacement: 'orderUuid: order,',
    tests: [`${telemetry}/events/pixel-events.int.test.ts`],
    harm: 'one order in two spellings is reported twice',
    equivalent: 'the column is a uuid: the database ignores the case of its text',
  },
  {
    file: `${telemetry}/events/tracking-events.repository.ts`,
    original: `delete from tracking_events where received_at < $1`,
    replacement: 'delete from tracking_events where happened_at < $1',
    tests: [`${telemetry}/events/tracking-events.int.test.ts`],
    harm: 'a device with a wrong clock decides how long its events are stored',
  },
  {
    file: `${telemetry}/events/bound-rows.ts`,
    original: 'untrimmed = 0;',
    replacement: '',
    tests: [`${telemetry}/events/tracking-events.int.test.ts`],
    harm: 'after a thousand rows every write pays for a trim',
  },
  {
    file: `${telemetry}/telemetry.repository.ts`,
    original: 'coalesce(telemetry_visits.exposed_at, excluded.exposed_at)',
    replacement: 'excluded.exposed_at',
    tests: [`${telemetry}/telemetry.int.test.ts`],
    harm: 'a later batch of a visit removes its exposure',
  },
  {
    file: `${telemetry}/telemetry.route.ts`,
    original: 'forgotten = at.getTime();',
    replacement: '',
    tests: [`${telemetry}/telemetry.int.test.ts`],
    harm: 'every request deletes from three tables',
  },
  {
    file: `${telemetry}/telemetry-figures.repository.ts`,
    original: 'and x.arm = o.arm and o.at >= x.at',
    replacement: 'and x.arm = o.arm',
    tests: [`${telemetry}/telemetry-orders.int.test.ts`],
    harm: 'orders from before a visit count for its arm',
  },
  {
    file: `${telemetry}/events/policy-reports.repository.ts`,
    original: 'where day < $1::date',
    replacement: 'where day <= $1::date',
    tests: [`${telemetry}/events/policy-reports.int.test.ts`],
    harm: 'counts of the ninetieth day are deleted a day early',
  },
  {
    file: `${telemetry}/telemetry-figures.repository.ts`,
    original: `'restaurant_blocked', 'already_ordered']`,
    replacement: `'restaurant_blocked']`,
    tests: [`${telemetry}/telemetry-orders.int.test.ts`],
    harm: 'an arm is switched off for orders that customers had already placed',
  },
  {
    file: `${telemetry}/telemetry.repository.ts`,
    original: `'delete from telemetry_orders where at < $1'`,
    replacement: `'delete from telemetry_orders where at < $1 and order_uuid is null'`,
    tests: [`${telemetry}/telemetry.int.test.ts`, `${telemetry}/telemetry-orders.int.test.ts`],
    harm: 'placed orders are joined with their visitor forever',
  },
  {
    file: `${telemetry}/telemetry.repository.ts`,
    original: 'telemetry_orders where id <= (select max(id) from telemetry_orders) - $1::bigint',
    replacement: 'telemetry_orders where id <= (select max(id) from telemetry_visits) - $1::bigint',
    tests: [`${telemetry}/telemetry.int.test.ts`, `${telemetry}/telemetry-orders.int.test.ts`],
    harm: 'orders are deleted by the number of visits',
  },
];
