import type { Database, Queryable } from '../db/database';

/**
 * Where a test reaches into a transaction: before it begins, once an order's row is written, once
 * it is committed.
 */
type Moment = 'before_tx' | 'after_insert' | 'after_commit';

/**
 * Called at each moment, with the transaction while it lasts. What it throws, the transaction
 * throws.
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
 * A database that tells a test of each transaction's moments. It stands where the product's own
 * database stands, so that the product itself has no hook, no setting and no branch for tests.
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
