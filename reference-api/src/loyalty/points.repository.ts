import type { Queryable } from '../platform/db/database';

/**
 * Takes points from a customer's balance in one statement: concurrent calls wait, and the balance
 * never falls below 0. False: not enough points.
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

/** Maximum number of points of an account; points above it are lost. */
export const MAX_POINTS = 2_147_483_647;

export async function addPoints(on: Queryable, customerId: string, points: number): Promise<void> {
  await on.query(
    'update customers set points = least(points::bigint + $2::bigint, $3::bigint) where id = $1',
    [customerId, points, MAX_POINTS],
  );
}
