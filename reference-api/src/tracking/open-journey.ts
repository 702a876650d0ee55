import {
  type Coordinates,
  OrderDetails,
  OrderUser,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import type { OrderRow } from '../orders/orders.repository';
import type { Line } from '../delivery/geocoding/along-line';
import { originOf } from '../restaurants/origin';
import { type Atlas, locate } from '../delivery/address-point';
import type { Queryable } from '../platform/db/database';
import {
  addJourney,
  findJourney,
  giveHome,
  giveToRider,
  type JourneyRow,
} from './journeys.repository';

/**
 * Pause in ms before the next lookup of an order: after a failed request, and after an unknown
 * address.
 */
const [UNAVAILABLE_MS, UNKNOWN_MS] = [30_000, 3_600_000];
const MAX_PAUSES = 10_000;

/**
 * When the pause of each order of a database ends, by order id. Of this node alone: other nodes
 * have their own.
 */
const pauses = new WeakMap<Queryable, Map<number, number>>();

function pausesOf(on: Queryable): Map<number, number> {
  const known = pauses.get(on) ?? new Map<number, number>();
  pauses.set(on, known);
  return known;
}

/** Drops the oldest entry above the maximum: most belong to orders that arrived long ago. */
function pause(known: Map<number, number>, orderId: number, until: number): void {
  known.delete(orderId);
  known.set(orderId, until);
  const oldest = known.size > MAX_PAUSES ? known.keys().next() : null;
  if (oldest && !oldest.done) known.delete(oldest.value);
}

/**
 * Destination of an order. null when the address is unknown or the lookup fails; the next lookup
 * then runs only after a pause, however often this is called.
 */
async function findDestination(
  atlas: Atlas,
  order: OrderRow,
  info: RestaurantInfo,
  now: Date,
): Promise<Coordinates | null> {
  const known = pausesOf(atlas.on);
  if (now.getTime() < (known.get(order.id) ?? 0)) return null;
  const user = z.parse(OrderUser, order.customer);
  const coordinates = z.parse(OrderDetails, order.details).coordinates ?? user.coordinates;
  const located = await locate(atlas, info, {
    street: user.address,
    number: user.number,
    zone: user.zone,
    city: user.city,
    coordinates,
  });
  if (located.ok && located.value) {
    known.delete(order.id);
    return located.value.spot.point;
  }
  pause(known, order.id, now.getTime() + (located.ok ? UNKNOWN_MS : UNAVAILABLE_MS));
  return null;
}

/**
 * Whether the journey of an order may be shown: a delivery, on its way, of a restaurant with
 * couriers on the map (OPEN-053).
 */
const isShown = (order: OrderRow, info: RestaurantInfo): boolean =>
  info.modules.mpboy &&
  order.status === 'DISPATCHED' &&
  z.parse(OrderDetails, order.details).deliveryType === 'delivery';

/**
 * The courier of a journey, and its line; both are unknown until the courier reports a position.
 */
export type Rider = {
  courier: string;
  lineOf: (origin: Coordinates, destination: Coordinates) => Promise<Line>;
};

/**
 * The journey of an order that is on its way, created when missing; null for an order that is not
 * on its way, or has arrived meanwhile. A viewer may have created it without a rider: then the
 * rider is added. When it was created with an unknown destination, the destination is added later.
 */
export async function openJourney(
  atlas: Atlas,
  order: OrderRow,
  info: RestaurantInfo,
  { now, rider }: { now: Date; rider?: Rider },
): Promise<JourneyRow | null> {
  if (!isShown(order, info)) return null;
  let journey = await findJourney(atlas.on, order.id);
  const destination = journey?.destination ? null : await findDestination(atlas, order, info, now);
  if (!journey)
    await addJourney(atlas.on, { orderId: order.id, origin: originOf(info), destination });
  else if (destination) await giveHome(atlas.on, order.id, destination);
  if (!journey || destination) journey = await findJourney(atlas.on, order.id);
  if (!rider || !journey?.origin || !journey.destination || journey.line || journey.position)
    return journey;
  await giveToRider(atlas.on, {
    orderId: order.id,
    courier: rider.courier,
    line: await rider.lineOf(journey.origin, journey.destination),
  });
  return findJourney(atlas.on, order.id);
}
