import { findOrder, type OrderRow } from '../db/orders.repository';
import type { Queryable } from '../db/database';
import { isUuid } from '../orders/uuid';

/** `order`: every stage of an order. `journey`: its way to the customer, from the moment it leaves. */
export type Topic = 'order' | 'journey';
export type Channel = { topic: Topic; id: string };

const CHANNEL = /^(order|journey\.order|journeyOrder)\.([0-9a-f-]{1,36})$/i;

/** Reads 'order.{id}', 'journey.order.{id}' and 'journeyOrder.{id}' (API-16); the id may be the order's number or its uuid. */
export function readChannel(text: string): Channel | null {
  const [, name, id] = CHANNEL.exec(text) ?? [];
  return name && id ? { topic: name === 'order' ? 'order' : 'journey', id } : null;
}

export async function orderOfChannel(db: Queryable, { id }: Channel): Promise<OrderRow | null> {
  if (isUuid(id)) return findOrder(db, { uuid: id });
  return /^\d{1,15}$/.test(id) ? findOrder(db, { id: Number(id) }) : null;
}
