import type { Coordinates } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { type Database, notify, type Queryable } from '../platform/db/database';
import { findOrder, type OrderRow } from '../orders/orders.repository';
import { isOwn } from '../orders/order-viewer';
import { isUuid } from '../platform/db/uuid';
import { savePosition } from './journeys.repository';

/** The database channel on which the nodes publish courier positions to each other. */
export const COURIER_EVENTS = 'courier_events';

/** A courier has moved: degrees; `number` counts an order's positions, `at` is an ISO instant. */
export const CourierEvent = z.object({
  orderId: z.string(),
  number: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  at: z.string(),
});
export type CourierEvent = z.output<typeof CourierEvent>;

const publishCourierEvent = (on: Queryable, event: CourierEvent): Promise<void> =>
  notify(on, COURIER_EVENTS, JSON.stringify(event));

/**
 * Stores a new courier position and publishes it to the subscribers of the order. null when the
 * order has arrived meanwhile, or a newer position is stored.
 */
export function moveCourier(
  db: Database,
  it: { orderId: number; point: Coordinates; at: Date; courier?: string | undefined },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const number = await savePosition(tx, it);
    if (number !== null)
      await publishCourierEvent(tx, {
        orderId: String(it.orderId),
        number,
        ...it.point,
        at: it.at.toISOString(),
      });
    return number;
  });
}

/** `order`: every stage of an order. `journey`: its way to the customer, from its dispatch on. */
export type Topic = 'order' | 'journey';
type Channel = { topic: Topic; id: string };

const CHANNEL = /^(order|journey\.order|journeyOrder)\.([0-9a-f-]{1,36})$/i;

/**
 * Reads 'order.{id}', 'journey.order.{id}' and 'journeyOrder.{id}' (API-16); the id may be the
 * order's number or its uuid.
 */
export function readChannel(text: string): Channel | null {
  const [, name, id] = CHANNEL.exec(text) ?? [];
  return name && id ? { topic: name === 'order' ? 'order' : 'journey', id } : null;
}

/**
 * The order of a channel, if the client may subscribe: any client that has its uuid; by its number
 * only its own account, as numbers can be enumerated.
 */
export async function orderOfChannel(
  db: Queryable,
  { id }: Channel,
  customerId: string | undefined,
): Promise<OrderRow | null> {
  if (isUuid(id)) return findOrder(db, { uuid: id });
  const order = /^\d{1,15}$/.test(id) ? await findOrder(db, { id: Number(id) }) : null;
  return order && isOwn(order, customerId) ? order : null;
}
