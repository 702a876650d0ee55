import type {
  ApiPlugin,
  Database,
  PluginHost,
  PluginWorker,
} from '@storefront/reference-api/plugin';
import { advanceOrder, listDueOrders } from '@storefront/reference-api/plugin/orders';
import { saveDemoHeartbeats } from '@storefront/reference-api/plugin/restaurants';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { deliverDue, type Post, postTo, type Sandbox, SANDBOX } from './bank/deliver';
import { sandboxBankRoute } from './bank/sandbox-bank.route';
import { sandboxProvider } from './bank/sandbox-provider';
import { sandboxVault } from './bank/sandbox-vault';
import { demoRestaurantsRoute } from './demo-restaurants.route';
import { RIDE_PACES, rideOnce } from './kitchen/demo-courier';
import { demoKitchenRoute } from './kitchen/demo-kitchen.route';
import { demoOutboxRoute } from './outbox/demo-outbox.route';
import { seedDemo } from './seed/seed-demo';
import { tileRoutes } from './tiles/tiles.route';

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

const INTERVAL_MS = 1000;
const MAX_PAUSE_MS = 60_000;

type BankOptions = { readonly db: Database; readonly now: () => Date; readonly post: Post };

/**
 * Sends the messages of the demo bank that are due, every second; after each failure the pause
 * doubles, up to a minute.
 */
const bankWorker = (sandbox: Sandbox, { db, now, post }: BankOptions): PluginWorker => ({
  work: () => deliverDue(db, sandbox, now(), post),
  pauseMs: (failures) => Math.min(MAX_PAUSE_MS, INTERVAL_MS * 2 ** failures),
  failure: 'messages of the demo bank were not sent',
});

const PICTURES = join(import.meta.dirname, '..', 'pictures');

function demoRoutes(app: FastifyInstance, host: PluginHost): void {
  demoRestaurantsRoute(app, host);
  demoKitchenRoute(app, host);
  demoOutboxRoute(app, host);
}

/**
 * The demo as a plug-in of the API: its restaurants and their cities, pictures and tiles, the
 * kitchen, the outbox page, and the sandbox bank.
 */
export const demo: ApiPlugin = {
  name: 'demo',
  provider: SANDBOX,
  open: ({ db, now, demo: isOn, kitchen, payments: sandbox }) => ({
    mediaDir: PICTURES,
    payments: sandbox && {
      provider: sandboxProvider({ db, now, key: sandbox.key }),
      vault: sandboxVault,
    },
    routes: (app, host) => {
      tileRoutes(app, host);
      if (sandbox) sandboxBankRoute(app, host, sandbox);
      if (isOn) demoRoutes(app, host);
    },
    workers: (app, { catalog, geocoder }) => [
      ...(sandbox ? [bankWorker(sandbox, { db, now, post: postTo(app) })] : []),
      ...(kitchen?.enabled
        ? [
            kitchenWorker({
              db,
              now,
              paceMs: kitchen.paceMs,
              ride: () => rideOnce({ db, now, catalog, geocoder, paceMs: kitchen.paceMs }),
            }),
          ]
        : []),
    ],
    seed: () => seedDemo(db),
  }),
};
