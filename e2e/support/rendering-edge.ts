import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createEdge,
  createEdgeMetrics,
  listen,
  readRemoteApi,
  storeRenderer,
} from '@storefront/edge';
import type { Store } from '@storefront/release';
import { test as base } from '../fixtures';
import { release } from '../../scripts/lib/release-workspaces';
import { STOREFRONT_URL } from './address';
import { openOwnStore } from './own-store';

const CHANNEL = 'stable';
const API = `${STOREFRONT_URL}/api`;

interface RenderingEdge {
  readonly url: string;
  readonly store: Store;
  readonly channel: string;
}

/** Tests on an edge that renders first screens. The workspaces must be built (`npm run build`). */
export const test = base.extend<object, { rendering: RenderingEdge; edgeUrl: string }>({
  rendering: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'storefront-rendered-'));
      const store = await openOwnStore(path.join(folder, 'store'));
      await release(store, CHANNEL);
      const [site, readApi] = [{}, readRemoteApi(API)];
      const renderer = storeRenderer({
        store,
        site,
        readApi,
        metrics: createEdgeMetrics(),
        log: (line) => void process.stderr.write(`${line}\n`),
      });
      const edge = await listen(
        createEdge({
          store,
          channel: CHANNEL,
          api: { url: API },
          readApi,
          site,
          renderer,
          preparesPages: false,
        }),
        0,
      );
      await use({ url: `http://localhost:${edge.port}`, store, channel: CHANNEL });
      await edge.close();
      await renderer.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  edgeUrl: [async ({ rendering }, use) => use(rendering.url), { scope: 'worker' }],
  baseURL: async ({ edgeUrl }, use) => use(edgeUrl),
});

export { expect } from '../fixtures';
