import { type RoomName, roomNames } from '@storefront/build';
import { type CurrentPage, compositionPage } from '@storefront/edge';
import { type Store, compose, publish } from '@storefront/release';
import { type Mode, buildChanged, distOf } from './build-rooms';

/** How each room is built for the page. */
export type ModeOf = (room: RoomName) => Mode;

/** A page of the newest builds, apart from every channel. */
export interface DevComposition {
  readonly page: () => Promise<CurrentPage>;
  /** Rooms that were built for it. */
  readonly built: readonly RoomName[];
}

const MODES: readonly Mode[] = ['development', 'production'];

async function buildAll(modeOf: ModeOf): Promise<RoomName[]> {
  const built: RoomName[] = [];
  for (const mode of MODES) built.push(...(await buildChanged(mode, roomNames.filter((room) => modeOf(room) === mode))));
  return built;
}

/** Builds what changed and puts it together. Rejects with `PlainError` or `CompositionRefused`, one sentence each. */
export async function composeForDevelopment(store: Store, modeOf: ModeOf): Promise<DevComposition> {
  const built = await buildAll(modeOf);
  const builds = [];
  for (const room of roomNames) builds.push(await publish(store, distOf(room, modeOf(room))));
  const { hash } = await compose(store, builds);
  return { page: compositionPage(store, hash), built };
}
