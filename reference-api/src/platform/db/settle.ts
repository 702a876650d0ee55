import type { Result } from '@storefront/shared-domain/rules';
import type { Database, Transaction } from './database';

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
