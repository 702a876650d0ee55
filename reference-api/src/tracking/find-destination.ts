import {
  OrderDetails,
  OrderUser,
  type Coordinates,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import type { Queryable } from '../platform/db/database';
import type { OrderRow } from '../orders/orders.repository';
import { locate, type Atlas } from '../delivery/address-point';

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
export async function findDestination(
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
