import type { Queryable } from '../platform/db/database';

/** A card to delete from the vault; `attempts` includes the current attempt. */
export type VaultDeletion = { id: number; reference: string; attempts: number };

/** Queues cards that leave their wallet with this transaction. */
export async function queueVaultDeletions(
  tx: Queryable,
  references: readonly string[],
  at: Date,
): Promise<void> {
  if (references.length === 0) return;
  await tx.query(
    `insert into vault_deletions (reference, next_at, created_at)
     select reference, $2, $2 from unnest($1::text[]) as reference`,
    [references, at],
  );
}

/** Leases deletions that are due to this node until `again`. */
export const takeDueVaultDeletions = (
  on: Queryable,
  { at, again, limit }: { at: Date; again: Date; limit: number },
): Promise<VaultDeletion[]> =>
  on.query(
    `update vault_deletions set next_at = $2, attempts = attempts + 1
     where id in (select id from vault_deletions where next_at <= $1
       order by next_at limit $3 for update skip locked)
     returning id, reference, attempts`,
    [at, again, limit],
  );

/** Postpones a deletion until its next attempt. */
export async function putOffVaultDeletion(on: Queryable, id: number, until: Date): Promise<void> {
  await on.query('update vault_deletions set next_at = $2 where id = $1', [id, until]);
}

/** Ends a deletion: the vault no longer has the card. */
export async function endVaultDeletion(on: Queryable, id: number): Promise<void> {
  await on.query('delete from vault_deletions where id = $1', [id]);
}
