import type pg from 'pg';
import type { Queryable } from './database';
import { DatabaseBusyError } from './database-busy';
import { ConnectionLostError } from './retry-conflicts';

/** Statements by their text: the server reads and plans each once for every connection, not for every use. */
const names = new Map<string, string>();

function nameOf(sql: string): string {
  const name = names.get(sql) ?? `s${names.size}`;
  names.set(sql, name);
  return name;
}

export const queryableOf = (client: pg.Pool | pg.PoolClient): Queryable => ({
  query: async <Row extends object>(sql: string, params: readonly unknown[] = []) => (await client.query<Row>({ name: nameOf(sql), text: sql, values: [...params] })).rows,
  exec: async (sql) => {
    await client.query(sql);
  },
});

/** What the pool says when no connection came free in time. It has no code. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';
/** Nobody listens, the server is starting or stopping, it has too many connections. */
const NO_SERVER: readonly unknown[] = ['ECONNREFUSED', '57P03', '53300'];

function toldBusy(error: Error & { code?: unknown }): never {
  throw error.message === NO_CONNECTION || NO_SERVER.includes(error.code) ? new DatabaseBusyError('no connection is free', error) : error;
}

/** The statements of everybody, each on whichever connection is free. Throw `DatabaseBusyError` when none comes free in time. */
export function pooled(pool: pg.Pool): Queryable {
  const { query, exec } = queryableOf(pool);
  return { query: (sql, params) => query<never>(sql, params).catch(toldBusy), exec: (sql) => exec(sql).catch(toldBusy) };
}

/**
 * One transaction on a connection of its own. Throws what `work` throws; `ConnectionLostError` when the connection went before the
 * commit was asked for, so that nothing can be left of it. Lost later, nobody knows, and the driver's own error tells so.
 */
export async function inTransaction<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch(toldBusy);
  let broken: Error | undefined;
  let isCommitting = false;
  // A connection the server ends between two statements says so here; without a listener that ends the process.
  const lost = (error: Error) => void (broken = error);
  client.on('error', lost);
  try {
    await client.query('begin');
    const result = await work(queryableOf(client));
    isCommitting = true;
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(lost);
    throw broken && !isCommitting ? new ConnectionLostError(error) : error;
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
}
