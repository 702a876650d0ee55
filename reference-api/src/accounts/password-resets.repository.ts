import type { Queryable } from '../platform/db/database';

/** Stores the hash of a reset token until the token is used or expires. */
export async function addPasswordReset(
  on: Queryable,
  it: { tokenHash: string; customerId: string; expiresAt: Date },
): Promise<void> {
  await on.query(
    'insert into password_resets (token_hash, customer_id, expires_at) values ($1, $2, $3)',
    [it.tokenHash, it.customerId, it.expiresAt],
  );
}

/**
 * Marks a token as used and returns its customer; null for one that is unknown, used or expired. Of
 * two concurrent calls only one succeeds.
 */
export async function usePasswordReset(
  on: Queryable,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const [row] = await on.query<{ customer_id: string }>(
    `update password_resets set used_at = $2
     where token_hash = $1 and used_at is null and expires_at > $2
     returning customer_id`,
    [tokenHash, now],
  );
  return row?.customer_id ?? null;
}

/** Deletes every unused token of a customer. */
export async function dropPasswordResets(on: Queryable, customerId: string): Promise<void> {
  await on.query('delete from password_resets where customer_id = $1 and used_at is null', [
    customerId,
  ]);
}
