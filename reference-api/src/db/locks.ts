import type { Queryable } from './database';

/**
 * Holds names until the transaction ends: whoever else wants one of them waits. Taken in one order by everybody, so that
 * two transactions with two names in common never wait for each other.
 */
export async function lockUntilCommit(tx: Queryable, names: readonly string[]): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest($1::text[]) as name', [[...names].sort()]);
}
