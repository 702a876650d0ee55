import type { ApiPlugin, PluginHost } from '@storefront/reference-api/plugin';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { bankWorker } from './bank/bank-worker';
import { postTo } from './bank/post-to';
import { SANDBOX } from './bank/sandbox';
import { sandboxBankRoute } from './bank/sandbox-bank.route';
import { sandboxProvider } from './bank/sandbox-provider';
import { sandboxVault } from './bank/sandbox-vault';
import { demoRestaurantsRoute } from './demo-restaurants.route';
import { rideOnce } from './kitchen/demo-courier';
import { kitchenWorker } from './kitchen/demo-kitchen';
import { demoKitchenRoute } from './kitchen/demo-kitchen.route';
import { demoOutboxRoute } from './outbox/demo-outbox.route';
import { seedDemo } from './seed/seed-demo';
import { tileRoutes } from './tiles/tiles.route';

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
