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

/** Deletes the attempts of windows that ended before `endedBefore`, in ms since 1970. */
export async function forgetAttempts(on: Queryable, endedBefore: number): Promise<void> {
  await on.query('delete from attempts where expire < $1', [endedBefore]);
}
