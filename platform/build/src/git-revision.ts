import { spawnSync } from 'node:child_process';
import { workspaceRoot } from './workspace';

/** Git commit of the sources, as the origin of a build; `none` outside of a clone. */
export function gitRevision(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'none';
}
