import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ExportResult, exportChannel, readRemoteApi } from '@storefront/edge';
import { type Store, promote } from '@storefront/release';
import { release } from '../../scripts/lib/release-workspaces';
import { test as base } from '../fixtures';
import { STOREFRONT_URL } from './address';
import { startNginx } from './nginx';
import { openOwnStore } from './own-store';

/** The static site of a channel behind nginx, with a store of its own. */
export interface StaticSite {
  readonly url: string;
  readonly store: Store;
  readonly channel: string;
  readonly folder: string;
  /** Hash of the composition of the builds as they are in the workspaces. */
  readonly base: string;
  /**
   * Last step of a release: writes the site of the channel's current revision, with rendered pages
   * of the named restaurants.
   */
  export(restaurants?: readonly string[]): Promise<ExportResult>;
}

const CHANNEL = 'stable';

async function start(home: string): Promise<StaticSite & { stop(): Promise<void> }> {
  const store = await openOwnStore(path.join(home, 'store'));
  const folder = path.join(home, 'site');
  const { hash } = await release(store, CHANNEL);
  const write = (restaurants: readonly string[] = []) =>
    exportChannel({
      store,
      channel: CHANNEL,
      folder,
      apiBase: '/api',
      mediaBase: '/media',
      base: '',
      keepDays: 30,
      ...(restaurants.length === 0
        ? {}
        : {
            rendered: {
              restaurants,
              readApi: readRemoteApi(`${STOREFRONT_URL}/api`),
              publicUrl: null,
            },
          }),
    });
  await write();
  const nginx = await startNginx({ folder, behind: STOREFRONT_URL });
  return {
    url: nginx.url,
    store,
    channel: CHANNEL,
    folder,
    base: hash,
    export: write,
    stop: nginx.stop,
  };
}

/** Browser tests on a static site. The workspaces must be built (`npm run build`). */
export const test = base.extend<{ asBuilt: void }, { site: StaticSite }>({
  site: [
    async ({}, use) => {
      const home = await mkdtemp(path.join(tmpdir(), 'storefront-site-'));
      await chmod(home, 0o755); // nginx reads it without any rights of ours
      const site = await start(home);
      await use(site);
      await site.stop();
      await rm(home, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  asBuilt: [
    async ({ site }, use) => {
      await use();
      await promote(site.store, site.channel, site.base, 'after a test');
      await site.export();
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from '../fixtures';
