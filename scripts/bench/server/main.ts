import path from 'node:path';
import {
  type Handler,
  compositionPage,
  createEdge,
  createEdgeMetrics,
  listen,
  storeRenderer,
} from '@storefront/edge';
import { type Store, openStore, readComposedPage } from '@storefront/release';
import { buildChanged } from '../../lib/build-workspaces';
import { ensureDataFolder } from '../../lib/data-folder';
import { startLocalApi } from '../../lib/local-api';
import { release } from '../../lib/release-workspaces';
import { note } from '../note';
import { RESTAURANT_PATH } from '../settings';
import { buildMonolith } from './build-monolith';
import { selfSigned } from './certificate';
import { floorRenderer } from './floor-renderer';
import { listenSecurely } from './front';
import type { Cpu, Ready, RequestCpu } from './messages';
import { monolithPages } from './monolith-page';
import { placeOrder } from './place-order';
import { renderedHtml } from './rendered-html';
import { childrenCpu } from './renderer-cpu';
import { type Still, stillOf, stillPages } from './still-page';

const CHANNEL = 'stable';
const LOCAL = '127.0.0.1';

async function published(store: Store) {
  await buildChanged('production');
  const { hash } = await release(store, CHANNEL);
  const { shell } = await readComposedPage(store, hash, '/builds');
  return { routes: shell.routes ?? [], page: await compositionPage(store, hash)() };
}

const report = (message: Ready | Cpu): void => void process.send?.(message);

const listenPlainly = async (handler: Handler): Promise<number> =>
  (await listen(handler, 0, LOCAL)).port;

/** The pages of `paths` that the edge renders, without their scripts. */
async function readStills(origin: string, paths: readonly string[]): Promise<Map<string, Still>> {
  const stills = new Map<string, Still>();
  for (const address of paths) {
    const html = await renderedHtml(origin, address);
    if (html !== null) stills.set(address, stillOf(html));
  }
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
  const bundle = await monolithPages(bundles, await buildMonolith(), routes);

  const { api, read: readApi } = await startLocalApi();
  const metrics = createEdgeMetrics();
  const renderer = storeRenderer({ store, site: {}, readApi, metrics, log: note });
  if (renderer === null) throw new Error('the site has disabled rendering');
  const ofChannel = { store, channel: CHANNEL, api, readApi };
  const ofBundle = { ...ofChannel, store: bundles };
  const rendered = createEdge({ ...ofChannel, renderer, metrics });
  const browser = createEdge(ofChannel);
  const monolith = createEdge({ ...ofBundle, page: () => Promise.resolve(bundle.page) });
  const floor = createEdge({
    ...ofBundle,
    page: () => Promise.resolve(bundle.floor),
    renderer: floorRenderer(renderer, page, bundle.base),
  });

  const renderedPlain = await listenPlainly(rendered);
  const origin = `http://localhost:${renderedPlain}`;
  const trackPath = await placeOrder(origin);
  const stills = await readStills(origin, [RESTAURANT_PATH, trackPath]);
  const browserPlain = await listenPlainly(browser);
  const monolithPlain = await listenPlainly(monolith);
  const identity = selfSigned();
  const secure = (port: number): Promise<number> => listenSecurely(port, identity);
  const ports = {
    rendered: await secure(renderedPlain),
    renderedPlain,
    browser: await secure(browserPlain),
    browserPlain,
    monolith: await secure(monolithPlain),
    monolithPlain,
    floor: await secure(await listenPlainly(floor)),
    still: await secure(await listenPlainly(stillPages(stills, rendered))),
  };
  process.on('message', (message: RequestCpu) => {
    if (message.kind !== 'request-cpu') return;
    const { user, system } = process.cpuUsage();
    report({
      kind: 'cpu',
      times: { server: (user + system) / 1000, renderers: childrenCpu() },
    });
  });
  process.on('disconnect', () => process.exit(0));
  report({
    kind: 'ready',
    ports,
    keyHash: identity.keyHash,
    trackPath,
    rendered: [...stills.keys()],
  });
}
