import * as z from 'zod/mini';
import { COURIER_EVENTS, CourierEvent } from './courier-events';
import type { Database } from '../platform/db/database';
import { ORDER_EVENTS, OrderEvent } from '../orders/order-events';

/** Listener of one order. `missed`: changes may have been lost, so the order must be read again. */
export type Follower = {
  changed: (event: OrderEvent) => void;
  moved: (event: CourierEvent) => void;
  missed: () => void;
};

/** Passes the order events of all nodes to the streams of this one. */
export type Hub = {
  /** Calls the follower for every change of an order until the returned function is called. */
  follow(orderId: string, follower: Follower): () => void;
  close(): Promise<void>;
};

function readEvent<Event>(shape: z.ZodMiniType<Event>, payload: string): Event | null {
  try {
    return z.parse(shape, JSON.parse(payload));
  } catch {
    return null; // another program may use the same channel name
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
      { regained: missed },
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
