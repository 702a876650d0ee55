import type { Database, Queryable, Transaction } from '../platform/db/database';

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

/**
 * A transaction with another `query`. Its first and last statements run with it, after the begin and
 * before the commit, so that a hook may come between the last statements and the commit.
 */
export function transactionWith(tx: Transaction, query: Queryable['query']): Transaction {
  const on: Queryable = { exec: (sql) => tx.exec(sql), query };
  return { ...on, first: (statements) => statements(on), last: (statements) => statements(on) };
}

const watched = (tx: Transaction, hook: Hook): Transaction =>
  transactionWith(tx, async <Row extends object>(sql: string, params?: readonly unknown[]) => {
    const rows = await tx.query<Row>(sql, params);
    if (INSERTS_ORDER.test(sql)) await hook('after_insert', tx);
    return rows;
  });

/**
 * A database that calls a test's hook at each moment of a transaction. It replaces the product's
 * database, so that the product itself has no hook, setting or branch for tests.
 */
export const hookedDatabase = <D extends Database>(db: D, hook: Hook): D => ({
  ...db,
  transaction: async <T>(work: (tx: Transaction) => Promise<T>) => {
    await hook('before_tx');
    const result = await db.transaction((tx) => work(watched(tx, hook)));
    await hook('after_commit');
    return result;
  },
});
