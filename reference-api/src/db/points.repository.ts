import type { Queryable } from './database';

/**
 * Takes points that a customer has, in one statement: whoever else takes some at the same time
 * waits, and nobody goes below 0. False: not enough.
 */
export async function takePoints(
  on: Queryable,
  customerId: string,
  points: number,
): Promise<boolean> {
  const taken = await on.query(
    'update customers set points = points - $2::bigint where id = $1 and points >= $2::bigint returning id',
    [customerId, points],
  );
  return taken.length > 0;
}

/** The most points an account holds; more are lost. */
export const MOST_POINTS = 2_147_483_647;

export async function addPoints(on: Queryable, customerId: string, points: number): Promise<void> {
  await on.query(
    'update customers set points = least(points::bigint + $2::bigint, $3::bigint) where id = $1',
    [customerId, points, MOST_POINTS],
  );
}
