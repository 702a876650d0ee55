import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { createEdge, createEdgeMetrics, listen, storeRenderer } from '@storefront/edge';
import { type Store, promote } from '@storefront/release';
import { release } from '../../scripts/lib/release-workspaces';
import { STOREFRONT_URL } from './address';
import { watchPolicy } from './policy';
import { openOwnStore } from './own-store';

/**
 * A composed production storefront that a test may break: a store and an edge of its own, before
 * the API of the run.
 */
export interface Composed {
  readonly url: string;
  readonly store: Store;
  readonly channel: string;
  /** Hash of the composition of the builds as they are in the workspaces. */
  readonly base: string;
}

const CHANNEL = 'stable';

async function start(
  folder: string,
  apiUrl: string,
): Promise<Composed & { stop(): Promise<void> }> {
  const store = await openOwnStore(path.join(folder, 'store'));
  const { hash } = await release(store, CHANNEL);
  const readApi = async (url: string) => {
    const answer = await fetch(`${apiUrl}${url}`);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const renderer = storeRenderer({
    store,
    site: { render: 'off' },
    readApi,
    metrics: createEdgeMetrics(),
    log: (line) => void process.stderr.write(`${line}\n`),
  });
  const edge = await listen(
    createEdge({ store, channel: CHANNEL, api: { url: apiUrl }, readApi, renderer }),
    0,
  );
  return {
    url: `http://localhost:${edge.port}`,
    store,
    channel: CHANNEL,
    base: hash,
    stop: async () => {
      await edge.close();
      await renderer.close();
    },
  };
}

/** Tests of the platform itself, in English. The workspaces must be built (`npm run build`). */
export const test = base.extend<{ asBuilt: void; policy: void }, { composed: Composed }>({
  composed: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'storefront-e2e-'));
      const composed = await start(folder, `${STOREFRONT_URL}/api`);
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
  policy: [
    async ({ context }, use) => {
      const refused = await watchPolicy(context);
      await use();
      expect(refused(), 'refused by the content security policy').toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ composed }, use) => use(composed.url),
  locale: 'en-US',
});

export { expect };
