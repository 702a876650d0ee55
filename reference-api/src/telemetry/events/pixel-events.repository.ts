import type { PixelEventName, PixelPayload } from './pixel-payload';
import type { Queryable } from '../../platform/db/database';

export type NewPixelEvent = {
  restaurantId: number;
  name: PixelEventName;
  eventId: string;
  orderUuid: string | null;
  pixelId: string;
  payload: PixelPayload;
  at: Date;
};
export type DuePixelEvent = {
  id: number;
  pixelId: string;
  payload: PixelPayload;
  attempts: number;
};

/** Queues an event, once per id and once per order. Returns whether it is new. */
export async function savePixelEvent(
  on: Queryable,
  newPixelEvent: NewPixelEvent,
): Promise<boolean> {
  const stored = await on.query(
    `insert into pixel_events (restaurant_id, name, event_id, order_uuid, pixel_id, payload,
       created_at, next_at)
     values ($1, $2, $3, $4, $5, $6::json, $7, $7)
     on conflict do nothing returning id`,
    [
      newPixelEvent.restaurantId,
      newPixelEvent.name,
      newPixelEvent.eventId,
      newPixelEvent.orderUuid,
      newPixelEvent.pixelId,
      JSON.stringify(newPixelEvent.payload),
      newPixelEvent.at,
    ],
  );
  return stored.length > 0;
}

/**
 * Leases events that are due and postpones their next attempt until `again`, so that no other node
 * sends them in the meantime.
 */
export const takeDuePixelEvents = (
  on: Queryable,
  { at, again, limit }: { at: Date; again: Date; limit: number },
): Promise<DuePixelEvent[]> =>
  on.query(
    `update pixel_events set next_at = $2, tries = tries + 1
   where id in (select id from pixel_events where payload is not null and next_at <= $1
     order by next_at limit $3 for update skip locked)
   returning id, pixel_id as "pixelId", payload, tries as attempts`,
    [at, again, limit],
  );

/** Postpones an event until its next attempt. */
export async function putOffPixelEvent(on: Queryable, id: number, until: Date): Promise<void> {
  await on.query('update pixel_events set next_at = $2 where id = $1', [id, until]);
}

/** Ends an event that was sent or will never be sent: its row stays, its payload is deleted. */
export async function endPixelEvent(on: Queryable, id: number): Promise<void> {
  await on.query('update pixel_events set payload = null where id = $1', [id]);
}

/**
 * Abandons events unsent since before `unsent`, and deletes all events from before `sent`. Returns
 * the number of abandoned events.
 */
export async function forgetPixelEvents(
  on: Queryable,
  { unsent, sent }: { unsent: Date; sent: Date },
): Promise<number> {
  const given = await on.query(
    'update pixel_events set payload = null where payload is not null and created_at < $1 returning id',
    [unsent],
  );
  await on.query('delete from pixel_events where created_at < $1', [sent]);
  return given.length;
}
