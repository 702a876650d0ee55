import type { Database, PluginWorker } from '@storefront/reference-api/plugin';
import { listDueOrders, advanceOrder } from '@storefront/reference-api/plugin/orders';
import { saveDemoHeartbeats } from '@storefront/reference-api/plugin/restaurants';
import { RIDE_PACES } from './demo-courier';

type KitchenOptions = {
  db: Database;
  paceMs: number;
  now: () => Date;
};
/** `ride` moves the couriers of the orders on their way, before each run. */
type WorkerOptions = KitchenOptions & { ride?: (() => Promise<unknown>) | undefined };

const BATCH = 50;

/**
 * Advances every order that has been in its stage for one pace, or has been ridden for the duration
 * of the ride. Returns how many it advanced.
 */
export async function cookOnce({ db, paceMs, now }: KitchenOptions): Promise<number> {
  const since = (paces: number): Date => new Date(now().getTime() - paces * paceMs);
  const due = await listDueOrders(db, { waiting: since(1), ridden: since(RIDE_PACES) }, BATCH);
  for (const { uuid, status } of due) await advanceOrder(db, uuid, now(), status);
  return due.length;
}

/**
 * Kitchen of the demo: each order stays `paceMs` in a stage, until it is over. Due orders are read
 * from the database, so a restart continues after the last run, and two nodes never advance one
 * order twice. Scheduled orders are advanced by hand. Each run is a heartbeat of all its restaurants.
 */
export const kitchenWorker = ({ ride, ...options }: WorkerOptions): PluginWorker => ({
  work: async () => {
    await saveDemoHeartbeats(options.db, options.now());
    await ride?.();
    await cookOnce(options);
  },
  pauseMs: () => Math.max(50, Math.min(1000, options.paceMs / 4)),
  failure: 'the demo kitchen burnt a round',
});
