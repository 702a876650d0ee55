import { findOrder, type OrderRow } from '../orders/orders.repository';
import type { Queryable } from '../platform/db/database';
import { isOwn } from '../orders/order-viewer';
import { isUuid } from '../platform/db/uuid';

/** `order`: every stage of an order. `journey`: its way to the customer, from its dispatch on. */
export type Topic = 'order' | 'journey';
export type Channel = { topic: Topic; id: string };

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
