import type { ChannelRevision } from '@storefront/compositions';
import { createHash } from 'node:crypto';
import { listRevisions, readRevision, revisionPath, type Store, StoreError } from './store';

/** Revisions of a channel before `revision`, the newest first; each is read on demand. */
export async function* earlierRevisions(
  store: Store,
  channel: string,
  revision: number,
): AsyncGenerator<ChannelRevision> {
  const numbers = (await listRevisions(store, channel)).filter((number) => number < revision);
  for (const number of numbers.reverse()) yield await readRevision(store, channel, number);
}

/** All compositions that a revision serves. */
export const compositionsOf = ({
  composition,
  variants,
}: Pick<ChannelRevision, 'composition' | 'variants'>): string[] => [
  composition,
  ...Object.values(variants),
];

/** The newest revisions of a channel, newest first. Throws `StoreError` when there is none. */
export async function channelHistory(
  store: Store,
  channel: string,
  limit: number,
): Promise<ChannelRevision[]> {
  const revisions: ChannelRevision[] = [];
  for await (const revision of earlierRevisions(store, channel, Number.POSITIVE_INFINITY)) {
    if (revisions.length >= limit) break;
    revisions.push(revision);
  }
  if (revisions.length === 0)
    throw new StoreError(`nothing was promoted on channel ${channel} yet`);
  return revisions;
}

/**
 * Revisions whose link does not fit the file before them: the history was changed. Revisions of earlier
 * releases have no link. `revisions` are the newest of a channel, newest first.
 */
export async function brokenLinks(
  { files }: Store,
  channel: string,
  revisions: readonly Pick<ChannelRevision, 'revision' | 'before'>[],
): Promise<number[]> {
  const broken: number[] = [];
  for (const { revision, before } of revisions) {
    if (before === undefined) continue;
    const bytes = await files.read(revisionPath(channel, revision - 1));
    const hash = bytes && createHash('sha256').update(bytes).digest('hex');
    if (hash !== before) broken.push(revision);
  }
  return broken;
}
