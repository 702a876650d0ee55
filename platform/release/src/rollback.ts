import type { ChannelRevision } from '@storefront/compositions';
import { type ChangeOptions, type ChangedChannel, changeChannel } from './change-channel';
import { compositionsOf, earlierRevisions } from './history';
import { MAX_REVOKED } from './next-content';
import { type Store, compositionPath, readRevision } from './store';
import { StoreError } from './store-error';

export interface RollbackOptions extends Partial<Pick<ChangeOptions, 'by' | 'expect'>> {
  /** Why; the revision that is served again is named without it. */
  readonly note?: string;
}

/** The revision that `rollback` serves again; null when there is none. */
export async function rollbackTarget(
  store: Store,
  channel: string,
  current: ChannelRevision,
): Promise<ChannelRevision | null> {
  const before = current.repeats ?? current.revision;
  for await (const earlier of earlierRevisions(store, channel, before)) {
    if (
      earlier.composition !== current.composition &&
      !current.revoked.includes(earlier.composition)
    )
      return earlier;
  }
  return null;
}

/** All that was served after revision `target`, newest first. */
async function servedSince(
  store: Store,
  channel: string,
  target: number,
  current: ChannelRevision,
): Promise<string[]> {
  const hashes = new Set(compositionsOf(current));
  for await (const earlier of earlierRevisions(store, channel, current.revision)) {
    if (earlier.revision <= target || hashes.size >= MAX_REVOKED) break;
    for (const hash of compositionsOf(earlier)) hashes.add(hash);
  }
  return [...hashes];
}

/**
 * Serves the composition before the current one, or that of revision `to`, as a new revision: the
 * history stays. Compositions served since are revoked, so that open sessions leave them. A second
 * rollback goes further back, never forward to a revoked one. Experiments continue; an arm that is
 * incompatible with the earlier builds is switched off. Throws `StoreError` when there is nothing
 * to roll back to.
 */
export function rollback(
  store: Store,
  channel: string,
  { to, note, ...options }: RollbackOptions & { to?: number } = {},
): Promise<ChangedChannel> {
  return changeChannel(store, channel, { note: '', ...options }, async (current) => {
    if (!current) throw new StoreError(`channel ${channel} has nothing to roll back to`);
    if (to !== undefined && to >= current.revision) {
      throw new StoreError(
        `channel ${channel} is at revision ${current.revision}: ${to} is no earlier one`,
      );
    }
    const target =
      to === undefined
        ? await rollbackTarget(store, channel, current)
        : await readRevision(store, channel, to);
    if (target === null) throw new StoreError(`channel ${channel} has nothing to roll back to`);
    if ((await store.files.read(compositionPath(target.composition))) === null)
      throw new StoreError(
        `the composition of revision ${target.revision} of channel ${channel} is not in the store any more: ` +
          '`prune` has removed it. Choose another revision with --to, or publish and promote its builds again',
      );
    return {
      note: note ?? `rollback to revision ${target.revision}`,
      composition: target.composition,
      revoke: await servedSince(store, channel, target.revision, current),
      repeats: target.repeats ?? target.revision,
      isUrgent: true,
    };
  });
}
