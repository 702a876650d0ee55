import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundle } from './bundler';

export const MOMENTS = ['before_tx', 'after_insert', 'after_commit', 'before_reply'] as const;

/** A server that is about to be killed. `ended` resolves to its signal. */
type FailingServer = { origin: string; ended: Promise<NodeJS.Signals | null> };
export type FailingServers = {
  start(url: string, moment: (typeof MOMENTS)[number]): Promise<FailingServer>;
  remove(): Promise<void>;
};

const CACHE = join(__dirname, '../../../.cache');

/**
 * Prepares servers that exit at a moment of an order, each in its own process. `remove` ends those
 * that are still running.
 */
export async function prepareFailingServers(): Promise<FailingServers> {
  await mkdir(CACHE, { recursive: true });
  const running = new Set<ChildProcess>();
  const folder = await mkdtemp(join(CACHE, 'fail-point-'));
  const outfile = join(folder, 'server.cjs');
  await bundle(join(__dirname, 'fail-point-server.ts'), outfile);
  return {
    start: async (url, moment) => {
      const child = spawn(process.execPath, [outfile, url, moment], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, TMPDIR: dirname(outfile) },
      });
      running.add(child);
      const ended = once(child, 'exit').then(([, signal]) => {
        running.delete(child);
        return signal as NodeJS.Signals | null;
      });
      const [port] = (await Promise.race([once(child.stdout, 'data'), ended.then(() => [])])) as [
        Buffer?,
      ];
      if (!port) throw new Error(`the server of ${moment} did not start`);
      return { origin: `http://127.0.0.1:${String(port).trim()}`, ended };
    },
    remove: async () => {
      for (const child of running) child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
