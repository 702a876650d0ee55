import { existsSync } from 'node:fs';
import path from 'node:path';
import { type RoomName, roomNames } from '@storefront/build';
import { type CurrentPage, compositionPage } from '@storefront/edge';
import { CompositionRefused, type Store, compose, publish } from '@storefront/release';
import { type Mode, buildChanged, distOf } from './build-rooms';
import { siteOfEnvironment } from './site-of-environment';

/** How each room is built for the page. */
type ModeOf = (room: RoomName) => Mode;

/** A page of the newest builds, independent of channels. */
export interface DevComposition {
  readonly page: () => Promise<CurrentPage>;
  /** Rooms that were built for it. */
  readonly built: readonly RoomName[];
}

const MODES: readonly Mode[] = ['development', 'production'];

/** Rooms of a composition. */
export interface DevRooms {
  readonly modeOf: ModeOf;
  /** A room with a build that the caller replaces anyway: any compatible build is accepted. */
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
 * Builds the changed rooms and composes them. Rejects with `PlainError` or `CompositionRefused`,
 * one sentence each.
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
    // it lacks singletons that the shell requires now
    built.push(...(await buildAll([standIn], modeOf)));
    return composeAll(store, modeOf);
  });
  return { page: compositionPage(store, hash, siteOfEnvironment()), built };
}
