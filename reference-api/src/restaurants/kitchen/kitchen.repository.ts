import type { Queryable } from '../../platform/db/database';

/** A heartbeat within this time after the stored one, in ms, is not written. */
const WRITTEN_EVERY_MS = 5000;

/** Time of the last heartbeat of a restaurant's kitchen; null when it was never heard. */
export async function lastHeartbeat(on: Queryable, restaurantId: number): Promise<Date | null> {
  const [row] = await on.query<{ heard_at: Date }>(
    'select heard_at from kitchens where restaurant_id = $1',
    [restaurantId],
  );
  return row?.heard_at ?? null;
}

const HEARD = `on conflict (restaurant_id) do update set heard_at = excluded.heard_at
  where kitchens.heard_at < excluded.heard_at - make_interval(secs => ${WRITTEN_EVERY_MS / 1000})`;

/** Stores a heartbeat. */
export async function saveHeartbeat(on: Queryable, restaurantId: number, at: Date): Promise<void> {
  await on.query(`insert into kitchens (restaurant_id, heard_at) values ($1, $2) ${HEARD}`, [
    restaurantId,
    at,
  ]);
}

/** Stores a heartbeat of every restaurant of the demo. */
export async function saveDemoHeartbeats(on: Queryable, at: Date): Promise<void> {
  await on.query(
    `insert into kitchens (restaurant_id, heard_at)
     select id, $1::timestamptz from restaurants where is_demo ${HEARD}`,
    [at],
  );
}
