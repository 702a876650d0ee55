import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { say } from './say';
import { ALL_FORMATTED, PRETTIER } from './stages';

const root = path.resolve(import.meta.dirname, '../..');
/** Prettier needs two passes for some chains of calls; more would be a fault of its own. */
const MAX_PASSES = 3;
/** Command lines are limited in length. */
const FILES_AT_ONCE = 200;

function prettier(args: readonly string[]): string[] {
  const { stdout, status } = spawnSync(process.execPath, [PRETTIER, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0 && status !== 1) process.exitCode = 1;
  return stdout.split('\n').filter((line) => line !== '');
}

/**
 * `npm run format`: writes the files that the check rejects, until it rejects none. `prettier
 * --write --cache` records a file as formatted after one pass, and the check of a fresh clone then
 * rejects it.
 */
export function main(): void {
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const files = prettier(['--list-different', ...ALL_FORMATTED]);
    if (files.length === 0) return;
    if (pass === 0) say(files.join('\n'));
    for (let at = 0; at < files.length; at += FILES_AT_ONCE)
      prettier(['--write', '--log-level', 'warn', ...files.slice(at, at + FILES_AT_ONCE)]);
  }
}
