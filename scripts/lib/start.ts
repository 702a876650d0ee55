import path from 'node:path';
import { createCardOrigin, createEdge, createEdgeMetrics, createVendorOrigin, startGuard } from '@storefront/edge';
import { createLogger, endOnSignal, serveMetrics } from '@storefront/reference-api';
import { openStore } from '@storefront/release';
import { buildChanged } from './build-rooms';
import { claimPort } from './claim-port';
import { ensureDataFolder } from './data-folder';
import { type LocalApi, startLocalApi } from './local-api';
import { logAnswers } from './log-answers';
import { type OwnOrigin, openOwnOrigin } from './own-origin';
import { releaseEditions } from './release-editions';
import { release } from './release-rooms';
import { say, secondsSince } from './say';
import { startSettings } from './start-settings';

const CHANNEL = 'stable';

/** `npm start`: builds what changed, publishes it, and serves storefront and API on one port until it is stopped. */
export async function main(): Promise<void> {
  const start = performance.now();
  const { site, api: settings, log, metricsAddress, ending, warnings, port: wanted } = startSettings(process.env);
  for (const warning of warnings) say(warning);
  const logger = createLogger(log);
  const edgeMetrics = createEdgeMetrics();
  const store = openStore(path.join(await ensureDataFolder(), 'store'));
  const port = await claimPort(wanted);
  let cards: OwnOrigin | null = null;
  let vendors: OwnOrigin | null = null;
  let local: LocalApi | null = null;
  let guard: ReturnType<typeof startGuard> | null = null;
  let beside: Awaited<ReturnType<typeof serveMetrics>> | null = null;
  endOnSignal({
    ...ending,
    drain: () => local?.drain(),
    stop: async () => {
      await Promise.all([port.close(ending.deadlineMs), cards?.close(), vendors?.close()]);
      await guard?.close();
      await local?.close();
      await beside?.close();
    },
  });
  const building = buildChanged('production').then(() => release(store, CHANNEL)).then(() => releaseEditions(store, CHANNEL));
  building.catch(() => undefined); // awaited below; one that fails before is told there, not as a rejection nobody handles
  cards = await openOwnOrigin(site.services?.cardBase, port.port, createCardOrigin);
  vendors = await openOwnOrigin(site.services?.vendorBase, port.port, createVendorOrigin);
  local = await startLocalApi({ cards: cards.embedders, vendors: vendors.embedders }, { settings, log, metricsBeside: edgeMetrics.text });
  await building;
  port.serve(createEdge({
    ...{ store, channel: CHANNEL, api: local.api, readApi: local.read, publicUrl: process.env['STOREFRONT_URL'] || undefined, site, log: say },
    ...{ unready: local.unready, metrics: edgeMetrics, onAnswer: logAnswers(logger) },
  }));
  cards.serve(local.api);
  vendors.serve(local.api);
  beside = metricsAddress ? await serveMetrics(metricsAddress, local.metrics) : null;
  guard = startGuard({
    ...{ store, channel: CHANNEL, read: local.guardFigures },
    onSwitchedOff: ({ experiment, arm, reason }) => say(`Arm ${arm} of experiment ${experiment} is switched off: ${reason}`),
  });
  say(`\nThe storefront answers (started in ${secondsSince(start)}):`);
  for (const restaurant of local.restaurants) say(`  http://localhost:${port.port}/${restaurant}`);
  say('Stop it with Ctrl-C.');
}
