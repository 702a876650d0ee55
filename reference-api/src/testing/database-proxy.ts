import { once } from 'node:events';
import { createServer, Socket, type AddressInfo } from 'node:net';

/**
 * Treatment of connections to the database: refused, accepted without a response, forwarded after
 * `SLOW_MS`, or forwarded.
 */
type ProxyMode = 'refuse' | 'hang' | 'slow' | 'forward';

export type DatabaseProxy = {
  url: string;
  /** Sets the treatment of new connections; open ones are cut. */
  set(mode: ProxyMode): Promise<void>;
  /**
   * Cuts the connection that sends the next commit: before the server gets it, or after the
   * server's response.
   */
  cutNextCommit(when: 'unsent' | 'unanswered'): void;
  /**
   * From now on, or from the next statement with this text on, open connections carry no byte in
   * either direction and stay open, as after a failover without a reset. New connections work.
   */
  silence(from?: Silence): void;
  close(): Promise<void>;
};

type Silence = 'now' | 'commit' | 'rollback';

/** A server on a busy machine, which needs this long in ms to accept a connection. */
const SLOW_MS = 1500;

const COMMIT = Buffer.from('commit\0');
/** Part of the server's response to a commit; statements sent with it are answered earlier. */
const COMMITTED = Buffer.from('COMMIT\0');

/**
 * A TCP proxy in front of a PostgreSQL that refuses, hangs, cuts or silences connections, so that real
 * drivers have real failures.
 */
export async function databaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  let [mode, cut]: [ProxyMode, 'unsent' | 'unanswered' | null] = ['forward', null];
  let silenceFrom: Silence | null = null;
  const open = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  const known = (socket: Socket): Socket => {
    open.add(socket);
    return socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const silence = (): void => {
    silenceFrom = null;
    open.forEach((socket) => silent.add(socket));
  };
  const server = createServer((client) => {
    known(client);
    if (mode === 'hang') return;
    const upstream = known(new Socket());
    const dial = (): void => {
      upstream.connect(Number(port), hostname);
      client.resume();
    };
    client.pause();
    if (mode === 'slow') setTimeout(dial, SLOW_MS);
    else dial();
    let isCut = false;
    client.on('data', (chunk) => {
      if (silenceFrom !== null && chunk.includes(`${silenceFrom}\0`)) silence();
      if (silent.has(client)) return;
      const when = cut !== null && chunk.includes(COMMIT) ? cut : null;
      if (when !== null) cut = null;
      isCut ||= when === 'unanswered';
      if (when === 'unsent') client.destroy();
      else upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (isCut && chunk.includes(COMMITTED)) client.destroy();
      else if (!isCut && !silent.has(client)) client.write(chunk);
    });
    const end = (other: Socket) => () => void (silent.has(other) || other.destroy());
    client.on('close', end(upstream));
    upstream.on('close', end(client));
  });
  const listen = async (at: number): Promise<void> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  const shut = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.port = String(own);
  return {
    url: url.href,
    set: async (next) => {
      mode = next;
      if (server.listening) await shut();
      if (next !== 'refuse') await listen(own);
    },
    cutNextCommit: (when) => void (cut = when),
    silence: (from = 'now') => {
      silenceFrom = from;
      if (from === 'now') silence();
    },
    close: async () => {
      if (server.listening) await shut();
    },
  };
}
