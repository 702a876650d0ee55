import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that the process creates are accessible to its own user only. */
const PRIVATE_UMASK = 0o077;
const [FOLDER, FILE] = [0o700, 0o600];

/**
 * Creates a folder that only this user can access, and restricts all files that this process
 * creates from now on: the engine creates database files for as long as it runs.
 */
export async function makePrivate(folder: string): Promise<void> {
  process.umask(PRIVATE_UMASK);
  await mkdir(folder, { recursive: true, mode: FOLDER });
  await chmod(folder, FOLDER);
}

/**
 * Removes the permissions of other users from everything within a folder. The engine unpacks a new
 * database with permissions for all users, regardless of the umask.
 */
export async function makeContentsPrivate(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory() || entry.isFile())
      await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? FOLDER : FILE);
  }
}
