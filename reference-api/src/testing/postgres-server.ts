import { spawn, execFile, execFileSync, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { binary, postgresFolders } from './postgres-binaries';

/** A server for tests only. `url` is that of its database `postgres`. */
export type PostgresServer = { url: string; stop(): Promise<void> };

const READY_MS = 20_000;

/** PostgreSQL refuses to run as root: root starts it as the unprivileged user `nobody`. */
function runAs(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: '-u' | '-g'): number =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
  });

async function waitForServer(url: string, server: ChildProcess): Promise<void> {
  for (
    const end = Date.now() + READY_MS;
    ;
    await new Promise((resolve) => setTimeout(resolve, 50))
  ) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > end || server.exitCode !== null) throw error;
    }
  }
}

async function startFrom(folder: string, settings: readonly string[]): Promise<PostgresServer> {
  const user = runAs();
  const home = await mkdtemp(join(tmpdir(), 'storefront-postgres-'));
  const data = join(home, 'data');
  if (user.uid !== undefined) await chown(home, user.uid, user.gid);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  const stop = async (): Promise<void> => {
    if (server && server.exitCode === null) {
      const ended = new Promise((resolve) => server?.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    }
    await rm(home, { recursive: true, force: true });
  };
  try {
    await promisify(execFile)(
      binary(folder, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
      { cwd: home, ...user },
    );
    const all = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      'unix_socket_directories=',
      ...settings,
    ];
    server = spawn(
      binary(folder, 'postgres'),
      ['-D', data, ...all.flatMap((setting) => ['-c', setting])],
      { cwd: home, stdio: 'ignore', ...user },
    );
    process.once('exit', () => server?.kill('SIGINT'));
    await waitForServer(url, server);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Test data needs no durability. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a real PostgreSQL for the tests, with these settings besides its own: the installed
 * package's binaries, else the system's (or those of `folders`), else the one in DATABASE_URL.
 * Throws when there is none: tests that did not run count as failed.
 */
export async function startPostgres(
  settings: readonly string[] = FORGETFUL,
  folders: readonly string[] = postgresFolders(),
): Promise<PostgresServer> {
  const failures: string[] = [];
  for (const folder of folders) {
    try {
      return await startFrom(folder, settings);
    } catch (error) {
      failures.push(`${folder}: ${String(error)}`);
    }
  }
  const url = process.env['DATABASE_URL'];
  if (url) return { url, stop: async () => undefined };
  throw new Error(
    `No PostgreSQL for the tests. ${failures.join(' ') || 'None is installed, and DATABASE_URL is not set.'}`,
  );
}
