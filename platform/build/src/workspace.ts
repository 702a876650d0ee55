import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute folder of the repository. */
export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** The parts that are built, in the order in which a page needs them. */
export const remoteNames = [
  'mf-menu',
  'mf-cart',
  'mf-pizza-builder',
  'mf-delivery',
  'mf-checkout',
  'mf-tracking',
  'mf-account',
] as const;
export type RemoteName = (typeof remoteNames)[number];

export const roomNames = ['shell', ...remoteNames] as const;
export type RoomName = (typeof roomNames)[number];

const requireFromRoot = createRequire(path.join(workspaceRoot, 'package.json'));

/** Absolute path of a loader or helper module, so that a configuration works from any folder. */
export const resolveFromRoot = (specifier: string): string => requireFromRoot.resolve(specifier);

/** Installed version of a package, e.g. `19.3.1`. */
export function versionOf(packageName: string): string {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(workspaceRoot, 'node_modules', packageName, 'package.json'), 'utf8'),
  );
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest && typeof manifest.version === 'string') {
    return manifest.version;
  }
  throw new Error(`${packageName} has no version in its package.json`);
}
