import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { createEdge, listen } from '@storefront/edge';
import { createReferenceApi } from '@storefront/reference-api';
import { type Store, openStore, promote } from '@storefront/release';
import { release } from '../../scripts/lib/release-rooms';

/** A composed production storefront of one's own: store, API with the demo restaurants, edge on a free port. */
export interface Composed {
  readonly url: string;
  readonly store: Store;
  readonly channel: string;
  /** Hash of the composition of the builds as they are in the rooms. */
  readonly base: string;
}

const CHANNEL = 'stable';

async function start(folder: string): Promise<Composed & { stop(): Promise<void> }> {
  const store = openStore(path.join(folder, 'store'));
  const { hash: base } = await release(store, CHANNEL);
  const reference = await createReferenceApi({ dataDir: path.join(folder, 'api'), demo: true });
  await reference.seedDemo();
  const readApi = async (url: string) => {
    const response = await reference.app.inject({ url });
    return { status: response.statusCode, body: JSON.parse(response.body) as unknown };
  };
  const edge = await listen(createEdge({ store, channel: CHANNEL, api: { handle: reference.handle }, readApi }), 0);
  return {
    url: `http://localhost:${edge.port}`,
    store,
    channel: CHANNEL,
    base,
    stop: async () => {
      await edge.close();
      await reference.close();
    },
  };
}

/** Tests of the platform itself: each worker has a storefront it may break. The rooms must be built (`npm run build`). */
export const test = base.extend<{ asBuilt: void }, { composed: Composed }>({
  composed: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'storefront-e2e-'));
      const composed = await start(folder);
      await use(composed);
      await composed.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  asBuilt: [
    async ({ composed: { store, channel, base: hash } }, use) => {
      await use();
      await promote(store, channel, hash, 'after a test');
    },
    { auto: true },
  ],
  baseURL: async ({ composed }, use) => use(composed.url),
});

export { expect } from '@playwright/test';
