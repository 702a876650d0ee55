import type { ChannelRevision } from '@storefront/compositions';
import { earlierRevisions } from './earlier-revisions';
import { type Store, StoreError } from './store';

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
