import { type BuildRef, type Composition, speaks } from '@storefront/compositions';
import { compose } from './compose';
import { type Store, readBuild } from './store';

/** Replaces builds of the same names by `changed`; the others stay. */
export function replaceBuilds(
  builds: readonly BuildRef[],
  changed: readonly BuildRef[],
): BuildRef[] {
  const byName = new Map([...builds, ...changed].map((build) => [build.name, build]));
  return [...byName.values()];
}

/** Last good builds by name, unless they are served now; null for none. */
export type LastGood = Readonly<Record<string, BuildRef | null>>;

function findPrevious(
  served: Composition,
  changed: readonly BuildRef[],
  lastGood: LastGood,
): BuildRef[] {
  const replaced = served.builds.filter(({ name }) => changed.some((build) => build.name === name));
  const given = Object.values(lastGood).filter((build) => build !== null);
  return replaceBuilds(replaceBuilds(served.previous, replaced), given).filter(
    ({ name }) => lastGood[name] !== null,
  );
}

/** The last good builds that the shell of these builds can load. */
async function loadable(
  store: Store,
  builds: readonly BuildRef[],
  previous: readonly BuildRef[],
): Promise<BuildRef[]> {
  const shell = builds.find(({ name }) => name === 'shell');
  if (!shell) return [];
  const { contract } = await readBuild(store, shell.name, shell.id);
  const records = await Promise.all(previous.map(({ name, id }) => readBuild(store, name, id)));
  return previous.filter((_, index) => speaks(contract, records[index]?.contract ?? 0));
}

/**
 * Composes the served builds with changed ones. The replaced builds become the last good ones,
 * which are the page's fallback; those of the other remotes stay. Without changes it returns
 * exactly the served composition.
 */
export async function recompose(
  store: Store,
  served: Composition | null,
  builds: readonly BuildRef[],
  lastGood: LastGood = {},
): Promise<Composition> {
  if (!served) return compose(store, builds);
  const changed = builds.filter(
    ({ name, id }) => !served.builds.some((build) => build.name === name && build.id === id),
  );
  if (changed.length === 0) return served;
  const now = replaceBuilds(served.builds, changed);
  return compose(store, now, await loadable(store, now, findPrevious(served, changed, lastGood)));
}
