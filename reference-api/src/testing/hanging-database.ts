import type { Database } from '../platform/db/database';

/**
 * A database that a test can hang, break and restore; only statements outside of transactions are
 * affected.
 */
export function hangingDatabase(db: Database): {
  db: Database;
  set(how: boolean | 'broken'): void;
} {
  let how: boolean | 'broken' = false;
  return {
    set: (next) => void (how = next),
    db: {
      ...db,
      query: async <Row extends object>(sql: string, params?: readonly unknown[]) => {
        if (how === true) return new Promise<Row[]>(() => undefined);
        if (how === 'broken') throw new Error('connect ECONNREFUSED 10.9.8.7:5432');
        return db.query<Row>(sql, params);
      },
    },
  };
}
