/** Target of a statement: the database itself, or one of its transactions. */
export interface Queryable {
  /** One statement with `$1` parameters; values are never inserted into the text. */
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Several statements without parameters, for migrations. */
  exec(sql: string): Promise<void>;
}

/** A transaction that is open. */
export interface Transaction extends Queryable {
  /**
   * Runs statements that are sent together with the begin of the transaction: one round trip for all that
   * are sent before the first result. Only reads and locks: if the begin fails, they ran outside of it, and
   * their results are dropped.
   */
  first<T>(statements: (on: Queryable) => Promise<T>): Promise<T>;
  /**
   * Runs the last statements, sent together with the commit: one round trip. All of them are sent before
   * the first result; the failure of one rolls the transaction back. No result can undo the commit.
   */
  last<T>(statements: (on: Queryable) => Promise<T>): Promise<T>;
}

export type ListenOptions = {
  /** The connection is lost: from now on notifications are missed. */
  readonly lost?: () => void;
  /** A lost connection is restored: what was notified in between must be read. */
  readonly regained?: () => void;
  /**
   * Notifications of this node's own statements and transactions arrive before their results. They
   * may arrive twice.
   */
  readonly isOwnFirst?: true;
};

/**
 * PostgreSQL, embedded or remote: the same dialect, the same behaviour. `describeOnBoth` verifies
 * it where they could differ. Inside `transaction`, use only the given `Queryable`: the embedded
 * one has a single connection.
 */
export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgresql';
  /**
   * Runs `work` in one transaction; rolled back when it throws. When the database aborts the
   * transaction (conflict, deadlock), `work` is retried from its start, so it must have no effects
   * besides its statements. Throws `DatabaseBusyError`.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Calls `received` with the payload of every NOTIFY on `channel`, from any node, until the returned
   * function is called.
   */
  listen(
    channel: string,
    received: (payload: string) => void,
    options?: ListenOptions,
  ): Promise<() => Promise<void>>;
  /**
   * Connections of a pool: open, idle, statements waiting for one, and the maximum. Missing without
   * a pool.
   */
  connections?(): { open: number; idle: number; waiting: number; most: number };
  /**
   * Embedded database only: the whole database as one archive, and the result of `read` at the same
   * point in time.
   */
  dump?<T>(read: (tx: Queryable) => Promise<T>): Promise<{ archive: Buffer; read: T }>;
  /**
   * Time of the database minus time of this process, in ms. Missing where it was not measured.
   */
  clockOffsetMs?(): number;
  close(): Promise<void>;
}

/** Time of the database in ms since 1970, to compare with what other nodes stored. */
export const databaseTime = ({ clockOffsetMs }: Pick<Database, 'clockOffsetMs'>): number =>
  Date.now() + (clockOffsetMs?.() ?? 0);

/** Runs `work` in the open transaction, or in a new one. */
export const within = <T>(
  on: Queryable | Database,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> => ('transaction' in on ? on.transaction(work) : work(on));

/** Default maximum of connections of one node to a PostgreSQL. */
export const CONNECTIONS = 10;

/**
 * Notifies every listener of every node when the transaction commits. `payload`: at most 8000
 * bytes.
 */
export async function notify(on: Queryable, channel: string, payload: string): Promise<void> {
  await on.query('select pg_notify($1, $2)', [channel, payload]);
}

/** The row of a statement that returns exactly one; throws otherwise. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1)
    throw new Error(`expected exactly one row, got ${rows.length}`);
  return row;
}
