import { type RoomName, roomNames } from '@storefront/build';
import type { BuildRef, Composition } from '@storefront/compositions';
import { type Store, changeChannel, publish, readComposition } from '@storefront/release';
import { distOf } from './build-rooms';

/**
 * Publishes the builds of rooms, and promotes them with what else the channel serves. Publishing what the store has and
 * promoting what is served change nothing. Builds that do not fit together are refused; no browser looks at them.
 */
export async function release(store: Store, channel: string, rooms: readonly RoomName[] = roomNames): Promise<Composition> {
  const builds: BuildRef[] = [];
  for (const room of rooms) builds.push(await publish(store, distOf(room)));
  const { revision } = await changeChannel(store, channel, { note: `builds of ${rooms.join(', ')}` }, () => ({ builds }));
  return readComposition(store, revision.composition);
}
