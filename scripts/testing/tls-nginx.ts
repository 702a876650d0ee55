import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import { connect as tcpConnect } from 'node:net';
import path from 'node:path';
import { connect as tlsConnect } from 'node:tls';

export interface TlsResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

interface Options {
  readonly nginx: string;
  /** Folder of its own, for pid, log and temporary files. */
  readonly home: string;
  /** File that `http` includes, with a server on `port` for `name`. */
  readonly site: string;
  readonly port: number;
  readonly name: string;
  /** Certificate of that server. */
  readonly certificate: string;
  readonly modules: readonly string[];
}

export interface TlsNginx {
  /** Output of `nginx -t`. */
  readonly checked: string;
  /** A connection of HTTP/2, from an address of this machine. */
  connect(localAddress?: string): Promise<ClientHttp2Session>;
  stop(): Promise<void>;
}

/** Sends a request over HTTP/2 to `name`, a POST when it has a body. */
export const sendOver = (
  session: ClientHttp2Session,
  name: string,
  url: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<TlsResponse> =>
  new Promise((resolve, reject) => {
    const stream = session.request({
      ':path': url,
      ':authority': name,
      ':method': body === undefined ? 'GET' : 'POST',
      ...headers,
    });
    const parts: Buffer[] = [];
    let [status, received]: [number, Record<string, unknown>] = [0, {}];
    stream.on('response', (them) => ([status, received] = [Number(them[':status']), them]));
    stream
      .on('data', (part: Buffer) => parts.push(part))
      .on('error', reject)
      .on('end', () => resolve({ status, headers: received, body: Buffer.concat(parts) }));
    stream.end(body);
  });

function mainFile({ home, site, modules }: Options): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/${kind};`,
  );
  const rights = process.getuid?.() === 0 ? ['user root;'] : [];
  return [
    ...modules.map((file) => `load_module ${file};`),
    ...rights,
    'daemon off;',
    `pid ${home}/nginx.pid;`,
    `error_log ${home}/error.log;`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary,
    `include ${site};`,
    '}',
    '',
  ].join('\n');
}

async function connected(session: ClientHttp2Session): Promise<boolean> {
  return once(session, 'connect').then(
    () => true,
    () => false,
  );
}

/**
 * Checks a configuration and serves it as this user. Rejects with the log of an nginx that ends.
 */
export async function startTlsNginx(options: Options): Promise<TlsNginx> {
  const { nginx, home, port, name, certificate } = options;
  mkdirSync(home, { recursive: true });
  const file = path.join(home, 'nginx.conf');
  writeFileSync(file, mainFile(options));
  const args = ['-p', home, '-e', `${home}/error.log`, '-c', file];
  const { status, stderr } = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const child: ChildProcess = spawn(nginx, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const open = (localAddress: string): ClientHttp2Session =>
    connect(`https://${name}`, {
      createConnection: () =>
        tlsConnect({
          socket: tcpConnect({ host: '127.0.0.1', port, localAddress }),
          servername: name,
          ca: readFileSync(certificate),
          ALPNProtocols: ['h2'],
        }),
    });
  const sessions: ClientHttp2Session[] = [];
  return {
    checked: stderr,
    connect: async (localAddress = '127.0.0.1') => {
      for (;;) {
        const session = open(localAddress);
        if (await connected(session)) {
          sessions.push(session);
          return session;
        }
        if (child.exitCode !== null) throw new Error(readFileSync(`${home}/error.log`, 'utf8'));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    stop: async () => {
      for (const session of sessions) session.close();
      child.kill('SIGQUIT');
      await ended;
    },
  };
}
