import type { Page } from '@playwright/test';
import type { BuildRef } from '@storefront/compositions';
import { compose, promote, replaceBuilds, servedBuilds } from '@storefront/release';
import { remoteNames } from '@storefront/build/workspace';
import type { RemoteName } from '@storefront/shared-domain/remote';
import { test as composedTest } from './composed';
import { breakFiles, type Fault } from './faults';
import { publishVariant } from './variant';

/** Builds of all remotes that can be broken while their predecessors stay intact. */
interface Planted {
  /**
   * Serves the planted builds, with or without the builds as they are in the workspaces to fall back to.
   */
  serve(fallback: 'without' | 'with'): Promise<void>;
  /** Part of the addresses of a remote's planted build, and of no other. */
  folder(remote: RemoteName): string;
}

/** Faults of a remote at its start. `throws`: its entry has the composition's hash, and throws. */
export type RemoteFault = 'down' | 'hangs' | '500' | 'truncated' | 'throws' | 'wrong hash';

const onTheWay: Readonly<Record<Exclude<RemoteFault, 'throws'>, Fault>> = {
  down: 'reset',
  hangs: 'hang',
  500: 'server-error',
  truncated: 'truncated',
  'wrong hash': 'tampered',
};

/** Breaks the planted build of a remote on this page. Returns the function that repairs it. */
export async function plant(
  page: Page,
  { folder }: Planted,
  remote: RemoteName,
  fault: RemoteFault,
): Promise<() => Promise<void>> {
  if (fault !== 'throws')
    return (await breakFiles(page, new RegExp(folder(remote)), onTheWay[fault])).mend;
  await page.addInitScript((name) => Object.assign(globalThis, { __planted: name }), remote);
  return () => page.evaluate(() => void Object.assign(globalThis, { __planted: '' }));
}

const throwsWhenSent = (remote: string) => ({
  file: (name: string, text: string) =>
    name.startsWith('entry.')
      ? `if (globalThis.__planted === ${JSON.stringify(remote)}) throw new Error('planted');${text}`
      : null,
});

/**
 * All tests on a composed storefront use this one: tests with the same fixtures share a worker, and its store.
 */
export const test = composedTest.extend<object, { planted: Planted }>({
  planted: [
    async ({ composed: { store, channel } }, use) => {
      const refs = new Map<string, BuildRef>();
      for (const remote of remoteNames)
        refs.set(remote, await publishVariant(store, remote, throwsWhenSent(remote)));
      const served = await servedBuilds(store, channel);
      const builds = replaceBuilds(served, [...refs.values()]);
      const hashes = {
        without: (await compose(store, builds)).hash,
        with: (
          await compose(
            store,
            builds,
            served.filter(({ name }) => name !== 'shell'),
          )
        ).hash,
      };
      await use({
        serve: async (fallback) => void (await promote(store, channel, hashes[fallback])),
        folder: (remote) => `/builds/${remote}/${refs.get(remote)?.id}/`,
      });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect } from './composed';
