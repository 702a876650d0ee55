import type { BuildRef, ChannelRevision } from '@storefront/compositions';
import { earlierRevisions } from './history';
import { type WantedBuild, resolveBuilds } from './resolve-builds';
import { revokedBuilds } from './channel-builds';
import { type Store, currentRevision, readComposition } from './store';

/** A build that a channel served and that a rollback, or the end of an arm, revoked. */
export interface Revocation {
  readonly name: string;
  readonly id: string;
  /** The revision that revoked it, and its author. */
  readonly revision: number;
  readonly by: string;
}

/** The revisions of a channel, newest first, each with the compositions that it newly revoked. */
async function* revokingRevisions(
  store: Store,
  channel: string,
  current: ChannelRevision,
): AsyncGenerator<{ revision: ChannelRevision; hashes: string[] }> {
  let revision = current;
  for await (const earlier of earlierRevisions(store, channel, current.revision)) {
    const before = new Set(earlier.revoked);
    yield { revision, hashes: revision.revoked.filter((hash) => !before.has(hash)) };
    revision = earlier;
  }
  yield { revision, hashes: [...revision.revoked] };
}

/** The builds among `builds` that a channel revoked, with the newest revision that did. */
export async function findRevocations(
  store: Store,
  channel: string,
  builds: readonly BuildRef[],
): Promise<Revocation[]> {
  const left = new Map(
    (await revokedBuilds(store, channel, builds)).map(({ name, id }) => [name, id] as const),
  );
  const current = left.size === 0 ? null : await currentRevision(store, channel);
  if (current === null) return [];
  const found: Revocation[] = [];
  for await (const { revision, hashes } of revokingRevisions(store, channel, current)) {
    for (const hash of hashes) {
      const composition = await readComposition(store, hash).catch(() => null); // pruned
      for (const { name, id } of composition?.builds ?? []) {
        if (left.get(name) !== id) continue;
        left.delete(name);
        found.push({ name, id, revision: revision.revision, by: revision.by });
      }
    }
    if (left.size === 0) break;
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What `--all` names: the latest build of every name, without those that were revoked. */
export interface LatestBuilds {
  readonly builds: readonly BuildRef[];
  readonly leftOut: readonly Revocation[];
}

/** The named builds; without any, those of `latestBuilds`. */
export const candidateBuilds = async (
  store: Store,
  channel: string,
  wanted: readonly WantedBuild[],
): Promise<LatestBuilds> =>
  wanted.length === 0
    ? latestBuilds(store, channel)
    : { builds: await resolveBuilds(store, wanted), leftOut: [] };

/** The latest build of every name for a channel. Throws `StoreError` when none is published. */
export async function latestBuilds(store: Store, channel: string): Promise<LatestBuilds> {
  const all = await resolveBuilds(store, []);
  const leftOut = await findRevocations(store, channel, all);
  return {
    builds: all.filter(({ name }) => !leftOut.some((revocation) => revocation.name === name)),
    leftOut,
  };
}
