import { existsSync } from 'node:fs';
import path from 'node:path';
import { type RoomName, roomNames } from '@storefront/build';
import { type CurrentPage, compositionPage } from '@storefront/edge';
import { CompositionRefused, type Store, compose, publish } from '@storefront/release';
import { type Mode, buildChanged, distOf } from './build-rooms';
import { siteOfEnvironment } from './site-of-environment';

/** How each room is built for the page. */
type ModeOf = (room: RoomName) => Mode;

/** A page of the newest builds, apart from every channel. */
export interface DevComposition {
  readonly page: () => Promise<CurrentPage>;
  /** Rooms that were built for it. */
  readonly built: readonly RoomName[];
}

const MODES: readonly Mode[] = ['development', 'production'];

/** What a composition is made of. */
export interface DevRooms {
  readonly modeOf: ModeOf;
  /**
   * A room whose build is put in the place of the composed one anyway: any build of it will do
   * while it fits.
   */
  readonly standIn: RoomName | null;
}

async function buildAll(rooms: readonly RoomName[], modeOf: ModeOf): Promise<RoomName[]> {
  const built: RoomName[] = [];
  for (const mode of MODES)
    built.push(
      ...(await buildChanged(
        mode,
        rooms.filter((room) => modeOf(room) === mode),
      )),
    );
  return built;
}

async function composeAll(store: Store, modeOf: ModeOf): Promise<string> {
  const builds = [];
  for (const room of roomNames) builds.push(await publish(store, distOf(room, modeOf(room))));
  return (await compose(store, builds)).hash;
}

const hasBuild = (room: RoomName, mode: Mode): boolean =>
  existsSync(path.join(distOf(room, mode), 'build.json'));

/**
 * Builds what changed and puts it together. Rejects with `PlainError` or `CompositionRefused`, one
 * sentence each.
 */
export async function composeForDevelopment(
  store: Store,
  { modeOf, standIn }: DevRooms,
): Promise<DevComposition> {
  const built = await buildAll(
    roomNames.filter((room) => room !== standIn || !hasBuild(room, modeOf(room))),
    modeOf,
  );
  const hash = await composeAll(store, modeOf).catch(async (error: unknown) => {
    if (standIn === null || !(error instanceof CompositionRefused)) throw error;
    built.push(...(await buildAll([standIn], modeOf))); // it lacks what the shell asks for by now
    return composeAll(store, modeOf);
  });
  return { page: compositionPage(store, hash, siteOfEnvironment()), built };
}
