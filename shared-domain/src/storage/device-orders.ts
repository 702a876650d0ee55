import * as z from 'zod/mini';

/** Orders placed from this device by restaurant id, newest first (OPEN-028). */
export const DeviceOrders = z.record(z.string(), z.array(z.string()));
export type DeviceOrders = z.output<typeof DeviceOrders>;

const MAX_ORDERS = 100; // limit of one lookup of orders (API-07)

/**
 * Puts an order first in its restaurant's list; a listed order moves, the oldest beyond 100 are
 * dropped.
 */
export function withOrder(
  orders: DeviceOrders | null,
  restaurantId: number,
  uuid: string,
): DeviceOrders {
  const known = orders?.[restaurantId] ?? [];
  return {
    ...orders,
    [restaurantId]: [uuid, ...known.filter((other) => other !== uuid)].slice(0, MAX_ORDERS),
  };
}

/** Orders of one restaurant, newest first. */
export const ordersOf = (orders: DeviceOrders | null, restaurantId: number): readonly string[] =>
  orders?.[restaurantId] ?? [];

const Uuid = z.uuid();

/** The orders of one restaurant that can be looked up (API-07): stored text may be anything. */
export const readableOrdersOf = (
  orders: DeviceOrders | null,
  restaurantId: number,
): readonly string[] =>
  ordersOf(orders, restaurantId)
    .filter((uuid) => z.safeParse(Uuid, uuid).success)
    .slice(0, MAX_ORDERS);
