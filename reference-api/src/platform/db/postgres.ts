import pg from 'pg';
import { CONNECTIONS, type Database } from './database';
import { listenByClient, LISTENER_CHECK, type ListenerCheck } from './postgres-listener';
import { inTransaction, pooled, TRANSACTION_WAITS, type TransactionWaits } from './postgres-pool';
import { retryConflicts } from './retry-conflicts';

type Received = (payload: string) => void;

/**
 * Delivers a node's own notifications before the result of the statement that sent them: the server
 * sends them to the connection that committed, if that listens, ahead of its result. Each connection
 * of the pool listens from its next use on; LISTEN is sent with the first statement of that use, and
 * nothing waits for it.
 */
function ownNotifications(pool: pg.Pool): (channel: string, received: Received) => () => void {
  const channels = new Map<string, Set<Received>>();
  const listening = new WeakMap<pg.PoolClient, Set<string>>();

  const channelsOf = (client: pg.PoolClient): Set<string> => {
    const known = listening.get(client);
    if (known) return known;
    const none = new Set<string>();
    listening.set(client, none);
    client.on('notification', ({ channel, payload }) =>
      channels.get(channel)?.forEach((received) => received(payload ?? '')),
    );
    return none;
  };

  pool.on('acquire', (client) => {
    if (channels.size === 0) return;
    const listened = channelsOf(client);
    for (const channel of channels.keys()) {
      if (listened.has(channel)) continue;
      listened.add(channel);
      // sent again with the next use; the cause is reported by the connection that listens alone
      client
        .query(`listen ${pg.escapeIdentifier(channel)}`)
        .catch(() => void listened.delete(channel));
    }
  });

  return (channel, received) => {
    const receivers = channels.get(channel) ?? new Set();
    channels.set(channel, receivers.add(received));
    return () => {
      receivers.delete(received);
      if (receivers.size === 0) channels.delete(channel);
    };
  };
}

const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * Options of a connection to a real PostgreSQL. `waitMs`: maximum wait for a connection, free or new;
 * `lost` is called with errors of idle connections that the server dropped.
 */
export type PostgresOptions = {
  url: string;
  connections?: number;
  waitMs?: number;
  transactionWaits?: TransactionWaits;
  listenerCheck?: ListenerCheck;
  lost?: (error: Error) => void;
};

/**
 * Maximum wait for a connection in ms; then the request fails with a hint to retry, while the
 * client, with a deadline of 10 s, still needs the result. On a busy machine the server needs more
 * than a second to open one.
 */
const WAIT_MS = 5000;

/**
 * Connects to a PostgreSQL by its URL. Connections are opened on demand, so a wrong URL fails at
 * the first statement.
 */
export function openPostgres({
  url,
  connections = CONNECTIONS,
  waitMs = WAIT_MS,
  transactionWaits = TRANSACTION_WAITS,
  listenerCheck = LISTENER_CHECK,
  lost = () => undefined,
}: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: waitMs,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: transactionWaits.idleMs,
    keepAlive: true,
    pipeline: true,
  });
  // without a listener, an idle connection that drops ends the process; `end` leaves them to the server
  pool.on('error', (error) => {
    if (!pool.ending) lost(error);
  });
  const receiveOwn = ownNotifications(pool);
  const listener = listenByClient(
    () =>
      new pg.Client({
        connectionString: url,
        keepAlive: true,
        connectionTimeoutMillis: listenerCheck.answerMs,
      }),
    lost,
    listenerCheck,
  );
  return {
    kind: 'postgresql',
    ...pooled(pool),
    transaction: (work) => retryConflicts(() => inTransaction(pool, transactionWaits, work)),
    listen: async (channel, received, options) => {
      const stop = await listener.listen(channel, received, options);
      const stopOwn = options?.isOwnFirst ? receiveOwn(channel, received) : () => undefined;
      return async () => {
        stopOwn();
        await stop();
      };
    },
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: connections,
    }),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
