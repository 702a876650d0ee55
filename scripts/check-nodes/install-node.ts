import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import { PlainError } from '../lib/plain-error';
import { runCommand } from '../testing/run-in-copy';

/** An installed release of Node. */
export interface InstalledNode {
  /** e.g. `22.23.3` */
  readonly version: string;
  /** Path of its executable. */
  readonly file: string;
}

/**
 * Name of the package that contains Node's executable. The package `node` would install it by an
 * install script.
 */
function platformPackage(platform: NodeJS.Platform, arch: string): string {
  const name = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${name}-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * Installs the newest release of a major into `.cache/nodes`. Throws `PlainError` when npm cannot.
 */
export async function installNode(major: number): Promise<InstalledNode> {
  const folder = path.join(workspaceRoot, '.cache/nodes', String(major));
  await mkdir(folder, { recursive: true });
  // With a separate package.json, npm does not use the workspace above as its root.
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  const name = platformPackage(process.platform, process.arch);
  const windows = process.platform === 'win32';
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    `${name}@${major}`,
  ];
  const npm = runCommand(windows ? 'npm.cmd' : 'npm', args, {
    cwd: folder,
    env: process.env,
    shell: windows,
  });
  if ((await npm.ended) !== 0)
    throw new PlainError(`Node ${major} could not be installed:\n${npm.said()}`);
  const installed = path.join(folder, 'node_modules', name);
  const manifest = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8')) as {
    version: string;
    bin: { node: string };
  };
  return { version: manifest.version, file: path.join(installed, manifest.bin.node) };
}
