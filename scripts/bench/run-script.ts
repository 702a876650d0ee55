import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PlainError } from '../lib/say';

/** Runs one of the workspace's own commands at `root`; its output goes to stderr. */
export const startScript = (
  root: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ChildProcess =>
  spawn(process.execPath, [`scripts/${script}`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', process.stderr, process.stderr],
  });

/** Runs a command to its end. Rejects with `PlainError` when it fails. */
export async function runScript(...command: Parameters<typeof startScript>): Promise<void> {
  const [code] = (await once(startScript(...command), 'exit')) as [number | null];
  if (code !== 0) throw new PlainError(`scripts/${command[1]} failed (its words are above).`);
}
