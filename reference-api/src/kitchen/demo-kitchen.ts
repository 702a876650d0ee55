import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import { listDueOrders } from '../db/orders.repository';
import { advanceOrder } from '../use-cases/advance-order';

export type Kitchen = { close(): Promise<void> };

type KitchenOptions = { db: Database; paceMs: number; now: () => Date; logger?: FastifyBaseLogger | undefined };

const BATCH = 50;

/** Moves on every order that has stood in its stage for one pace. Answers how many it moved. */
export async function cookOnce({ db, paceMs, now }: KitchenOptions): Promise<number> {
  const due = await listDueOrders(db, new Date(now().getTime() - paceMs), BATCH);
  for (const { uuid, status } of due) await advanceOrder(db, uuid, now(), status);
  return due.length;
}

/**
 * Cooks for the demo: each order stays `paceMs` in a stage, until it is over. What is due is read from the database, so a
 * restart goes on where the last run stopped, and two nodes never move one order twice. Scheduled orders wait for a hand.
 */
export function openDemoKitchen(options: KitchenOptions): Kitchen {
  let cooking: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let timer: NodeJS.Timeout;
  const later = (): void => {
    timer = setTimeout(() => {
      cooking = cookOnce(options).catch((error: unknown) => options.logger?.warn(error, 'the demo kitchen burnt a round')).finally(() => {
        if (!isClosed) later();
      });
    }, Math.max(50, Math.min(1000, options.paceMs / 4)));
    timer.unref();
  };
  later();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await cooking;
    },
  };
}
