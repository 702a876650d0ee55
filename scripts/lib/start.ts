import path from 'node:path';
import { createCardOrigin, createEdge, createVendorOrigin, startGuard } from '@storefront/edge';
import { openStore } from '@storefront/release';
import { buildChanged } from './build-rooms';
import { claimPort, wantedPort } from './claim-port';
import { ensureDataFolder } from './data-folder';
import { type LocalApi, startLocalApi } from './local-api';
import { type OwnOrigin, openOwnOrigin } from './own-origin';
import { releaseEditions } from './release-editions';
import { release } from './release-rooms';
import { say, secondsSince } from './say';
import { siteOfEnvironment } from './site-of-environment';
import { stopOnSignal } from './stop-on-signal';

const CHANNEL = 'stable';

/** `npm start`: builds what changed, publishes it, and serves storefront and API on one port until it is stopped. */
export async function main(): Promise<void> {
  const start = performance.now();
  const site = siteOfEnvironment();
  const store = openStore(path.join(await ensureDataFolder(), 'store'));
  const port = await claimPort(wantedPort());
  let cards: OwnOrigin | null = null;
  let vendors: OwnOrigin | null = null;
  let local: LocalApi | null = null;
  let guard: ReturnType<typeof startGuard> | null = null;
  stopOnSignal(async () => {
    await Promise.all([port.close(), cards?.close(), vendors?.close()]);
    await guard?.close();
    await local?.close();
  });
  const building = buildChanged('production').then(() => release(store, CHANNEL)).then(() => releaseEditions(store, CHANNEL));
  cards = await openOwnOrigin(site.services?.cardBase, port.port, createCardOrigin);
  vendors = await openOwnOrigin(site.services?.vendorBase, port.port, createVendorOrigin);
  local = await startLocalApi({ cards: cards.embedders, vendors: vendors.embedders });
  await building;
  port.serve(createEdge({ store, channel: CHANNEL, api: local.api, readApi: local.read, publicUrl: process.env['STOREFRONT_URL'] || undefined, site, log: say }));
  cards.serve(local.api);
  vendors.serve(local.api);
  guard = startGuard({
    ...{ store, channel: CHANNEL, read: local.guardFigures },
    onSwitchedOff: ({ experiment, arm, reason }) => say(`Arm ${arm} of experiment ${experiment} is switched off: ${reason}`),
  });
  say(`\nThe storefront answers (started in ${secondsSince(start)}):`);
  for (const restaurant of local.restaurants) say(`  http://localhost:${port.port}/${restaurant}`);
  say('Stop it with Ctrl-C.');
}
