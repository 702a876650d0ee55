import type { BuildRef, Composition } from '@storefront/compositions';
import { servedBuilds } from './latest';
import { type Store, currentRevision, readComposition } from './store';

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
