import pg from 'pg';

type Received = (payload: string) => void;

/**
 * Delivers a node's own notifications before the result of the statement that sent them: the server
 * sends them to the connection that committed, if that listens, ahead of its result. Each connection
 * of the pool listens from its next use on; LISTEN is sent with the first statement of that use, and
 * nothing waits for it.
 */
export function ownNotifications(
  pool: pg.Pool,
): (channel: string, received: Received) => () => void {
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
