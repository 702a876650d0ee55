import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import { listDueOrders } from '../db/orders.repository';
import { openIntervalJob } from '../interval-job';
import { advanceOrder } from '../use-cases/advance-order';
import { RIDE_PACES } from './demo-courier';

export type Kitchen = { close(): Promise<void> };

type KitchenOptions = {
  db: Database;
  paceMs: number;
  now: () => Date;
  logger?: FastifyBaseLogger | undefined;
};
/** `ride` moves the couriers of what is on its way, before each round. */
type OpenOptions = KitchenOptions & { ride?: (() => Promise<unknown>) | undefined };

const BATCH = 50;

/**
 * Moves on every order that has stood in its stage for one pace, or has been ridden for as long as
 * that takes. Answers how many it moved.
 */
export async function cookOnce({ db, paceMs, now }: KitchenOptions): Promise<number> {
  const since = (paces: number): Date => new Date(now().getTime() - paces * paceMs);
  const due = await listDueOrders(db, { standing: since(1), ridden: since(RIDE_PACES) }, BATCH);
  for (const { uuid, status } of due) await advanceOrder(db, uuid, now(), status);
  return due.length;
}

/**
 * Cooks for the demo: each order stays `paceMs` in a stage, until it is over. What is due is read
 * from the database, so a restart goes on where the last run stopped, and two nodes never move one
 * order twice. Scheduled orders wait for a hand.
 */
export function openDemoKitchen({ ride, ...options }: OpenOptions): Kitchen {
  return openIntervalJob({
    work: async () => {
      await ride?.();
      await cookOnce(options);
    },
    pauseMs: () => Math.max(50, Math.min(1000, options.paceMs / 4)),
    failed: (error) => options.logger?.warn(error, 'the demo kitchen burnt a round'),
  });
}
