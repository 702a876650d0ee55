import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../../lib/plain-error';
import { timeScript } from '../times/run-script';
import type { Storefront } from '../times/storefront';

const REMOTE = 'mf-loyalty';
const POLL_MS = 20;
const DEADLINE_MS = 30_000;

/**
 * Scaffolds a remote at `root`, builds, publishes and promotes it. Returns the milliseconds until a
 * requested page contains it.
 */
export async function timeNewRemote(
  root: string,
  store: string,
  storefront: Storefront,
): Promise<number> {
  const start = performance.now();
  const command = (...args: string[]): Promise<number> =>
    timeScript(root, 'storefront.mjs', ['--store', store, ...args]);
  await command('new-remote', REMOTE);
  await timeScript(root, 'build.mjs', [REMOTE]);
  await command('publish', REMOTE);
  await command('promote', 'stable', '--static', '--builds', `${REMOTE}@latest`);
  const promoted = performance.now();
  while (!(await storefront.html()).includes(`/${REMOTE}/`)) {
    if (performance.now() - promoted > DEADLINE_MS)
      throw new PlainError(`${REMOTE} was not seen in the page.`);
    await pause(POLL_MS);
  }
  return performance.now() - start;
}
