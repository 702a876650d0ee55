import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOrInstallNginx } from './find-nginx';
import { freePort } from './claim-port';
import { PlainError } from './say';

export interface Nginx {
  readonly url: string;
  /** Its own folder, until it is stopped: the only one that it can write. */
  readonly run: string;
  stop(): Promise<void>;
}

interface Options {
  /**
   * Content of `http { … }`: upstreams, and one server that listens on 127.0.0.1 and the port. `run`: the
   * folder that nginx can write.
   */
  readonly http: (port: number, run: string) => string;
  /** A path that is answered with 2xx once nginx serves. */
  readonly readyPath: string;
  /** Files of modules that nginx loads. */
  readonly modules?: readonly string[];
}

/** Uid of an unprivileged user: nginx drops the root privileges of the test run. */
const UNPRIVILEGED = 65534;

const configuration = (run: string, http: string, modules: readonly string[]): string => `
${modules.map((file) => `load_module ${file};`).join('\n')}
daemon off;
pid ${run}/nginx.pid;
error_log ${run}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${run}/body;
  proxy_temp_path ${run}/proxy;
  fastcgi_temp_path ${run}/fastcgi;
  uwsgi_temp_path ${run}/uwsgi;
  scgi_temp_path ${run}/scgi;
  ${http}
}
`;

async function isResponding(url: string, child: ChildProcess): Promise<boolean> {
  for (let time = 0; time < 100 && child.exitCode === null; time += 1) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/**
 * A real nginx on a free port, with access to its own folder only. Throws `PlainError` where there
 * is none.
 */
export async function runNginx({ http, readyPath, modules = [] }: Options): Promise<Nginx> {
  const program = findOrInstallNginx();
  if (program === null) throw new PlainError('No nginx was found: install the package nginx.');
  const home = await mkdtemp(path.join(tmpdir(), 'storefront-nginx-'));
  const run = path.join(home, 'run');
  await mkdir(run);
  await chmod(home, 0o755);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(run, UNPRIVILEGED, UNPRIVILEGED);
  const port = await freePort();
  const file = path.join(home, 'test.conf');
  await writeFile(file, configuration(run, http(port, run), modules));
  const rights = isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  const child = spawn(program, ['-p', run, '-e', `${run}/error.log`, '-c', file], {
    stdio: 'ignore',
    ...rights,
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGQUIT');
    await ended;
    await rm(home, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  if (await isResponding(`${url}${readyPath}`, child)) return { url, run, stop };
  const log = await readFile(path.join(run, 'error.log'), 'utf8').catch(() => 'nothing');
  if (child.exitCode === null) child.kill('SIGKILL');
  throw new Error(`nginx does not serve. Its log: ${log}`);
}
