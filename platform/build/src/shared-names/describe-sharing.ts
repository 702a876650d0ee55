import type { BuildRecord } from '@storefront/compositions';
import { consumedByRemote, singletonVersions } from '../singletons';
import { entryFiles, ownKeys } from './entry-files';
import { offeredNames } from './offered-names';
import { placedWidgets } from './placed-widgets';
import { usedNames } from './used-names';

/** The shared modules in a build record. */
export type Sharing = Pick<BuildRecord, 'singletons' | 'shared' | 'slots'>;

/**
 * The shell: exact versions, every name it provides, and the widgets rendered by its sources
 * `files`.
 */
export function sharingOfShell(files: Iterable<string>): Sharing {
  const shared = [...entryFiles()].map(([key, entry]) => [key, offeredNames(entry)] as const);
  return {
    singletons: singletonVersions(),
    shared: Object.fromEntries(shared),
    slots: placedWidgets(files),
  };
}

/**
 * A remote: the ranges of the singletons it consumes, and the names that its sources `files` use of
 * our own packages.
 */
export function sharingOfRemote(files: Iterable<string>, consumed: ReadonlySet<string>): Sharing {
  const ranges = Object.entries(consumedByRemote()).filter(([key]) => consumed.has(key));
  const used = usedNames(files, ownKeys);
  const taken = [...consumed].filter((key) => ownKeys.has(key)).sort();
  return {
    singletons: Object.fromEntries(
      ranges.map(([key, { requiredVersion }]) => [key, requiredVersion]),
    ),
    shared: Object.fromEntries(taken.map((key) => [key, [...(used.get(key) ?? [])].sort()])),
  };
}
