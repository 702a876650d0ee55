import * as z from 'zod/mini';
import { COURIER_EVENTS, CourierEvent } from '../couriers/courier-events';
import type { Database } from '../db/database';
import { ORDER_EVENTS, OrderEvent } from '../orders/order-events';

/**
 * Who follows one order. `missed`: something may have happened that nobody will tell again: read
 * it.
 */
export type Follower = {
  changed: (event: OrderEvent) => void;
  moved: (event: CourierEvent) => void;
  missed: () => void;
};

/** Hands the order events of all nodes to the streams of this one. */
export type Hub = {
  /** Tells the follower of everything about an order until the answer is called. */
  follow(orderId: string, follower: Follower): () => void;
  close(): Promise<void>;
};

function readEvent<Event>(shape: z.ZodMiniType<Event>, payload: string): Event | null {
  try {
    return z.parse(shape, JSON.parse(payload));
  } catch {
    return null; // another program may use the channel's name
  }
}

export async function openHub(db: Database): Promise<Hub> {
  const followers = new Map<string, Set<Follower>>();
  const missed = (): void =>
    followers.forEach((ofOrder) => ofOrder.forEach((follower) => follower.missed()));
  const stops = [
    await db.listen(
      ORDER_EVENTS,
      (payload) => {
        const event = readEvent(OrderEvent, payload);
        if (event) followers.get(event.orderId)?.forEach((follower) => follower.changed(event));
      },
      missed,
    ),
    await db.listen(COURIER_EVENTS, (payload) => {
      const event = readEvent(CourierEvent, payload);
      if (event) followers.get(event.orderId)?.forEach((follower) => follower.moved(event));
    }),
  ];
  return {
    follow: (orderId, follower) => {
      const ofOrder = followers.get(orderId) ?? new Set();
      followers.set(orderId, ofOrder.add(follower));
      return () => {
        ofOrder.delete(follower);
        if (ofOrder.size === 0) followers.delete(orderId);
      };
    },
    close: async () => {
      for (const stop of stops) await stop();
    },
  };
}
