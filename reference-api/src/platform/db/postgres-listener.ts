import type pg from 'pg';
import type { ListenOptions } from './database';

type Received = (payload: string) => void;
type Listener = {
  listen: (
    channel: string,
    received: Received,
    options?: ListenOptions,
  ) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

const RETRY_MS = 1000;

const listenTo = (client: pg.Client, channel: string): string =>
  `listen ${client.escapeIdentifier(channel)}`;

/** Pause between two checks of the connection, and the maximum wait for an answer, in ms. */
export type ListenerCheck = { readonly everyMs: number; readonly answerMs: number };

export const LISTENER_CHECK: ListenerCheck = { everyMs: 5000, answerMs: 5000 };

/**
 * One connection for all LISTENs, opened with the first of them and reopened when it drops (a
 * pool's connections are replaced and would lose the subscription). Notifications sent while it is
 * down are missed; `lost` and `regained` of the options report both ends of that time.
 */
export function listenByClient(
  connect: () => pg.Client,
  report: (error: Error) => void,
  { everyMs, answerMs }: ListenerCheck = LISTENER_CHECK,
): Listener {
  const channels = new Map<string, Set<Received>>();
  const listeners = new Set<ListenOptions>();
  let connection: Promise<pg.Client> | null = null;
  let newest: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let check: NodeJS.Timeout | null = null;
  let closed = false;

  const lost = (): void => listeners.forEach((listener) => listener.lost?.());

  const queryIn = (client: pg.Client, text: string): Promise<unknown> => {
    const statement = { text, query_timeout: answerMs };
    return client.query(statement);
  };

  /**
   * Repeats a LISTEN, which changes nothing, and ends a client that gets no answer: a connection
   * that went silent, as after a failover without a reset, delivers and reports nothing. A standby
   * refuses it, so that a demoted primary is left, too.
   */
  const checkLater = (client: pg.Client): void => {
    if (closed || client !== newest) return;
    const failed = (error: Error): void => {
      if (client === newest) {
        if (!closed) report(error);
        lost();
      }
      void client.end();
    };
    check = setTimeout(() => {
      const [channel] = channels.keys();
      const text = channel === undefined ? 'select 1' : listenTo(client, channel);
      void queryIn(client, text).then(() => checkLater(client), failed);
    }, everyMs);
    check.unref();
  };

  const open = async (): Promise<pg.Client> => {
    const client = connect();
    newest = client;
    client.on('error', (error) => {
      report(error);
      if (client === newest) lost();
    });
    client.on('end', () => {
      if (client === newest) dropped();
    });
    client.on('notification', ({ channel, payload }) =>
      channels.get(channel)?.forEach((received) => received(payload ?? '')),
    );
    try {
      await client.connect();
      for (const channel of channels.keys()) await queryIn(client, listenTo(client, channel));
    } catch (error) {
      void client.end();
      throw error;
    }
    checkLater(client);
    return client;
  };

  const current = (): Promise<pg.Client> => (connection ??= open());

  function dropped(): void {
    connection = null;
    newest = null;
    if (check) clearTimeout(check);
    lost();
    if (closed || channels.size === 0 || retry) return;
    retry = setTimeout(() => {
      retry = null;
      current().then(
        () => listeners.forEach((listener) => listener.regained?.()),
        (error: Error) => {
          report(error);
          dropped();
        },
      );
    }, RETRY_MS);
    retry.unref();
  }

  const forget = async (channel: string, received: Received): Promise<void> => {
    const receivers = channels.get(channel);
    receivers?.delete(received);
    if (receivers?.size !== 0) return;
    channels.delete(channel);
    const client = await connection;
    await client?.query(`unlisten ${client.escapeIdentifier(channel)}`);
  };

  return {
    listen: async (channel, received, options = {}) => {
      listeners.add(options);
      const known = channels.get(channel);
      channels.set(channel, (known ?? new Set()).add(received));
      const client = await current();
      if (!known) await client.query(listenTo(client, channel));
      return () => {
        listeners.delete(options);
        return forget(channel, received);
      };
    },
    close: async () => {
      closed = true;
      if (retry) clearTimeout(retry);
      if (check) clearTimeout(check);
      const client = await connection?.catch(() => null);
      await client?.end();
    },
  };
}
