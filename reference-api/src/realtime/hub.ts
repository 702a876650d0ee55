import * as z from 'zod/mini';
import type { Database } from '../db/database';
import { ORDER_EVENTS, OrderEvent } from '../orders/order-events';

type Heard = (event: OrderEvent) => void;

/** Hands the order events of all nodes to the streams of this one. */
export type Hub = {
  /** Calls `heard` for every event of an order until the answer is called. */
  follow(orderId: string, heard: Heard): () => void;
  close(): Promise<void>;
};

function readEvent(payload: string): OrderEvent | null {
  try {
    return z.parse(OrderEvent, JSON.parse(payload));
  } catch {
    return null; // another program may use the channel's name
  }
}

export async function openHub(db: Database): Promise<Hub> {
  const followers = new Map<string, Set<Heard>>();
  const stop = await db.listen(ORDER_EVENTS, (payload) => {
    const event = readEvent(payload);
    if (event) followers.get(event.orderId)?.forEach((heard) => heard(event));
  });
  return {
    follow: (orderId, heard) => {
      const ofOrder = followers.get(orderId) ?? new Set();
      followers.set(orderId, ofOrder.add(heard));
      return () => {
        ofOrder.delete(heard);
        if (ofOrder.size === 0) followers.delete(orderId);
      };
    },
    close: stop,
  };
}
