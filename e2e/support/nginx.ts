import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureNginx } from '../../scripts/lib/find-nginx';

export interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

interface Options {
  /** An exported site. */
  readonly folder: string;
  /** Where API and pictures are answered, without a slash at the end. */
  readonly behind: string;
}

/** Nobody: nginx gives up the rights that the tests may have. */
const UNPRIVILEGED = 65534;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}

/** A whole configuration with one server that includes the one of the site, as docs/contracts/static-site.md tells. */
const configuration = (run: string, port: number, { folder, behind }: Options): string => `
daemon off;
pid ${run}/nginx.pid;
error_log ${run}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${run}/body;
  proxy_temp_path ${run}/proxy;
  fastcgi_temp_path ${run}/fastcgi;
  uwsgi_temp_path ${run}/uwsgi;
  scgi_temp_path ${run}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}/nginx.conf;
    location /api/ { proxy_pass ${behind}/api/; proxy_http_version 1.1; proxy_buffering off; }
    location ^~ /media/ { proxy_pass ${behind}/media/; }
  }
}
`;

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (let time = 0; time < 100 && child.exitCode === null; time += 1) {
    const isThere = await fetch(`${url}/channel.json`).then(({ ok }) => ok, () => false);
    if (isThere) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Debian's nginx, serving an exported site on a free port, with rights to nothing but its own folder. */
export async function startNginx(options: Options): Promise<Nginx> {
  const home = await mkdtemp(path.join(tmpdir(), 'storefront-nginx-'));
  const run = path.join(home, 'run');
  await mkdir(run);
  await chmod(home, 0o755);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(run, UNPRIVILEGED, UNPRIVILEGED);
  const port = await freePort();
  const file = path.join(home, 'test.conf');
  await writeFile(file, configuration(run, port, options));
  const rights = isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  const child = spawn(ensureNginx(), ['-p', run, '-e', `${run}/error.log`, '-c', file], { stdio: 'ignore', ...rights });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGQUIT');
    await ended;
    await rm(home, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  if (await answers(url, child)) return { url, stop };
  const said = await readFile(path.join(run, 'error.log'), 'utf8').catch(() => 'nothing');
  if (child.exitCode === null) child.kill('SIGKILL');
  throw new Error(`nginx does not serve the site. It says: ${said}`);
}
