import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspace';

/**
 * The contract number a build is made against. It is written into the build record, because in the
 * page a remote reads the constant of the shell's shared-domain, which may be newer than the one
 * the remote was compiled with. Throws when `REMOTE_CONTRACT = <integer>` is not found exactly
 * once.
 */
export function contractNumber(): number {
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
