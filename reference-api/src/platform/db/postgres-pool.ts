import type pg from 'pg';
import { isConnectionFailure, isServerFull, isStatementCanceled } from './connection-failure';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Queryable, Transaction } from './database';
import { DatabaseBusyError } from './locks';
import { ConnectionLostError } from './retry-conflicts';

/**
 * Names of statements by their text: the server parses and plans each once per connection, not once
 * per use.
 */
const names = new Map<string, string>();

function findStatementName(sql: string): string {
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

/**
 * `exec` has no timeout: migrations and the wait for their lock may be long. `failed` is called with
 * each failure, in the order of the statements.
 */
const createQueryable = (
  client: pg.ClientBase,
  failed: (error: unknown) => void = () => undefined,
): Queryable => ({
  query: async <Row extends object>(sql: string, params: readonly unknown[] = []) => {
    const statement = {
      name: findStatementName(sql),
      text: sql,
      values: [...params],
      query_timeout: ANSWER_MS,
    };
    const sent = client.query<Row>(statement);
    sent.catch(failed);
    return (await sent).rows;
  },
  exec: async (sql) => {
    const sent = client.query(sql);
    sent.catch(failed);
    await sent;
  },
});

/** Whether the statement was rolled back by a server that could not finish it now. */
const isUnfinished = (error: unknown): boolean => isStatementCanceled(error) || isServerFull(error);

/**
 * Most statements and transactions that wait for a connection; one more is refused at once. Orders
 * wait in their own queue before.
 */
const MAX_WAITING = 500;

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
  if (pool.waitingCount >= MAX_WAITING)
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
        return await work(createQueryable(lent.client));
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

/** Sends `commit`. Throws when the server rolled back instead, because a statement had failed. */
async function commitWithin(client: pg.ClientBase, ms: number): Promise<void> {
  const statement = { text: 'commit', query_timeout: ms };
  const { command } = await client.query(statement);
  if (command === 'ROLLBACK')
    throw new Error('a transaction with a failed statement was committed');
}

type Corked = { readonly cork: () => void; readonly uncork: () => void };

/**
 * Collects what a connection sends until the returned function is called, for one write instead of one
 * for each statement. Without effect where the driver shows no stream.
 */
function collectWrites(client: pg.ClientBase): () => void {
  const { stream } = (client as { connection?: { stream?: Partial<Corked> } }).connection ?? {};
  stream?.cork?.();
  return () => stream?.uncork?.();
}

/** A transaction on a connection of the pool, whose `begin` is sent. */
type Begun = {
  readonly tx: Transaction;
  /** Commits, unless the last statements were sent with the commit. */
  readonly commit: () => Promise<void>;
  /** The commit that was sent; null before. */
  readonly committing: () => Promise<void> | null;
  /** The failure because of which a statement was refused; any other failure is its own cause. */
  readonly causeOf: (error: unknown) => unknown;
};

/** A statement after a failed one of its transaction. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25P02';

/**
 * Begins a transaction without a wait for the answer: the connection sends statements while earlier ones
 * run, and the server runs them in their order.
 */
function beginOn(client: pg.ClientBase, { beginMs, endMs }: TransactionWaits): Begun {
  // statements that are sent together fail together: the later ones may be reported first
  let first: unknown;
  const on = createQueryable(client, (error) => (first ??= error));
  // with the first statements, which the caller sends before it waits
  process.nextTick(collectWrites(client));
  const begun = runWithin(client, beginMs, 'begin');
  begun.catch(() => undefined); // thrown where it is waited for
  let committing: Promise<void> | null = null;
  const open = async (): Promise<void> => {
    await begun;
    if (committing) throw new Error('a statement came after the last ones of its transaction');
  };
  const send = (): Promise<void> => {
    committing = commitWithin(client, endMs);
    committing.catch(() => undefined);
    return committing;
  };
  return {
    tx: {
      query: async (sql, params) => {
        await open();
        return on.query<never>(sql, params);
      },
      exec: async (sql) => {
        await open();
        await on.exec(sql);
      },
      first: async (statements) => {
        const [, results] = await Promise.all([begun, statements(on)]);
        return results;
      },
      last: async (statements) => {
        await open();
        const write = collectWrites(client);
        const results = statements(on);
        let hasFailed = false;
        results.catch(() => (hasFailed = true));
        await nextTurn(); // what could not be sent has failed by now
        if (!hasFailed) void send();
        write();
        const found = await results;
        await committing;
        return found;
      },
    },
    commit: async () => {
      await begun;
      await (committing ?? send());
    },
    committing: () => committing,
    causeOf: (error) => (isRefused(error) ? (first ?? error) : error),
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
  waits: TransactionWaits,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  withConnection(pool, async (lent) => {
    const { tx, commit, committing, causeOf } = beginOn(lent.client, waits);
    try {
      const result = await work(tx);
      await commit();
      return result;
    } catch (thrown) {
      const error = causeOf(thrown);
      // with a failed statement before it, the commit that was sent rolls back
      const end = committing()?.catch(() => undefined);
      if (!hasFailed(lent, error))
        await (end ?? runWithin(lent.client, waits.endMs, 'rollback')).catch(
          (failure: Error) => void (lent.failure ??= failure),
        );
      if (lent.failure)
        throw committing()
          ? new DatabaseBusyError('the outcome of a commit is unknown', error)
          : new ConnectionLostError(error);
      throw isUnfinished(error)
        ? new DatabaseBusyError('a statement took too long, or the server is full', error)
        : error;
    }
  });
