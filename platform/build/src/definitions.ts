import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packed } from './packed';
import { workspaceRoot } from './workspace';

/**
 * What the sources of a remote read from `process.env` and a browser lacks: the build replaces it
 * by text. NODE_ENV is replaced by the mode of the build. `edition` is null for the default one.
 */
export const remoteDefinitions = (edition: string | null): Readonly<Record<string, string>> => ({
  'process.env.BUILD_EDITION': JSON.stringify(edition ?? ''),
});

/** Git commit of the sources, as the origin of a build; `none` outside of a clone. */
export function gitRevision(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'none';
}

/**
 * The contract number a build is made against. It is written into the build record, because in the
 * page a remote reads the constant of the shell's shared-domain, which may be newer than the one
 * the remote was compiled with. Throws when `REMOTE_CONTRACT = <integer>` is not found exactly
 * once.
 */
export function contractNumber(): number {
  if (packed) return packed.contract;
  const folder = path.join(workspaceRoot, 'shared-domain/src/remote');
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(
        /\bREMOTE_CONTRACT\s*(?::\s*number\s*)?=\s*(\d+)/g,
      ),
    ]);
  const [only, second] = found;
  if (only?.[1] === undefined || second !== undefined) {
    throw new Error('shared-domain/src/remote must say REMOTE_CONTRACT = <integer> exactly once');
  }
  return Number(only[1]);
}
