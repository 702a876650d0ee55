import { type BuildRef, undeclared } from '@storefront/compositions';
import { type Store, readBuild } from './store';

/** Names of the builds from before declarations, for which the shell beside them states one. */
export async function undeclaredBuilds(
  store: Store,
  builds: readonly BuildRef[],
): Promise<readonly string[]> {
  const records = await Promise.all(builds.map(({ name, id }) => readBuild(store, name, id)));
  const shell = records.find(({ name }) => name === 'shell');
  if (shell === undefined) return [];
  return undeclared(
    shell,
    records.filter(({ name }) => name !== 'shell'),
  );
}
