import type { Queryable } from './database';

const SET_UP_KEY = 7_305_112;

/**
 * Holds the set-up of the database until the transaction ends: one node at a time runs migrations
 * or writes the demo. Waiting for another node and the work of this one may take longer than any
 * other statement.
 */
export async function lockSetUp(tx: Queryable): Promise<void> {
  await tx.exec('set local statement_timeout = 0');
  // waits for as long as another node takes
  await tx.exec(`select pg_advisory_xact_lock(${SET_UP_KEY})`);
}

/**
 * Holds names until the transaction ends: whoever else wants one of them waits. Taken in one order
 * by everybody, so that two transactions with two names in common never wait for each other.
 */
export async function lockUntilCommit(tx: Queryable, names: readonly string[]): Promise<void> {
  await tx.query(
    'select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest($1::text[]) as name',
    [[...names].sort()],
  );
}

/**
 * Holds a name until the transaction ends, unless another transaction holds it: false then, without
 * waiting.
 */
export async function tryLockUntilCommit(tx: Queryable, name: string): Promise<boolean> {
  const [row] = await tx.query<{ isHeld: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isHeld"',
    [name],
  );
  return row?.isHeld ?? false;
}
