import type { PixelEventName, PixelPayload } from '../events/pixel-payload';
import type { Queryable } from './database';

export type NewPixelEvent = {
  restaurantId: number;
  name: PixelEventName;
  eventId: string;
  orderUuid: string | null;
  pixelId: string;
  payload: PixelPayload;
  at: Date;
};
export type DuePixelEvent = { id: number; pixelId: string; payload: PixelPayload; tries: number };

/** Keeps an event to be told, once by its id, and once an order. Answers whether it is new. */
export async function keepPixelEvent(on: Queryable, it: NewPixelEvent): Promise<boolean> {
  const kept = await on.query(
    `insert into pixel_events (restaurant_id, name, event_id, order_uuid, pixel_id, payload, created_at, next_at) values ($1, $2, $3, $4, $5, $6::json, $7, $7)
     on conflict do nothing returning id`,
    [
      it.restaurantId,
      it.name,
      it.eventId,
      it.orderUuid,
      it.pixelId,
      JSON.stringify(it.payload),
      it.at,
    ],
  );
  return kept.length > 0;
}

/**
 * Takes events that are due, and puts their next try off until `again`, so that no other node tells
 * them meanwhile.
 */
export const takeDuePixelEvents = (
  on: Queryable,
  { at, again, limit }: { at: Date; again: Date; limit: number },
): Promise<DuePixelEvent[]> =>
  on.query(
    `update pixel_events set next_at = $2, tries = tries + 1
   where id in (select id from pixel_events where payload is not null and next_at <= $1 order by next_at limit $3 for update skip locked)
   returning id, pixel_id as "pixelId", payload, tries`,
    [at, again, limit],
  );

/** An event waits for another try. */
export async function putOffPixelEvent(on: Queryable, id: number, until: Date): Promise<void> {
  await on.query('update pixel_events set next_at = $2 where id = $1', [id, until]);
}

/** An event was told, or never will be: that it was there is kept, what it said is not. */
export async function endPixelEvent(on: Queryable, id: number): Promise<void> {
  await on.query('update pixel_events set payload = null where id = $1', [id]);
}

/**
 * Gives up what was not told since before `untold`, and forgets everything since before `told`.
 * Answers how many were given up.
 */
export async function forgetPixelEvents(
  on: Queryable,
  { untold, told }: { untold: Date; told: Date },
): Promise<number> {
  const given = await on.query(
    'update pixel_events set payload = null where payload is not null and created_at < $1 returning id',
    [untold],
  );
  await on.query('delete from pixel_events where created_at < $1', [told]);
  return given.length;
}
