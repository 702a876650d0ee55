import { type RoomName, roomNames } from '@storefront/build';
import type { Composition } from '@storefront/compositions';
import { type Store, compose, promote, publish, replaceBuilds, servedBuilds } from '@storefront/release';
import { distOf } from './build-rooms';

/**
 * Publishes the builds of rooms, composes them with what the channel serves, and promotes the result. Publishing what
 * the store has and promoting what is served change nothing.
 */
export async function release(store: Store, channel: string, rooms: readonly RoomName[] = roomNames): Promise<Composition> {
  const published = [];
  for (const room of rooms) published.push(await publish(store, distOf(room)));
  const composition = await compose(store, replaceBuilds(await servedBuilds(store, channel), published));
  await promote(store, channel, composition.hash);
  return composition;
}
