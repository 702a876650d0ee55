import { recordKey } from '@storefront/compositions';
import { type Store, listChannels, currentRevision, readComposition } from '../store';

/**
 * Builds that any channel serves, `{name}/{id}`: in compositions and arms now, and the last good builds
 * before them.
 */
export async function servedBuildIds(
  store: Store,
): Promise<{ now: Set<string>; earlier: Set<string> }> {
  const now = new Set<string>();
  const earlier = new Set<string>();
  for (const channel of await listChannels(store)) {
    const revision = await currentRevision(store, channel);
    if (revision === null) continue;
    for (const hash of [revision.composition, ...Object.values(revision.variants)]) {
      const { builds, previous } = await readComposition(store, hash);
      for (const build of builds) now.add(recordKey(build));
      for (const build of previous) earlier.add(recordKey(build));
    }
    for (const { arms } of revision.experiments)
      for (const build of arms.flatMap(({ builds }) => builds)) now.add(recordKey(build));
  }
  return { now, earlier };
}
