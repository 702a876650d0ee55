import { StoreError, type Store, promotedChannels } from '../store';

/** The other channels of a store when nothing was promoted to this one yet; null for a known channel. */
async function othersOfNew(store: Store, channel: string): Promise<readonly string[] | null> {
  const channels = await promotedChannels(store);
  return channels.includes(channel) ? null : channels;
}

/** The line about a channel to which nothing was promoted yet; none for another one. */
export async function newChannelLines(store: Store, channel: string): Promise<string[]> {
  const others = await othersOfNew(store, channel);
  if (others === null) return [];
  const known = others.length === 0 ? '' : `; the channels of this store: ${others.join(', ')}`;
  return [`channel ${channel} is new, nothing was promoted to it yet${known}`];
}

/**
 * Refuses a first promotion to a channel beside others, which may be a typing error, unless the
 * expected revision is 0.
 */
export async function refuseUnexpectedChannel(
  store: Store,
  channel: string,
  expect: number | undefined,
): Promise<void> {
  const others = expect === 0 ? null : await othersOfNew(store, channel);
  if (others === null || others.length === 0) return;
  throw new StoreError(
    `there is no channel ${channel}; the channels of this store: ${others.join(', ')}. ` +
      'To create it, add --expect 0',
  );
}
