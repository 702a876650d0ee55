import { documentNames, editionTargets, workspaceNames } from '@storefront/build';
import { workspaceRoot } from '@storefront/build/workspace';
import {
  type Api,
  createCardOrigin,
  createEdge,
  createEdgeMetrics,
  createVendorOrigin,
  currentRequestId as edgeRequestId,
  type Handler,
  type Renderer,
  servePreviews,
  startGuard,
  storeRenderer,
} from '@storefront/edge';
import {
  currentRequestId as apiRequestId,
  createLogger,
  endProcess,
  serveMetrics,
} from '@storefront/reference-api';
import { openTrustedStore, type Store, trustFromEnv } from '@storefront/release';
import path from 'node:path';
import { type ClaimedPort, claimPort } from './claim-port';
import { type LocalApi, startLocalApi } from './local-api';
import { logResponses } from './log-responses';
import { changeOwnChannel, cloneAuthor, howToPromote, isOwnChannel } from './own-channel';
import { buildChanged } from './build-workspaces';
import { releaseEditions } from './release-editions';
import { release } from './release-workspaces';
import { say, secondsSince } from './say';
import type { StartSettings } from './start-settings';

/** Origins of this machine under which a storefront on a port is reached. */
const ownOrigins = (port: number): string[] =>
  ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);

/**
 * The port of this machine that an origin names; null for another machine or the storefront's port:
 * that server then forwards the origin's requests to the API.
 */
function localPort(origin: string, storefrontPort: number): number | null {
  const { port } = new URL(origin);
  const isOwn = ownOrigins(Number(port)).includes(origin);
  return isOwn && Number(port) !== storefrontPort ? Number(port) : null;
}

/**
 * A separate origin of an embedded document beside a storefront on a port. `embedders`: origins
 * with pages that may embed it.
 */
interface OwnOrigin {
  readonly embedders: readonly string[] | undefined;
  serve(api: Api, failed: (error: unknown) => void): void;
  close(): Promise<void>;
}

/**
 * Binds the port of `origin`, when it is on this machine, for the handler that `handlerOf` makes of
 * the API; does nothing without an origin.
 */
async function openOwnOrigin(
  origin: string | undefined,
  storefrontPort: number,
  handlerOf: (api: Api) => Handler,
): Promise<OwnOrigin> {
  const port = origin === undefined ? null : localPort(origin, storefrontPort);
  const claimed: ClaimedPort | null = port === null ? null : await claimPort(port);
  return {
    embedders:
      origin === undefined || process.env['STOREFRONT_URL']
        ? undefined
        : ownOrigins(storefrontPort),
    serve: (api, failed) => claimed?.serve(handlerOf(api), failed),
    close: async () => claimed?.close(),
  };
}

/**
 * Builds the changed workspaces and serves them on a channel that has only revisions of this author, or
 * none. Any other channel stays unchanged: nothing is published, and the terminal shows how to
 * promote the sources. The documents that the API itself serves are built in any case.
 */
async function releaseSources(store: Store, channel: string, by: string): Promise<void> {
  if (!(await isOwnChannel(store, channel, by))) {
    say(howToPromote(channel));
    return void (await buildChanged('production', documentNames));
  }
  await buildChanged('production');
  const change = changeOwnChannel(by);
  await release(store, channel, workspaceNames, change);
  await releaseEditions(store, channel, editionTargets, change);
}

const CHANNEL = 'stable';
/** Message to the process that restarts this one after an exception. */
const READY = 'ready';

/** Folders of one storefront's data, and of the store with builds and channels. */
type Folders = { readonly data: string; readonly store: string };

/**
 * The server of `npm start`: releases the sources on a channel of its own, and serves storefront
 * and API on one port until it is stopped.
 */
export async function serveStorefront(
  port: ClaimedPort,
  folders: Folders,
  { site, api: settings, log, metricsAddress, ending, warnings, previewOrigin }: StartSettings,
): Promise<void> {
  const start = performance.now();
  for (const warning of warnings) say(warning);
  const logger = createLogger(log);
  const edgeMetrics = createEdgeMetrics();
  if (process.env['STOREFRONT_STORE']) say(`The store is ${folders.store}.`);
  const store = openTrustedStore(folders.store, {
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
    screens: { folder: path.join(folders.data, 'screens'), secret: null },
  });
  const shared = {
    store,
    api: local.api,
    readApi: local.read,
    publicUrl: process.env['STOREFRONT_URL'] || undefined,
    site,
    log: say,
    onAnswer: logResponses(logger),
  };
  const storefront = createEdge({
    ...shared,
    channel: CHANNEL,
    renderer,
    unready: local.unready,
    metrics: edgeMetrics,
  });
  port.serve(servePreviews({ ...shared, storefront, origin: previewOrigin }), failed);
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
