import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { PlainError } from '../../lib/plain-error';

export interface GateTime {
  readonly wholeMs: number;
  /** Only the checks that need no browser. */
  readonly staticMs: number;
}

function timeCheck(
  root: string,
  store: string,
  channel: string,
  options: readonly string[],
): number {
  const start = performance.now();
  const args = [
    path.join(root, 'scripts/storefront.mjs'),
    '--store',
    store,
    'check',
    channel,
    ...options,
  ];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) throw new PlainError('The gate refused what is served (its words are above).');
  return performance.now() - start;
}

/** Runs the gate on the content of a channel, as a whole process from the command line. */
export const timeGate = (root: string, store: string, channel: string): GateTime => ({
  staticMs: timeCheck(root, store, channel, ['--static']),
  wholeMs: timeCheck(root, store, channel, ['--whole']),
});
