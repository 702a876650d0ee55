import type { CourierPosition, Journey } from '@storefront/shared-domain/contracts';
import type { JourneyRow } from '../db/journeys.repository';
import type { OrderRow } from '../db/orders.repository';

/** Where the courier was last, as the API tells it (API-15); null while nobody told. */
export function positionOf({ number, position }: JourneyRow, now: Date): CourierPosition | null {
  if (!position) return null;
  const { latitude, longitude, at } = position;
  return {
    latitude,
    longitude,
    number,
    at: at.toISOString(),
    secondsAgo: Math.max(0, Math.round((now.getTime() - at.getTime()) / 1000)),
  };
}

/** About a hundred metres: the block, not the house. */
const roughly = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/**
 * The way of an order as the API tells it (API-13). Where it ends is the customer's home: like the
 * street of a masked order, only its own customer is told exactly.
 */
export function journeyOf(
  order: OrderRow,
  row: JourneyRow,
  { now, isOwn }: { now: Date; isOwn: boolean },
): Journey {
  const { courier, origin, destination: home } = row;
  const destination =
    isOwn || home === null
      ? home
      : { latitude: roughly(home.latitude), longitude: roughly(home.longitude) };
  return {
    orderUUID: order.uuid,
    restaurantId: order.restaurantId,
    courier,
    startedAt: row.startedAt.toISOString(),
    origin,
    destination,
    position: positionOf(row, now),
  };
}
