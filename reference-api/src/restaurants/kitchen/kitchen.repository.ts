import type { Queryable } from '../../platform/db/database';

/** A heartbeat within this time after the stored one, in ms, is not written. */
const WRITTEN_EVERY_MS = 5000;

/** Time of the last heartbeat of a restaurant's kitchen; null without any. */
export async function lastHeartbeat(on: Queryable, restaurantId: number): Promise<Date | null> {
  const [row] = await on.query<{ heartbeat_at: Date }>(
    'select heartbeat_at from kitchens where restaurant_id = $1',
    [restaurantId],
  );
  return row?.heartbeat_at ?? null;
}

const ON_HEARTBEAT = `on conflict (restaurant_id) do update set heartbeat_at = excluded.heartbeat_at
  where kitchens.heartbeat_at < excluded.heartbeat_at - make_interval(secs => ${WRITTEN_EVERY_MS / 1000})`;

/** Stores a heartbeat. */
export async function saveHeartbeat(on: Queryable, restaurantId: number, at: Date): Promise<void> {
  await on.query(
    `insert into kitchens (restaurant_id, heartbeat_at) values ($1, $2) ${ON_HEARTBEAT}`,
    [restaurantId, at],
  );
}

/** Stores a heartbeat of every restaurant of the demo. */
export async function saveDemoHeartbeats(on: Queryable, at: Date): Promise<void> {
  await on.query(
    `insert into kitchens (restaurant_id, heartbeat_at)
     select id, $1::timestamptz from restaurants where is_demo ${ON_HEARTBEAT}`,
    [at],
  );
}
