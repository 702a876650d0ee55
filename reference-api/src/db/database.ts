/** What a statement may be run on: the database itself, or one transaction of it. */
export interface Queryable {
  /** One statement with `$1` parameters; values never become part of the text. */
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Several statements without parameters, for migrations. */
  exec(sql: string): Promise<void>;
}

/**
 * PostgreSQL, embedded or by network: the same dialect, the same behaviour. `describeOnBoth` proves
 * it where they could differ. Inside `transaction` use only the handed `Queryable`: the embedded
 * one has a single connection.
 */
export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgresql';
  /**
   * Runs `work` in one transaction; rolled back when it throws. When the database itself gives the
   * transaction up (conflict, deadlock) `work` runs again from its start, so it changes nothing but
   * by its statements. Throws `DatabaseBusyError`.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /**
   * Calls `heard` with the payload of every NOTIFY on `channel`, from whichever node it came, until
   * the answer is called. `regained` tells that the connection was away for a while: what was told
   * meanwhile is lost, and has to be read.
   */
  listen(
    channel: string,
    heard: (payload: string) => void,
    regained?: () => void,
  ): Promise<() => Promise<void>>;
  /**
   * Connections of a pool: open ones, idle ones of them, statements that wait for one, and how many
   * there may be. Without a pool there are none.
   */
  connections?(): { open: number; idle: number; waiting: number; most: number };
  /**
   * The embedded database alone: all of it as one archive, and what `read` reads at the very same
   * moment.
   */
  dump?<T>(read: (tx: Queryable) => Promise<T>): Promise<{ archive: Buffer; read: T }>;
  close(): Promise<void>;
}

/** Runs `work` in the transaction that is open already, or in one of its own. */
export const within = <T>(
  on: Queryable | Database,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> => ('transaction' in on ? on.transaction(work) : work(on));

/** Default maximum of connections of one node to a PostgreSQL. */
export const CONNECTIONS = 10;

/**
 * Tells every listener of every node once the transaction commits. `payload` at most 8000 bytes.
 */
export async function notify(on: Queryable, channel: string, payload: string): Promise<void> {
  await on.query('select pg_notify($1, $2)', [channel, payload]);
}

/** The row of a statement that always gives exactly one; throws when it does not. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1)
    throw new Error(`expected exactly one row, got ${rows.length}`);
  return row;
}
