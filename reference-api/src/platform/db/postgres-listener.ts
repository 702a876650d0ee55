import type pg from 'pg';

type Received = (payload: string) => void;
type Listener = {
  listen: (
    channel: string,
    received: Received,
    regained?: () => void,
  ) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

const RETRY_MS = 1000;

/**
 * One connection for all LISTENs, opened with the first of them and reopened when it drops (a
 * pool's connections are replaced and would lose the subscription). Notifications sent while it is
 * down are missed; `regained` reports that.
 */
export function listenByClient(connect: () => pg.Client, lost: (error: Error) => void): Listener {
  const channels = new Map<string, Set<Received>>();
  const regainers = new Set<() => void>();
  let connection: Promise<pg.Client> | null = null;
  let retry: NodeJS.Timeout | null = null;
  let closed = false;

  const open = async (): Promise<pg.Client> => {
    const client = connect();
    client.on('error', lost);
    client.on('end', dropped);
    client.on('notification', ({ channel, payload }) =>
      channels.get(channel)?.forEach((received) => received(payload ?? '')),
    );
    await client.connect();
    for (const channel of channels.keys())
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  };

  const current = (): Promise<pg.Client> => (connection ??= open());

  function dropped(): void {
    connection = null;
    if (closed || channels.size === 0 || retry) return;
    retry = setTimeout(() => {
      retry = null;
      current().then(
        () => regainers.forEach((regained) => regained()),
        (error: Error) => {
          lost(error);
          dropped();
        },
      );
    }, RETRY_MS);
    retry.unref();
  }

  const forget = async (channel: string, received: Received): Promise<void> => {
    const listeners = channels.get(channel);
    listeners?.delete(received);
    if (listeners?.size !== 0) return;
    channels.delete(channel);
    const client = await connection;
    await client?.query(`unlisten ${client.escapeIdentifier(channel)}`);
  };

  return {
    listen: async (channel, received, regained) => {
      if (regained) regainers.add(regained);
      const known = channels.get(channel);
      channels.set(channel, (known ?? new Set()).add(received));
      const client = await current();
      if (!known) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return () => {
        if (regained) regainers.delete(regained);
        return forget(channel, received);
      };
    },
    close: async () => {
      closed = true;
      if (retry) clearTimeout(retry);
      const client = await connection?.catch(() => null);
      await client?.end();
    },
  };
}
