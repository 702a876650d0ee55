import type { Coordinates } from '@storefront/shared-domain/contracts';
import type { Line } from '../delivery/geocoding/along-line';
import type { Queryable } from '../platform/db/database';

/**
 * Journey of an order in delivery. Degrees; `line` is the path of the demo's courier, null for a
 * real one; `number` counts the reported positions.
 */
export type JourneyRow = {
  orderId: number;
  courier: string;
  origin: Coordinates | null;
  destination: Coordinates | null;
  line: Line | null;
  startedAt: Date;
  number: number;
  position: (Coordinates & { at: Date }) | null;
};
type Stored = {
  order_id: number;
  courier: string;
  origin_latitude: number | null;
  origin_longitude: number | null;
  destination_latitude: number | null;
  destination_longitude: number | null;
  line: Line | null;
  latitude: number | null;
  longitude: number | null;
  number: number;
  position_at: Date | null;
  started_at: Date;
};

const toPoint = (latitude: number | null, longitude: number | null): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

function toRow(it: Stored): JourneyRow {
  const at = toPoint(it.latitude, it.longitude);
  return {
    orderId: it.order_id,
    courier: it.courier,
    origin: toPoint(it.origin_latitude, it.origin_longitude),
    destination: toPoint(it.destination_latitude, it.destination_longitude),
    line: it.line,
    startedAt: it.started_at,
    number: it.number,
    position: at && it.position_at && { ...at, at: it.position_at },
  };
}

/** The journey of an order; null unless the order is in delivery. */
export async function findJourney(on: Queryable, orderId: number): Promise<JourneyRow | null> {
  const [row] = await on.query<Stored>(
    "select j.* from journeys j join orders o on o.id = j.order_id where j.order_id = $1 and o.status = 'DISPATCHED'",
    [orderId],
  );
  return row ? toRow(row) : null;
}

/**
 * Stores the journey of an order that is in delivery and has none yet. The order is locked, so that
 * no journey is stored for one that is delivered at the same time.
 */
export async function addJourney(
  on: Queryable,
  { orderId, origin, destination }: Pick<JourneyRow, 'orderId' | 'origin' | 'destination'>,
): Promise<void> {
  await on.query(
    `insert into journeys (order_id, origin_latitude, origin_longitude, destination_latitude,
       destination_longitude, started_at)
     select id, $2::float8, $3::float8, $4::float8, $5::float8, status_since from orders
     where id = $1 and status = 'DISPATCHED' for share
     on conflict do nothing`,
    [
      orderId,
      origin?.latitude ?? null,
      origin?.longitude ?? null,
      destination?.latitude ?? null,
      destination?.longitude ?? null,
    ],
  );
}

/** Stores the destination of a journey that began without one. */
export async function giveHome(
  on: Queryable,
  orderId: number,
  { latitude, longitude }: Coordinates,
): Promise<void> {
  await on.query(
    `update journeys set destination_latitude = $2, destination_longitude = $3
     where order_id = $1 and destination_latitude is null`,
    [orderId, latitude, longitude],
  );
}

/** Assigns a journey without reported positions to the demo's courier, with the path to ride. */
export async function giveToRider(
  on: Queryable,
  { orderId, courier, line }: { orderId: number; courier: string; line: Line },
): Promise<void> {
  await on.query(
    'update journeys set courier = $2, line = $3::text::jsonb where order_id = $1 and number = 0 and line is null',
    [orderId, courier, JSON.stringify(line)],
  );
}

/**
 * Stores the courier's current position and, if given, the courier. Returns the number of the
 * position; null when the order is not in delivery or a newer position is stored.
 */
export async function savePosition(
  on: Queryable,
  it: { orderId: number; point: Coordinates; at: Date; courier?: string | undefined },
): Promise<number | null> {
  const [row] = await on.query<{ number: number }>(
    `update journeys
     set latitude = $2, longitude = $3, position_at = $4, number = number + 1,
       courier = coalesce($5, courier)
     where order_id = $1 and (position_at is null or position_at <= $4) returning number`,
    [it.orderId, it.point.latitude, it.point.longitude, it.at, it.courier ?? null],
  );
  return row?.number ?? null;
}

/** Deletes the journey of an order that is no longer in delivery. */
export async function dropJourney(on: Queryable, orderId: number): Promise<void> {
  await on.query('delete from journeys where order_id = $1', [orderId]);
}

/** Orders in delivery, oldest first, with their restaurants. */
export const listDispatched = (
  on: Queryable,
  limit: number,
): Promise<{ id: number; uuid: string; restaurantId: number }[]> =>
  on.query<{ id: number; uuid: string; restaurantId: number }>(
    `select id, uuid, restaurant_id as "restaurantId" from orders
     where status = 'DISPATCHED' and details->>'deliveryType' = 'delivery'
     order by status_since limit $1`,
    [limit],
  );
