import type { Queryable } from '../db/database';

/** The table that rate-limiter-flexible counts in. */
export const ATTEMPTS_TABLE = 'attempts';

/**
 * Reverts one attempt in the window that ends at about `endsAt`, and in no later one: a window of a
 * key ends at least `windowMs` after the one before. Times in ms since 1970.
 */
export async function giveAttemptBack(
  on: Queryable,
  it: { key: string; endsAt: number; windowMs: number },
): Promise<void> {
  await on.query(
    'update attempts set points = points - 1 where key = $1 and points > 0 and abs(expire - $2::bigint) < $3::bigint',
    [it.key, it.endsAt, it.windowMs / 2],
  );
}

/** Whether one of these keys is stored until later than `now`, in ms since 1970. */
export async function holdsKey(
  on: Queryable,
  keys: readonly string[],
  now: number,
): Promise<boolean> {
  const rows = await on.query(
    'select 1 from attempts where key = any($1) and expire > $2 limit 1',
    [keys, now],
  );
  return rows.length > 0;
}

/** Stores keys without attempts until a moment in ms since 1970. */
export async function storeKeys(
  on: Queryable,
  keys: readonly string[],
  until: number,
): Promise<void> {
  await on.query(
    `insert into attempts (key, points, expire) select unnest($1::text[]), 0, $2::bigint
     on conflict (key) do update set expire = excluded.expire`,
    [keys, until],
  );
}

/** Deletes the keys that begin so. */
export async function dropKeys(on: Queryable, start: string): Promise<void> {
  await on.query('delete from attempts where starts_with(key, $1)', [start]);
}

/** Deletes the attempts of windows that ended before `endedBefore`, in ms since 1970. */
export async function forgetAttempts(on: Queryable, endedBefore: number): Promise<void> {
  await on.query('delete from attempts where expire < $1', [endedBefore]);
}
