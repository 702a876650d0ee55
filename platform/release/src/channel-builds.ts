import { type BuildRef, type Composition, undeclared } from '@storefront/compositions';
import { currentRevision, readBuild, readComposition, type Store } from './store';

/** The builds a channel serves now; empty before the first promotion. */
export async function servedBuilds(store: Store, channel: string): Promise<readonly BuildRef[]> {
  const revision = await currentRevision(store, channel);
  const hash = revision?.composition;
  return hash === undefined ? [] : (await readComposition(store, hash)).builds;
}

const holds = (builds: readonly BuildRef[], { name, id }: BuildRef): boolean =>
  builds.some((build) => build.name === name && build.id === id);

/**
 * The revoked builds among `builds`: the channel does not serve them, and revoked the compositions
 * that contain them.
 */
export async function revokedBuilds(
  store: Store,
  channel: string,
  builds: readonly BuildRef[],
): Promise<BuildRef[]> {
  const current = await currentRevision(store, channel);
  if (!current) return [];
  const served = await servedBuilds(store, channel);
  const absent = builds.filter((build) => !holds(served, build));
  if (absent.length === 0) return [];
  const read = (hash: string): Promise<Composition | null> =>
    readComposition(store, hash).catch(() => null); // pruned
  const revoked = (await Promise.all(current.revoked.map(read))).flatMap(
    (composition) => composition?.builds ?? [],
  );
  return absent.filter((build) => holds(revoked, build));
}

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
