import path from 'node:path';
import {
  createCardOrigin,
  createEdge,
  createEdgeMetrics,
  createVendorOrigin,
  currentRequestId as edgeRequestId,
  startGuard,
  storeRenderer,
  type Renderer,
} from '@storefront/edge';
import {
  createLogger,
  currentRequestId as apiRequestId,
  endProcess,
  serveMetrics,
} from '@storefront/reference-api';
import { workspaceRoot } from '@storefront/build/workspace';
import { openTrustedStore, trustFromEnv } from '@storefront/release';
import type { ClaimedPort } from './claim-port';
import { type LocalApi, startLocalApi } from './local-api';
import { logResponses } from './log-responses';
import { type OwnOrigin, openOwnOrigin } from './own-origin';
import { cloneAuthor } from './own-channel';
import { releaseSources } from './release-sources';
import { say, secondsSince } from './say';
import type { StartSettings } from './start-settings';

const CHANNEL = 'stable';
/** Message to the process that restarts this one after an exception. */
const READY = 'ready';

/**
 * The server of `npm start`: releases the sources on a channel of its own, and serves storefront
 * and API on one port until it is stopped.
 */
export async function serveStorefront(
  port: ClaimedPort,
  dataFolder: string,
  { site, api: settings, log, metricsAddress, ending, warnings }: StartSettings,
): Promise<void> {
  const start = performance.now();
  for (const warning of warnings) say(warning);
  const logger = createLogger(log);
  const edgeMetrics = createEdgeMetrics();
  const store = openTrustedStore(path.join(dataFolder, 'store'), {
    ...trustFromEnv(process.env),
    log: say,
  });
  const failed = (error: unknown, reqId = apiRequestId() ?? edgeRequestId()): void =>
    logger.fatal({ err: error, reqId }, 'unexpected exception');
  let cards: OwnOrigin | null = null;
  let vendors: OwnOrigin | null = null;
  let local: LocalApi | null = null;
  let guard: ReturnType<typeof startGuard> | null = null;
  let renderer: Renderer | null = null;
  let beside: Awaited<ReturnType<typeof serveMetrics>> | null = null;
  endProcess({
    ...ending,
    failed,
    requestId: () => apiRequestId() ?? edgeRequestId(),
    drain: () => local?.drain(),
    stop: async () => {
      await Promise.all([port.close(ending.deadlineMs), cards?.close(), vendors?.close()]);
      await renderer?.close();
      await guard?.close();
      await local?.close();
      await beside?.close();
    },
  });
  const building = cloneAuthor(workspaceRoot).then((by) => releaseSources(store, CHANNEL, by));
  // awaited below; a failure before that must not become an unhandled rejection
  building.catch(() => undefined);
  cards = await openOwnOrigin(site.services?.cardBase, port.port, createCardOrigin);
  vendors = await openOwnOrigin(site.services?.vendorBase, port.port, createVendorOrigin);
  local = await startLocalApi(
    { cards: cards.embedders, vendors: vendors.embedders },
    { settings, log, metricsBeside: edgeMetrics.text },
  );
  await building;
  renderer = storeRenderer({
    store,
    site,
    readApi: local.read,
    metrics: edgeMetrics,
    log: say,
    screens: { folder: path.join(dataFolder, 'screens'), secret: null },
  });
  port.serve(
    createEdge({
      store,
      channel: CHANNEL,
      api: local.api,
      readApi: local.read,
      renderer,
      publicUrl: process.env['STOREFRONT_URL'] || undefined,
      site,
      log: say,
      unready: local.unready,
      metrics: edgeMetrics,
      onAnswer: logResponses(logger),
    }),
    failed,
  );
  cards.serve(local.api, failed);
  vendors.serve(local.api, failed);
  beside = metricsAddress ? await serveMetrics(metricsAddress, local.metrics) : null;
  guard = startGuard({
    store,
    channel: CHANNEL,
    read: local.guardFigures,
    onSwitchedOff: ({ experiment, arm, reason }) =>
      say(`Arm ${arm} of experiment ${experiment} is switched off: ${reason}`),
    onStillServed: ({ experiment, arm, reason, obstacle }) =>
      say(`Arm ${arm} of experiment ${experiment} is still served (${reason}): ${obstacle}`),
    onFailingPromotion: ({ revision, reason, revertedIn, obstacle }) =>
      say(
        revertedIn === null
          ? `Revision ${revision} is worse than the one before: ${reason}${obstacle ? `. ${obstacle}` : ''}`
          : `Revision ${revision} is reverted in ${revertedIn}: ${reason}`,
      ),
    onError: (error) => say(`The guard of experiments cannot run: ${String(error)}`),
  });
  say(`\nThe storefront answers (started in ${secondsSince(start)}):`);
  for (const restaurant of local.restaurants) say(`  http://localhost:${port.port}/${restaurant}`);
  say('Stop it with Ctrl-C.');
  // a supervisor that was killed has closed the channel, and this process ends
  if (process.connected) process.send?.(READY);
}
