import { spawnSync } from 'node:child_process';
import { workspaceRoot } from './workspace';

/** Commit of the sources, for people who ask where a build came from; `none` outside of a clone. */
export function gitRevision(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'none';
}
