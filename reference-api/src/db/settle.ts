import type { Result } from '@storefront/shared-domain/rules';
import type { Database, Queryable } from './database';

/** Carries a refusal out of a transaction, so that the transaction is undone. */
class Refused<E> extends Error {
  constructor(readonly error: E) {
    super('refused');
    this.name = 'Refused';
  }
}

/**
 * Runs `work` in one transaction; a refusal is answered like any value, and undone like what
 * throws: nothing that was taken on the way stays taken.
 */
export async function settle<T, E>(
  db: Database,
  work: (tx: Queryable) => Promise<Result<T, E>>,
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
