import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain-error';
import type { Sources } from './changed-stories';

const git = (root: string, ...args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\0')
    .filter((line) => line !== '');

/**
 * Files that differ from the merge base of this branch with `base`, committed or not, as paths in
 * the repository. Removed files are left out: a file that imported one has changed too. Throws
 * `PlainError` when there is no such commit.
 */
export function readChanges(root: string, base: string): string[] {
  try {
    const changed = git(root, 'diff', '--name-only', '-z', '--merge-base', base);
    const added = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
    return [...changed, ...added].filter((file) => existsSync(path.join(root, file))).sort();
  } catch {
    throw new PlainError(`${base} is no commit of this repository: write --changed=<commit>.`);
  }
}

/** Texts of the TypeScript files of the browser tests. */
export function readStories(root: string): Sources {
  const files = readdirSync(path.join(root, 'e2e'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('node_modules'),
  );
  return Object.fromEntries(
    files.map((file) => [
      `e2e/${file.split(path.sep).join('/')}`,
      readFileSync(path.join(root, 'e2e', file), 'utf8'),
    ]),
  );
}
