import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { workspaceNames } from '@storefront/build';
import { openStore, publish } from '@storefront/release';
import { findDist } from '../lib/build-workspaces';
import { freePort } from '../lib/claim-port';

export interface WatchedServer {
  readonly port: number;
  /** Longest time in milliseconds that its event loop was blocked, since the last call. */
  delayMs(): Promise<number>;
  /** Bytes of its objects after a garbage collection. */
  memoryBytes(): Promise<number>;
  /** Describes an unexpected end of the process; null while it runs. */
  ended(): string | null;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A busy machine of two cores needs more than 120 s. */
const START_MS = 400_000;
const LAST_WORDS = 4000;

async function untilReady(port: number, ended: () => string | null): Promise<void> {
  for (const began = performance.now(); ; await pause(50)) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (ended() !== null || performance.now() - began > START_MS)
      throw new Error(`the server did not start: ${ended() ?? 'not ready in time'}`);
  }
}

/**
 * Starts the storefront with its API as in `npm start` in a separate process, on a fresh embedded
 * database, with rate limits that allow all requests from one address.
 */
export async function startWatched(): Promise<WatchedServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-hostile-'));
  // The compressed forms of all files take 5 s of processor time.
  for (const name of workspaceNames)
    await publish(openStore(path.join(folder, 'store')), findDist(name), { isCompressed: false });
  const port = await freePort();
  const child = fork(path.join(root, 'scripts/serve.mjs'), [], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [
      '--expose-gc',
      '--import',
      fileURLToPath(new URL('./watch-server.mjs', import.meta.url)),
    ],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      STOREFRONT_DATA: folder,
      DATABASE_URL: '',
      DEMO: '1',
      DEMO_KITCHEN: '0',
      LIMITS_FACTOR: '100000',
      LOG_LEVEL: 'fatal',
      NODE_ENV: '',
    },
  });
  let words = '';
  let exit: string | null = null;
  let isClosing = false;
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (words = `${words}${String(chunk)}`.slice(-LAST_WORDS)));
  child.once('exit', (code, signal) => {
    if (!isClosing) exit = `it ended with ${signal ?? `code ${code}`}:\n${words}`;
  });
  const report = async (wanted: 'delay' | 'memory'): Promise<number> => {
    if (exit !== null) throw new Error(exit);
    const answer = new Promise<number>((resolve) => {
      const listen = (message: unknown): void => {
        if (typeof message !== 'object' || message === null || !(wanted in message)) return;
        child.off('message', listen);
        resolve(Number((message as Record<string, unknown>)[wanted]));
      };
      child.on('message', listen);
    });
    child.send(wanted);
    return answer;
  };
  await untilReady(port, () => exit);
  return {
    port,
    delayMs: () => report('delay'),
    memoryBytes: () => report('memory'),
    ended: () => exit,
    close: async () => {
      isClosing = true;
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
