import type { BuildRef } from '@storefront/compositions';
import { hasRelease, lastPublished } from './published';
import { type Store, StoreError, listBuilds, listBuildNames, readBuild } from './store';

/**
 * A build as people name it: an id, `latest` for the one that was published last, or an edition for
 * the last one of it.
 */
export interface WantedBuild {
  readonly name: string;
  readonly id: string;
}

const isId = (id: string): boolean => /^\d/.test(id);

async function resolve(store: Store, { name, id }: WantedBuild): Promise<BuildRef> {
  if (!isId(id)) return lastPublished(store, name, id === 'latest' ? undefined : id);
  if (!(await listBuilds(store, name)).includes(id))
    throw new StoreError(`${name} ${id} is not published`);
  return { name, id, contentHash: (await readBuild(store, name, id)).contentHash };
}

/** The names that have a build which is no draft. */
async function releasedNames(store: Store): Promise<string[]> {
  const names = await listBuildNames(store);
  const released = await Promise.all(names.map((name) => hasRelease(store, name)));
  return names.filter((_, index) => released[index]);
}

/** The requested builds; by default, the one of every name that was published last. */
export async function resolveBuilds(
  store: Store,
  wanted: readonly WantedBuild[],
): Promise<BuildRef[]> {
  const all =
    wanted.length > 0
      ? wanted
      : (await releasedNames(store)).map((name) => ({ name, id: 'latest' }));
  if (all.length === 0) throw new StoreError(`no build is published in ${store.root}`);
  return Promise.all(all.map((build) => resolve(store, build)));
}
