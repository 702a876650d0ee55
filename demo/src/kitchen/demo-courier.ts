import type { Database, Queryable } from '@storefront/reference-api/plugin';
import { type Geocoder, type Line, pointAlong } from '@storefront/reference-api/plugin/geography';
import {
  findOrder,
  listDispatched,
  moveCourier,
  openJourney,
  type Rider,
} from '@storefront/reference-api/plugin/orders';
import {
  restaurantById,
  type RestaurantCatalog,
} from '@storefront/reference-api/plugin/restaurants';
import type { Coordinates } from '@storefront/shared-domain/contracts';
import { shortestWay } from './shortest-way';

/** Margin in degrees around both ends: streets within it are used for routing. */
const MARGIN = 0.004;
/** Maximum number of street segments: more than lie between a restaurant and its customers. */
const MAX_SEGMENTS = 3000;

const toLinePoint = ({ longitude, latitude }: Coordinates): Line[number] => [longitude, latitude];

/**
 * A route along the streets in the database between two points; a straight line where no streets
 * connect them.
 */
async function lineBetween(on: Queryable, from: Coordinates, to: Coordinates): Promise<Line> {
  const [south, north] = [
    Math.min(from.latitude, to.latitude) - MARGIN,
    Math.max(from.latitude, to.latitude) + MARGIN,
  ];
  const [west, east] = [
    Math.min(from.longitude, to.longitude) - MARGIN,
    Math.max(from.longitude, to.longitude) + MARGIN,
  ];
  const rows = await on.query<{ line: Line }>(
    `select line from geo_streets where south <= $2 and north >= $1 and west <= $4 and east >= $3
     order by area_id, position limit $5`,
    [south, north, west, east, MAX_SEGMENTS],
  );
  return (
    shortestWay(
      rows.map(({ line }) => line),
      toLinePoint(from),
      toLinePoint(to),
    ) ?? [toLinePoint(from), toLinePoint(to)]
  );
}

/** Duration of a ride in paces of the kitchen: long enough to be watched. */
export const RIDE_PACES = 4;
const BATCH = 50;
const NAMES = ['Jonas', 'Rafaela', 'Tiago', 'Bruna'];

/** Interval of positions in milliseconds: 2 s, less in a fast kitchen. */
export const computeTick = (paceMs: number): number => Math.min(2000, Math.max(50, paceMs / 4));

type CourierOptions = {
  db: Database;
  geocoder: Geocoder;
  catalog: RestaurantCatalog;
  paceMs: number;
  now: () => Date;
};

/**
 * Couriers of the demo: each delivery on its way, of a restaurant that shows its couriers, rides
 * from there to its address. The position depends on the clock alone, so a restart continues at the
 * current position, and two nodes publish the same one. Returns the number of moved couriers.
 */
export async function rideOnce({
  db,
  geocoder,
  catalog,
  paceMs,
  now,
}: CourierOptions): Promise<number> {
  let moved = 0;
  for (const { id, uuid, restaurantId } of await listDispatched(db, BATCH)) {
    const restaurant = await restaurantById(catalog, restaurantId);
    const order = restaurant?.data.info.modules.mpboy ? await findOrder(db, { uuid }) : null;
    if (!restaurant || !order) continue;
    const lineOf = (origin: Coordinates, destination: Coordinates) =>
      lineBetween(db, origin, destination);
    const rider: Rider = { courier: NAMES[id % NAMES.length] ?? '', lineOf };
    const at = now();
    const journey = await openJourney({ on: db, geocoder }, order, restaurant.data.info, {
      now: at,
      rider,
    });
    if (
      !journey?.line ||
      (journey.position && at.getTime() - journey.position.at.getTime() < computeTick(paceMs))
    )
      continue;
    const point = pointAlong(
      journey.line,
      (at.getTime() - journey.startedAt.getTime()) / (RIDE_PACES * paceMs),
    );
    if (point && (await moveCourier(db, { orderId: id, point, at })) !== null) moved += 1;
  }
  return moved;
}
