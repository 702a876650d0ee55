import type { Database } from '../platform/db/database';

type ConnectionCounts = {
  /** Connections taken since the last `reset`: by single statements, and by transactions. */
  readonly statements: number;
  readonly transactions: number;
  /** Maximum of concurrently open transactions. */
  readonly most: number;
};

/** A database that counts how often a connection is taken, and by what. */
export function countedConnections<D extends Database>(
  db: D,
): { db: D; counts(): ConnectionCounts; reset(): void } {
  let [statements, transactions, open, most] = [0, 0, 0, 0];
  const counted: D = {
    ...db,
    query: (sql, params) => {
      statements += 1;
      return db.query(sql, params);
    },
    exec: (sql) => {
      statements += 1;
      return db.exec(sql);
    },
    transaction: (work) => {
      transactions += 1;
      return db.transaction(async (tx) => {
        open += 1;
        most = Math.max(most, open);
        try {
          return await work(tx);
        } finally {
          open -= 1;
        }
      });
    },
  };
  return {
    db: counted,
    counts: () => ({ statements, transactions, most }),
    reset: () => void ([statements, transactions, most] = [0, 0, 0]),
  };
}
