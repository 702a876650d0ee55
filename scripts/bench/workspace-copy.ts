import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';

const isWindows = process.platform === 'win32';
const leftOut = new Set(['.git', '.data', '.cache', 'test-results', 'playwright-report']);

const link = (target: string, file: string): Promise<void> =>
  symlink(target, file, isWindows ? 'junction' : null);

/**
 * Links the packages into a copy of the workspace: one by one, those of the workspace to the copy's
 * own workspaces, and the packages that only one workspace has.
 */
async function linkPackages(root: string): Promise<void> {
  const from = path.join(workspaceRoot, 'node_modules');
  const to = path.join(root, 'node_modules');
  await mkdir(to);
  const names = await readdir(from);
  for (const name of names.filter((entry) => entry !== '@storefront')) {
    if (name === '.storefront-lock') await cp(path.join(from, name), path.join(to, name));
    else await link(path.join(from, name), path.join(to, name));
  }
  await mkdir(path.join(to, '@storefront'));
  for (const name of await readdir(path.join(from, '@storefront'))) {
    const workspace = path.relative(
      workspaceRoot,
      await realpath(path.join(from, '@storefront', name)),
    );
    await link(path.join(root, workspace), path.join(to, '@storefront', name));
    const own = path.join(workspaceRoot, workspace, 'node_modules');
    if (existsSync(own)) await link(own, path.join(root, workspace, 'node_modules'));
  }
}

/**
 * Copies the sources and builds of the workspace, without data, into a new temporary folder. Builds, changes
 * and servers there do not affect the workspace, and edits of the workspace do not change the
 * measured sources. Remove it when done.
 */
export async function copyWorkspace(): Promise<{
  root: string;
  remove: () => Promise<void>;
}> {
  const root = await mkdtemp(path.join(tmpdir(), 'storefront-bench-'));
  await cp(workspaceRoot, root, {
    recursive: true,
    filter: (source) => {
      const name = path.basename(source);
      return name !== 'node_modules' && !leftOut.has(name);
    },
  });
  await linkPackages(root);
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
