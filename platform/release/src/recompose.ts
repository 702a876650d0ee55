import type { BuildRef, Composition } from '@storefront/compositions';
import { compose } from './compose';
import { type Store, readBuild } from './store';

/** `changed` in place of the builds of the same names, the rest as it is. */
export function replaceBuilds(builds: readonly BuildRef[], changed: readonly BuildRef[]): BuildRef[] {
  const byName = new Map([...builds, ...changed].map((build) => [build.name, build]));
  return [...byName.values()];
}

/** Last good builds by name, where they are not the ones that are served now; null for none. */
export type LastGood = Readonly<Record<string, BuildRef | null>>;

function previousOf(served: Composition, changed: readonly BuildRef[], lastGood: LastGood): BuildRef[] {
  const replaced = served.builds.filter(({ name }) => name !== 'shell' && changed.some((build) => build.name === name));
  const given = Object.values(lastGood).filter((build) => build !== null);
  return replaceBuilds(replaceBuilds(served.previous, replaced), given).filter(({ name }) => lastGood[name] !== null);
}

/**
 * Composes what is served with changed builds. The builds they replace become the last good ones, which the page falls
 * back to; those of the other remotes stay. When nothing changes, gives exactly what is served.
 */
export async function recompose(
  store: Store,
  served: Composition | null,
  builds: readonly BuildRef[],
  lastGood: LastGood = {},
): Promise<Composition> {
  if (!served) return compose(store, builds);
  const changed = builds.filter(({ name, id }) => !served.builds.some((build) => build.name === name && build.id === id));
  if (changed.length === 0) return served;
  for (const { name, id } of changed) await readBuild(store, name, id);
  return compose(store, replaceBuilds(served.builds, changed), previousOf(served, changed, lastGood));
}
