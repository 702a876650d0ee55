import type { Result } from '@storefront/shared-domain/rules';
import type { Database, Queryable, Transaction } from './database';

/**
 * The database was unreachable, or could not run a statement in time; the request may be retried
 * soon. Nothing was changed, except when the connection closed after its commit was sent: then the
 * outcome is unknown, and a request with an idempotency key is safe to repeat.
 */
export class DatabaseBusyError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The database is busy: ${reason}`, { cause });
    this.name = 'DatabaseBusyError';
  }
}

const SET_UP_KEY = 7_305_112;

/**
 * Locks the set-up of the database until the transaction ends: one node at a time runs migrations
 * or writes the demo. Waiting for another node, and this node's own work, may take longer than any
 * other statement.
 */
export async function lockSetUp(tx: Queryable): Promise<void> {
  await tx.exec('set local statement_timeout = 0');
  // waits for as long as another node takes
  await tx.exec(`select pg_advisory_xact_lock(${SET_UP_KEY})`);
}

/**
 * Locks names until the transaction ends; other transactions that need one of them wait. Names are
 * locked in sorted order, so that two transactions with two names in common cannot deadlock.
 */
export async function lockUntilCommit(tx: Queryable, names: readonly string[]): Promise<void> {
  await tx.query(
    'select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest($1::text[]) as name',
    [[...names].sort()],
  );
}

/**
 * Locks a name until the transaction ends; returns false without waiting when another transaction
 * holds it.
 */
export async function tryLockUntilCommit(tx: Queryable, name: string): Promise<boolean> {
  const [row] = await tx.query<{ isHeld: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isHeld"',
    [name],
  );
  return row?.isHeld ?? false;
}

/** Carries a failure out of a transaction, so that the transaction is rolled back. */
class Refused<E> extends Error {
  constructor(readonly error: E) {
    super('refused');
    this.name = 'Refused';
  }
}

/**
 * Runs `work` in one transaction. A failure is returned as a value and rolls the transaction back
 * like an error.
 */
export async function settle<T, E>(
  db: Database,
  work: (tx: Transaction) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new Refused(result.error);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.error as E };
    throw error;
  }
}
