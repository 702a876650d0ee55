import type { ChannelRevision } from '@storefront/compositions';
import { changeChannel } from './change-channel';
import type { Store } from './store';

/**
 * Makes a composition the one that a channel serves to all visitors. Promoting the served one
 * changes nothing.
 */
export async function promote(
  store: Store,
  channel: string,
  hash: string,
  note = '',
): Promise<ChannelRevision> {
  const { revision } = await changeChannel(store, channel, { note }, () => ({ composition: hash }));
  return revision;
}
