import type { CourierPosition, Journey } from '@storefront/shared-domain/contracts';
import type { JourneyRow } from './journeys.repository';
import type { OrderRow } from '../orders/orders.repository';

/** Last position of the courier in the format of the API (API-15); null before the first report. */
export function computePosition(
  { number, position }: JourneyRow,
  now: Date,
): CourierPosition | null {
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

/** Precision of about a hundred metres: the block, not the house. */
const roughly = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/**
 * The journey of an order in the format of the API (API-13). It ends at the customer's home: like
 * the street of a masked order, only the order's own customer gets the exact position.
 */
export function toJourney(
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
    position: computePosition(row, now),
  };
}
