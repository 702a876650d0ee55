import {
  compositionPage,
  createEdge,
  createEdgeMetrics,
  type Handler,
  listen,
  type Renderer,
  storeRenderer,
} from '@storefront/edge';
import { openStore, readComposedPage, type Store } from '@storefront/release';
import { type ChildProcess, spawn } from 'node:child_process';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildChanged } from '../../lib/build-workspaces';
import { ensureDataFolder } from '../../lib/data-folder';
import { startLocalApi } from '../../lib/local-api';
import { releaseEditions } from '../../lib/release-editions';
import { release } from '../../lib/release-workspaces';
import { note } from '../note';
import { CART_PATH, ITEM_PATHS, RESTAURANT_PATH } from '../settings';
import { selfSigned } from './certificate';
import { listenSecurely } from './front';
import { renderedHtml } from './rendered-html';
import type { Command, Done, Ready } from './messages';
import { monolithPage } from './monolith-page';
import { placeOrder } from './place-order';
import { type Still, stillPages, toStill } from './still-page';

/** A restaurant whose menu opens the realm for the others. */
const OTHER_RESTAURANT = '/forno-fechado';
/** An edge prepares its next renders after the first page; then it rests. */
const PREPARED_MS = 2000;

interface Opened {
  readonly handler: Handler;
  readonly renderer: Renderer | null;
}

/** An edge on a port of its own, replaced by `renew` with one that has rendered only another menu. */
async function freshEdge(
  open: () => Opened,
): Promise<{ port: number; renew: () => Promise<void> }> {
  let current: Opened | null = null;
  const { port } = await listen(
    (request, response) => current?.handler(request, response),
    0,
    '127.0.0.1',
  );
  return {
    port,
    renew: async () => {
      await current?.renderer?.close();
      current = open();
      await renderedHtml(`http://localhost:${port}`, OTHER_RESTAURANT);
      await pause(PREPARED_MS);
    },
  };
}

/** Ends with the process that started it. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';

/** A busy process for every second core, at the priority of this one. */
function foreignLoad(): { start: () => void; stop: () => void } {
  let running: ChildProcess[] = [];
  return {
    start: () => {
      running = Array.from({ length: Math.ceil(cpus().length / 2) }, () =>
        spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }),
      );
    },
    stop: () => {
      for (const child of running) child.kill();
      running = [];
    },
  };
}

const CHANNEL = 'stable';
const LOCAL = '127.0.0.1';

async function published(store: Store) {
  await buildChanged('production');
  const { hash } = await release(store, CHANNEL);
  await releaseEditions(store, CHANNEL);
  const { shell } = await readComposedPage(store, hash, '/builds');
  return { routes: shell.routes ?? [], page: await compositionPage(store, hash)() };
}

const report = (message: Ready | Done): void => void process.send?.(message);

const listenPlainly = async (handler: Handler): Promise<number> =>
  (await listen(handler, 0, LOCAL)).port;

/** An edge that has none of these pages rendered after this time, in ms, does not render them. */
const ITEM_TIMEOUT_MS = 4000;

/**
 * The pages that an edge renders, without their scripts. The pages of items are read at the second
 * origin, which has no experiments, when the first renders them for no first visit.
 */
async function readStills(
  [origin, untested]: readonly [string, string],
  paths: readonly string[],
): Promise<Map<string, Still>> {
  const stills = new Map<string, Still>();
  const read = async (from: string, address: string, timeoutMs?: number): Promise<void> => {
    if (stills.has(address)) return;
    const html = await renderedHtml(from, address, timeoutMs === undefined ? {} : { timeoutMs });
    if (html !== null) stills.set(address, toStill(html));
  };
  for (const address of paths) await read(origin, address);
  for (const address of ITEM_PATHS)
    for (const from of [origin, untested]) await read(from, address, ITEM_TIMEOUT_MS);
  return stills;
}

/**
 * Builds, and serves all compared variants from one process, so that all have the same share of the
 * machine.
 */
export async function main(): Promise<void> {
  const data = await ensureDataFolder();
  const store = openStore(path.join(data, 'store'));
  const { routes, page } = await published(store);
  const bundles = openStore(path.join(data, 'monolith'));
  const bundle = await monolithPage(bundles, routes);

  const { api, read: readApi } = await startLocalApi();
  const metrics = createEdgeMetrics();
  const renderer = storeRenderer({ store, site: {}, readApi, metrics, log: note });
  const heads = storeRenderer({ store, site: { render: 'off' }, readApi, metrics, log: note });
  const ofChannel = { store, channel: CHANNEL, api, readApi };
  const rendered = createEdge({ ...ofChannel, renderer, metrics });
  const browser = createEdge({ ...ofChannel, renderer: heads });
  const monolith = createEdge({
    ...ofChannel,
    store: bundles,
    renderer: heads,
    page: () => Promise.resolve({ ...bundle, describes: page.describes }),
  });

  const renderedPlain = await listenPlainly(rendered);
  const origin = `http://localhost:${renderedPlain}`;
  const trackPath = await placeOrder(origin);
  const untested = createEdge({ ...ofChannel, renderer, page: () => Promise.resolve(page) });
  const untestedOrigin = `http://localhost:${await listenPlainly(untested)}`;
  const stills = await readStills(
    [origin, untestedOrigin],
    [RESTAURANT_PATH, CART_PATH, trackPath],
  );
  const fresh = await freshEdge(() => {
    const own = storeRenderer({
      store,
      site: {},
      readApi,
      metrics: createEdgeMetrics(),
      log: note,
    });
    return { renderer: own, handler: createEdge({ ...ofChannel, renderer: own }) };
  });
  const identity = selfSigned();
  const secure = (port: number): Promise<number> => listenSecurely(port, identity);
  const ports = {
    rendered: await secure(renderedPlain),
    browser: await secure(await listenPlainly(browser)),
    monolith: await secure(await listenPlainly(monolith)),
    still: await secure(await listenPlainly(stillPages(stills, rendered))),
    fresh: await secure(fresh.port),
  };
  const load = foreignLoad();
  process.on('message', ({ name }: Command) => {
    void (async () => {
      if (name === 'renew') await fresh.renew();
      if (name === 'busy') load.start();
      if (name === 'rest') load.stop();
      report({ kind: 'done' });
    })();
  });
  process.on('disconnect', () => process.exit(0));
  report({
    kind: 'ready',
    ports,
    keyHash: identity.keyHash,
    trackPath,
    stills: [...stills.keys()],
  });
}
