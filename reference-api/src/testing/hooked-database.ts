import type { Database, Queryable } from '../platform/db/database';

/**
 * Moments of a transaction that call the hook: before it begins, after an order's row is written,
 * after the commit.
 */
type Moment = 'before_tx' | 'after_insert' | 'after_commit';

/**
 * Called at each moment, with the transaction while it is open. The transaction throws the hook's
 * errors.
 */
export type Hook = (moment: Moment, tx?: Queryable) => Promise<void> | void;

const INSERTS_ORDER = /insert\s+into\s+orders\b/i;

const watched = (tx: Queryable, hook: Hook): Queryable => ({
  ...tx,
  query: async <Row extends object>(sql: string, params?: readonly unknown[]) => {
    const rows = await tx.query<Row>(sql, params);
    if (INSERTS_ORDER.test(sql)) await hook('after_insert', tx);
    return rows;
  },
});

/**
 * A database that calls a test's hook at each moment of a transaction. It replaces the product's
 * database, so that the product itself has no hook, setting or branch for tests.
 */
export const hookedDatabase = <D extends Database>(db: D, hook: Hook): D => ({
  ...db,
  transaction: async <T>(work: (tx: Queryable) => Promise<T>) => {
    await hook('before_tx');
    const result = await db.transaction((tx) => work(watched(tx, hook)));
    await hook('after_commit');
    return result;
  },
});
