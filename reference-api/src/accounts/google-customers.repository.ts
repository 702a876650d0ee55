import { findCustomer, type CustomerRow } from './customers.repository';
import type { Queryable } from '../platform/db/database';

/**
 * Marks a Google token as used: false when it was used before, also under concurrent calls. Deletes
 * expired tokens.
 */
export async function useGoogleToken(
  on: Queryable,
  it: { tokenHash: string; endsAt: Date; now: Date },
): Promise<boolean> {
  await on.query('delete from google_tokens where ends_at < $1', [it.now]);
  const rows = await on.query(
    `insert into google_tokens (token_hash, ends_at) values ($1, $2)
     on conflict (token_hash) do nothing returning token_hash`,
    [it.tokenHash, it.endsAt],
  );
  return rows.length === 1;
}

export async function findCustomerByGoogle(
  on: Queryable,
  restaurantId: number,
  sub: string,
): Promise<CustomerRow | null> {
  const [row] = await on.query<{ id: string }>(
    'select id from customers where restaurant_id = $1 and google_sub = $2',
    [restaurantId, sub],
  );
  return row ? findCustomer(on, row.id) : null;
}

/**
 * Whether a mail address was ever verified as its customer's, and the linked Google account; the
 * row is locked until the transaction ends.
 */
export async function readEmailProof(
  on: Queryable,
  id: string,
): Promise<{ isProven: boolean; sub: string | null }> {
  const [row] = await on.query<{ isProven: boolean; sub: string | null }>(
    'select email_proven_at is not null as "isProven", google_sub as sub from customers where id = $1 for update',
    [id],
  );
  return row ?? { isProven: false, sub: null };
}

export async function linkGoogle(on: Queryable, id: string, sub: string): Promise<void> {
  await on.query('update customers set google_sub = $2 where id = $1', [id, sub]);
}

/** Stores when the mail address was verified as its customer's. */
export async function saveEmailProof(on: Queryable, id: string, at: Date): Promise<void> {
  await on.query(
    'update customers set email_proven_at = coalesce(email_proven_at, $2) where id = $1',
    [id, at],
  );
}

/** Removes the password; login by password is no longer possible. */
export async function dropPassword(on: Queryable, id: string): Promise<void> {
  await on.query('update customers set password_hash = null where id = $1', [id]);
}
