import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../platform/db/database';

/**
 * A database that throws when code inside a transaction uses another connection than the given one.
 * The embedded database has a single connection, so such code would wait forever there, although it
 * passes on PostgreSQL.
 */
export function oneConnection(db: Database): Database {
  const transactions = new AsyncLocalStorage<true>();
  const check = (): void => {
    if (transactions.getStore())
      throw new Error('inside a transaction only the handed connection may be used');
  };
  return {
    ...db,
    query: async (sql, params) => {
      check();
      return db.query(sql, params);
    },
    exec: async (sql) => {
      check();
      return db.exec(sql);
    },
    transaction: async (work) => {
      check();
      return db.transaction((tx) => transactions.run(true, () => work(tx)));
    },
  };
}
