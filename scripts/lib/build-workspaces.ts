import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import {
  type BuildTarget,
  buildTargets,
  hashInputs,
  outputFolder,
  splitTarget,
  workspaceRoot,
} from '@storefront/build';
import { PlainError, say, secondsSince } from './say';

export type Mode = 'production' | 'development';

const AT_ONCE = 2;
const rspack = path.join(workspaceRoot, 'node_modules/@rspack/cli/bin/rspack.js');

/** Folder that a build is written into. */
export const findDist = (target: BuildTarget, mode: Mode = 'production'): string =>
  outputFolder(target, mode);

/** True when the build was made of the sources as they are now. */
function isBuilt(workspace: BuildTarget, mode: Mode): boolean {
  const record = path.join(findDist(workspace, mode), 'build.json');
  if (!existsSync(record)) return false;
  const { version, inputs }: { version?: string; inputs?: string } = JSON.parse(
    readFileSync(record, 'utf8'),
  );
  return (inputs ?? version?.split('+')[1]) === hashInputs(workspace, mode);
}

function build(target: BuildTarget, mode: Mode): Promise<void> {
  const start = performance.now();
  const { workspace, edition } = splitTarget(target);
  const options = {
    cwd: path.join(workspaceRoot, workspace),
    env: { ...process.env, NODE_ENV: mode, BUILD_EDITION: edition ?? '' },
    maxBuffer: 64 * 1024 * 1024,
  };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [rspack, 'build', '-c', 'rspack.config.ts'],
      options,
      (error, stdout, stderr) => {
        if (error) return reject(new PlainError(`${target} does not build:\n${stdout}${stderr}`));
        say(`  built ${target} in ${secondsSince(start)}`);
        resolve();
      },
    );
  });
}

/**
 * Builds workspaces and editions, two at a time. Rejects with `PlainError` and the bundler's text when
 * one does not build.
 */
async function buildWorkspaces(workspaces: readonly BuildTarget[], mode: Mode): Promise<void> {
  await pLimit(AT_ONCE).map(workspaces, (workspace) => build(workspace, mode));
}

/** Builds the workspaces that changed since the last build; returns them. */
export async function buildChanged(
  mode: Mode,
  workspaces: readonly BuildTarget[] = buildTargets,
): Promise<readonly BuildTarget[]> {
  const changed = workspaces.filter((workspace) => !isBuilt(workspace, mode));
  await buildWorkspaces(changed, mode);
  return changed;
}
