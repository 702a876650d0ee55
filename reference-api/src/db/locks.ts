import type { Queryable } from './database';

/**
 * Holds names until the transaction ends: whoever else wants one of them waits. Taken in one order by everybody, so that
 * two transactions with two names in common never wait for each other.
 */
export async function lockUntilCommit(tx: Queryable, names: readonly string[]): Promise<void> {
  for (const name of [...names].sort()) await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
