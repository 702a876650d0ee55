import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StoreError } from '../store';

const hasBuild = (folder: string): boolean => existsSync(path.join(folder, 'build.json'));

/** The workspaces in a folder that have builds of their own. */
const workspacesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name === 'shell' || existsSync(path.join(folder, name, 'src/remote.ts')))
    .sort();

/**
 * Folder of a build: `target` itself, its `dist`, or that of an edition, `remote-a@other`. Throws
 * `StoreError` with what to do when there is none.
 */
export function workspaceBuild(target: string, root = process.cwd()): string {
  const at = (folder: string): string => path.resolve(root, folder);
  if (hasBuild(at(target))) return target;
  const [workspace = target, edition] = target.split('@');
  const folder = path.join(workspace, edition === undefined ? 'dist' : `dist-${edition}`);
  if (hasBuild(at(folder))) return folder;
  if (existsSync(at(workspace)))
    throw new StoreError(
      `${target} has no build, ${path.join(folder, 'build.json')} is not there: ` +
        `run "npm run build ${workspace}" first`,
    );
  const known = workspacesIn(root);
  const choice = known.length === 0 ? '' : `choose from ${known.join(', ')}, or `;
  throw new StoreError(`there is no ${target}: ${choice}name the folder of a build`);
}
