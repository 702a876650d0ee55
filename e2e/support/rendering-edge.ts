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
import { openStore } from '@storefront/release';
import { test as base } from '../fixtures';
import { release } from '../../scripts/lib/release-workspaces';
import { STOREFRONT_URL } from './address';

const CHANNEL = 'stable';
const API = `${STOREFRONT_URL}/api`;

/** Tests on an edge that renders first screens. The workspaces must be built (`npm run build`). */
export const test = base.extend<object, { edgeUrl: string }>({
  edgeUrl: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'storefront-rendered-'));
      const store = openStore(path.join(folder, 'store'));
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
        createEdge({ store, channel: CHANNEL, api: { url: API }, readApi, site, renderer }),
        0,
      );
      await use(`http://localhost:${edge.port}`);
      await edge.close();
      await renderer?.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ edgeUrl }, use) => use(edgeUrl),
});

export { expect } from '../fixtures';
