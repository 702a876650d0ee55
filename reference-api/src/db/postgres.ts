import pg from 'pg';
import type { Database, Queryable } from './database';
import { listenByClient } from './postgres-listener';

const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'))) as pg.CustomTypesConfig['getTypeParser'],
};

const queryableOf = (client: pg.Pool | pg.PoolClient): Queryable => ({
  query: async <Row extends object>(sql: string, params: readonly unknown[] = []) => (await client.query<Row>(sql, [...params])).rows,
  exec: async (sql) => {
    await client.query(sql);
  },
});

async function inTransaction<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(queryableOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Options of a connection to a real PostgreSQL; `lost` hears of idle connections the server dropped. */
export type PostgresOptions = { url: string; connections?: number; lost?: (error: Error) => void };

/** Connects to a PostgreSQL by its URL. Connections are opened on demand, so a wrong URL shows with the first statement. */
export function openPostgres({ url, connections = 10, lost = () => undefined }: PostgresOptions): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections, types, connectionTimeoutMillis: 5000, statement_timeout: 15_000 });
  pool.on('error', lost); // without a listener an idle connection that drops ends the process
  const listener = listenByClient(() => new pg.Client({ connectionString: url }), lost);
  return {
    kind: 'postgresql',
    ...queryableOf(pool),
    transaction: (work) => inTransaction(pool, work),
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
