import { type RoomName, roomNames } from '@storefront/build';
import { type NeededPage, type Composition } from '@storefront/compositions';
import { type Store, compose, promote, publish, replaceBuilds, servedBuilds } from '@storefront/release';
import { urlMap } from '../../shell/src/app/url-map';
import { distOf } from './build-rooms';

/** Every page the URL map leads to. */
export const neededPages: readonly NeededPage[] = urlMap
  .flatMap((row) => [row, ...(row.children ?? [])])
  .map(({ remote, page }) => ({ remote, page }));

/**
 * Publishes the builds of rooms, composes them with what the channel serves, and promotes the result. Publishing what
 * the store has and promoting what is served change nothing.
 */
export async function release(store: Store, channel: string, rooms: readonly RoomName[] = roomNames): Promise<Composition> {
  const published = [];
  for (const room of rooms) published.push(await publish(store, distOf(room)));
  const composition = await compose(store, replaceBuilds(await servedBuilds(store, channel), published), neededPages);
  await promote(store, channel, composition.hash);
  return composition;
}
