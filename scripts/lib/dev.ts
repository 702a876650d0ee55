import path from 'node:path';
import { type RoomName, roomNames } from '@storefront/build';
import { createEdge } from '@storefront/edge';
import { type Store, openStore } from '@storefront/release';
import { buildChanged } from './build-rooms';
import { claimPort, wantedPort } from './claim-port';
import { ensureDataFolder } from './data-folder';
import { serveGallery } from './dev-gallery';
import { devReload } from './dev-reload';
import { type LocalApi, startLocalApi } from './local-api';
import { PlainError } from './plain-error';
import { release } from './release-rooms';
import { say, secondsSince } from './say';
import { stopOnSignal } from './stop-on-signal';
import { watchRooms } from './watch-rooms';

const CHANNEL = 'dev';

function roomsToWatch(names: readonly string[]): readonly RoomName[] {
  const unknown = names.find((name) => !(roomNames as readonly string[]).includes(name));
  if (unknown !== undefined) throw new PlainError(`${unknown} is no room: choose from ${['shared-ui', ...roomNames].join(', ')}.`);
  return names.length === 0 ? roomNames : (names as readonly RoomName[]);
}

/** Builds what changed and serves it; a room that does not build leaves the last good one in place. */
async function rebuild(store: Store, rooms: readonly RoomName[]): Promise<boolean> {
  const start = performance.now();
  try {
    const built = await buildChanged('development', rooms);
    if (built.length === 0) return false;
    await release(store, CHANNEL);
    say(`${built.join(', ')} ready in ${secondsSince(start)}`);
    return true;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return false;
  }
}

/** `npm run dev [room …]`: the composed storefront; pages load again when one of the rooms was rebuilt. */
export async function main(names: readonly string[]): Promise<void> {
  if (names[0] === 'shared-ui') return serveGallery();
  const rooms = roomsToWatch(names);
  const store = openStore(path.join(await ensureDataFolder(), 'dev-store'));
  const port = await claimPort(wantedPort());
  const reload = devReload();
  let local: LocalApi | null = null;
  let running = Promise.resolve();
  const unwatch = watchRooms(rooms, () => {
    running = running.then(async () => {
      if (await rebuild(store, rooms)) reload.reload();
    });
  });
  stopOnSignal(async () => {
    unwatch();
    reload.close();
    await port.close();
    await local?.close();
  });
  await buildChanged('development');
  await release(store, CHANNEL);
  local = await startLocalApi();
  const edge = createEdge({ store, channel: CHANNEL, api: local.api, readApi: local.read, extraScript: reload.script, pinSessions: false });
  port.serve(reload.wrap(edge));
  for (const restaurant of local.restaurants) say(`  http://localhost:${port.port}/${restaurant}`);
  say(`Watching ${rooms.join(', ')}. Stop with Ctrl-C.`);
}
