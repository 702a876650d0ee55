import type { Queryable } from '../platform/db/database';

export type CartRecoveryRow = { uuid: string; createdAt: Date; isCartRecovering: boolean };

const COLUMNS = `uuid, created_at as "createdAt", is_cart_recovering as "isCartRecovering"`;

export async function addCartRecovery(
  on: Queryable,
  it: { uuid: string; restaurantId: number; createdAt: Date },
): Promise<CartRecoveryRow> {
  const [row] = await on.query<CartRecoveryRow>(
    `insert into cart_recoveries (uuid, restaurant_id, created_at) values ($1, $2, $3) returning ${COLUMNS}`,
    [it.uuid, it.restaurantId, it.createdAt],
  );
  return row!;
}

export async function findCartRecovery(
  on: Queryable,
  uuid: string,
): Promise<CartRecoveryRow | null> {
  const [row] = await on.query<CartRecoveryRow>(
    `select ${COLUMNS} from cart_recoveries where uuid = $1`,
    [uuid],
  );
  return row ?? null;
}

/** Stores whether a customer continues the cart; null when the record is missing. */
export async function markCartRecovery(
  on: Queryable,
  uuid: string,
  isCartRecovering: boolean,
): Promise<CartRecoveryRow | null> {
  const [row] = await on.query<CartRecoveryRow>(
    `update cart_recoveries set is_cart_recovering = $2 where uuid = $1 returning ${COLUMNS}`,
    [uuid, isCartRecovering],
  );
  return row ?? null;
}

export async function dropCartRecovery(on: Queryable, uuid: string): Promise<void> {
  await on.query('delete from cart_recoveries where uuid = $1', [uuid]);
}

/** Deletes expired records: no request reads records created before `before`. */
export async function dropCartRecoveriesBefore(on: Queryable, before: Date): Promise<void> {
  await on.query('delete from cart_recoveries where created_at < $1', [before]);
}
