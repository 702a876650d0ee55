import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute folder of the repository. */
export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Folder of a remote, which is also its name: `mf-menu`. */
export type RemoteName = string;
/** `shell` or the name of a remote. */
export type RoomName = string;

/** The remotes, read from their folders: a folder `mf-*` with a `src/remote.ts` is one. */
export const remoteNames: readonly RemoteName[] = readdirSync(workspaceRoot)
  .filter((name) => name.startsWith('mf-') && existsSync(path.join(workspaceRoot, name, 'src/remote.ts')))
  .sort();

/** The parts that are built. */
export const roomNames: readonly RoomName[] = ['shell', ...remoteNames];

const requireFromRoot = createRequire(path.join(workspaceRoot, 'package.json'));

/** Absolute path of a loader or helper module, so that a configuration works from any folder. */
export const resolveFromRoot = (specifier: string): string => requireFromRoot.resolve(specifier);

const OWN = '@storefront/';

/** Our own rooms are read where they lie, so that a new one needs no installation. */
function manifestOf(packageName: string): string {
  const room = path.join(workspaceRoot, packageName.slice(OWN.length), 'package.json');
  if (packageName.startsWith(OWN) && existsSync(room)) return room;
  return path.join(workspaceRoot, 'node_modules', packageName, 'package.json');
}

/** Version of a package, e.g. `19.3.1`. */
export function versionOf(packageName: string): string {
  const manifest: unknown = JSON.parse(readFileSync(manifestOf(packageName), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest && typeof manifest.version === 'string') {
    return manifest.version;
  }
  throw new Error(`${packageName} has no version in its package.json`);
}
