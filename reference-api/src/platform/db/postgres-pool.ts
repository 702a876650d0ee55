import type pg from 'pg';
import { isConnectionFailure, isServerFull, isStatementCanceled } from './connection-failure';
import type { Queryable } from './database';
import { DatabaseBusyError } from './database-busy';
import { ConnectionLostError } from './retry-conflicts';

/**
 * Names of statements by their text: the server parses and plans each once per connection, not once
 * per use.
 */
const names = new Map<string, string>();

function nameOf(sql: string): string {
  const name = names.get(sql) ?? `s${names.size}`;
  names.set(sql, name);
  return name;
}

/**
 * Maximum wait for the result of a statement in ms. It exceeds the server's own timeout and any
 * statement of a seed; after it the connection is considered dead, for example after a failover.
 */
const ANSWER_MS = 60_000;

/** Maximum waits in ms at the begin, between the statements and at the end of a transaction. */
export type TransactionWaits = {
  /**
   * `begin` waits for no lock and no disk: without a result the connection is dead. It is repeated
   * on up to three other connections.
   */
  readonly beginMs: number;
  /** `commit` and `rollback`; longer than the server's own timeout of a statement. */
  readonly endMs: number;
  /**
   * Maximum pause between two statements. The server then ends the session and its locks: it does
   * not notice by itself that a connection went silent.
   */
  readonly idleMs: number;
};

export const TRANSACTION_WAITS: TransactionWaits = {
  beginMs: 5000,
  endMs: 20_000,
  idleMs: 60_000,
};

/** Throws when there is no result within `ms`; the connection is considered dead then. */
async function runWithin(client: pg.ClientBase, ms: number, text: string): Promise<void> {
  const statement = { text, query_timeout: ms };
  await client.query(statement);
}

/** `exec` has no timeout: migrations and the wait for their lock may be long. */
const queryableOf = (client: pg.ClientBase): Queryable => ({
  query: async <Row extends object>(sql: string, params: readonly unknown[] = []) => {
    const statement = {
      name: nameOf(sql),
      text: sql,
      values: [...params],
      query_timeout: ANSWER_MS,
    };
    return (await client.query<Row>(statement)).rows;
  },
  exec: async (sql) => {
    await client.query(sql);
  },
});

/** Whether the statement was rolled back by a server that could not finish it now. */
const isUnfinished = (error: unknown): boolean => isStatementCanceled(error) || isServerFull(error);

/**
 * Most statements and transactions that wait for a connection; one more is refused at once. Orders
 * wait in their own queue before.
 */
const MOST_WAITING = 500;

/** A connection that is in use, and the failure that closed it. */
type Lent = { readonly client: pg.PoolClient; failure: Error | undefined };

/** Whether the connection failed, by this error of a statement or before. */
function hasFailed(lent: Lent, error: unknown): boolean {
  if (error instanceof Error && isConnectionFailure(error)) lent.failure ??= error;
  return lent.failure !== undefined;
}

/**
 * Runs `work` with a free connection, and closes the connection when it failed. Throws
 * `DatabaseBusyError` when too many wait, none is free in time, and none can be opened, whatever the reason:
 * without a connection no statement is at fault.
 */
async function withConnection<T>(pool: pg.Pool, work: (lent: Lent) => Promise<T>): Promise<T> {
  if (pool.waitingCount >= MOST_WAITING)
    throw new DatabaseBusyError('too many wait for a connection');
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseBusyError('no connection', error);
  });
  const lent: Lent = { client, failure: undefined };
  // Emitted when the server closes a connection between two statements; without a listener it ends
  // the process.
  const failed = (error: Error): void => void (lent.failure ??= error);
  client.on('error', failed);
  try {
    return await work(lent);
  } finally {
    client.off('error', failed);
    client.release(lent.failure);
  }
}

/**
 * Runs each statement on any free connection. Throws `DatabaseBusyError` when the connection fails
 * or the statement takes too long, or the server is full.
 */
export function pooled(pool: pg.Pool): Queryable {
  const run = <T>(work: (on: Queryable) => Promise<T>): Promise<T> =>
    withConnection(pool, async (lent) => {
      try {
        return await work(queryableOf(lent.client));
      } catch (error) {
        throw hasFailed(lent, error) || isUnfinished(error)
          ? new DatabaseBusyError('a statement did not end', error)
          : error;
      }
    });
  return {
    query: (sql, params) => run((on) => on.query<never>(sql, params)),
    exec: (sql) => run((on) => on.exec(sql)),
  };
}

/**
 * One transaction on its own connection. Throws what `work` throws; `ConnectionLostError` when the
 * connection failed before the commit was sent, so that no change can remain; `DatabaseBusyError`
 * when it failed later, which leaves the outcome unknown, and when a statement took too long or the
 * server is full.
 */
export const inTransaction = <T>(
  pool: pg.Pool,
  { beginMs, endMs }: TransactionWaits,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> =>
  withConnection(pool, async (lent) => {
    let isCommitting = false;
    try {
      await runWithin(lent.client, beginMs, 'begin');
      const result = await work(queryableOf(lent.client));
      isCommitting = true;
      await runWithin(lent.client, endMs, 'commit');
      return result;
    } catch (error) {
      if (!hasFailed(lent, error))
        await runWithin(lent.client, endMs, 'rollback').catch(
          (failure: Error) => void (lent.failure ??= failure),
        );
      if (lent.failure)
        throw isCommitting
          ? new DatabaseBusyError('the outcome of a commit is unknown', error)
          : new ConnectionLostError(error);
      throw isUnfinished(error)
        ? new DatabaseBusyError('a statement took too long, or the server is full', error)
        : error;
    }
  });
