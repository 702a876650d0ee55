import type { BuildRef, ChannelRevision, Composition } from '@storefront/compositions';
import { type ChangedChannel, changeChannel } from './change-channel';
import { compositionsOf, earlierRevisions } from './history';
import { MAX_REVOKED } from './next-content';
import type { RollbackOptions } from './rollback';
import { type Store, readComposition } from './store';
import { StoreError } from './store-error';

const find = (builds: readonly BuildRef[], name: string): BuildRef | undefined =>
  builds.find((build) => build.name === name);

interface Earlier {
  readonly revision: ChannelRevision;
  readonly composition: Composition;
}

/** Earlier revisions of a channel with a composition that is still stored, newest first. */
async function* earlierServed(
  store: Store,
  channel: string,
  current: ChannelRevision,
): AsyncGenerator<Earlier> {
  for await (const revision of earlierRevisions(store, channel, current.revision)) {
    // pruned
    const composition = await readComposition(store, revision.composition).catch(() => null);
    if (composition) yield { revision, composition };
  }
}

/** The previously served build of a remote, and its last good one at that time. */
async function buildBefore(
  store: Store,
  channel: string,
  current: ChannelRevision,
  served: Composition,
  name: string,
) {
  const now = find(served.builds, name);
  if (!now) throw new StoreError(`channel ${channel} serves no ${name}`);
  const before = find(served.previous, name);
  for await (const { revision, composition } of earlierServed(store, channel, current)) {
    const build = find(composition.builds, name);
    const isIt = before
      ? build?.id === before.id
      : build && build.id !== now.id && !current.revoked.includes(revision.composition);
    if (build && isIt) return { now, build, lastGood: find(composition.previous, name) ?? null };
  }
  if (before) return { now, build: before, lastGood: null };
  throw new StoreError(
    `channel ${channel} has served no other build of ${name} that was not revoked`,
  );
}

/** All of a channel's compositions with a build, newest first. */
async function compositionsWith(
  store: Store,
  channel: string,
  current: ChannelRevision,
  build: BuildRef,
): Promise<string[]> {
  const hashes = new Set(compositionsOf(current));
  for await (const { revision, composition } of earlierServed(store, channel, current)) {
    if (hashes.size >= MAX_REVOKED) break;
    if (find(composition.builds, build.name)?.id === build.id)
      for (const hash of compositionsOf(revision)) hashes.add(hash);
  }
  return [...hashes];
}

/**
 * Replaces the current build of one remote with the previously served one; the others stay.
 * Compositions with the replaced build are revoked, so that open sessions leave it. A second
 * rollback goes further back. Throws `StoreError` when there is no earlier build,
 * `CompositionRefused` when it is incompatible with the others.
 */
export function rollbackRemote(
  store: Store,
  channel: string,
  name: string,
  { note, ...options }: RollbackOptions = {},
): Promise<ChangedChannel> {
  return changeChannel(
    store,
    channel,
    { note: note ?? `rollback of ${name}`, ...options },
    async (current) => {
      if (!current) throw new StoreError(`channel ${channel} has nothing to roll back to`);
      const served = await readComposition(store, current.composition);
      const { now, build, lastGood } = await buildBefore(store, channel, current, served, name);
      const revoke = await compositionsWith(store, channel, current, now);
      return { builds: [build], lastGood: { [name]: lastGood }, revoke, isUrgent: true };
    },
  );
}
