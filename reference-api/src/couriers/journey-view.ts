import type { CourierPosition, Journey } from '@storefront/shared-domain/contracts';
import type { JourneyRow } from '../db/journeys.repository';
import type { OrderRow } from '../db/orders.repository';

/** Where the courier was last, as the API tells it (API-15); null while nobody told. */
export function positionOf({ number, position }: JourneyRow, now: Date): CourierPosition | null {
  if (!position) return null;
  const { latitude, longitude, at } = position;
  return { latitude, longitude, number, at: at.toISOString(), secondsAgo: Math.max(0, Math.round((now.getTime() - at.getTime()) / 1000)) };
}

/** The way of an order as the API tells it (API-13). */
export const journeyOf = (order: OrderRow, row: JourneyRow, now: Date): Journey => ({
  orderUUID: order.uuid, restaurantId: order.restaurantId, courier: row.courier, startedAt: row.startedAt.toISOString(), origin: row.origin, destination: row.destination,
  position: positionOf(row, now),
});
