import type { Coordinates } from '@storefront/shared-domain/contracts';
import type { Database } from '@storefront/reference-api/plugin';
import {
  moveCourier,
  openJourney,
  type Rider,
  listDispatched,
  findOrder,
} from '@storefront/reference-api/plugin/orders';
import { pointAlong, type Geocoder } from '@storefront/reference-api/plugin/geography';
import {
  restaurantById,
  type RestaurantCatalog,
} from '@storefront/reference-api/plugin/restaurants';
import { lineBetween } from './line-between';

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
