import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { openPgliteFrom } from '../db/pglite';
import { countRows, DATABASE, SECRETS, type Counts } from './manifest';
import type { Backup } from './read-backup';

/** The target folder of a restore is not empty, or is a file. */
export class FolderNotEmptyError extends Error {
  constructor(readonly folder: string) {
    super(
      `${folder} is not empty: restore into a folder of its own, and start the storefront on it.`,
    );
    this.name = 'FolderNotEmptyError';
  }
}

/** The content of a restored database differs from the saved one. */
class RestoreDiffersError extends Error {
  constructor(
    readonly saved: Counts,
    readonly found: Counts,
  ) {
    super(`The restored database differs from the saved one: ${JSON.stringify({ saved, found })}`);
    this.name = 'RestoreDiffersError';
  }
}

async function fill(folder: string, { manifest, files }: Backup): Promise<Counts> {
  const db = await openPgliteFrom(folder, files.get(DATABASE) ?? Buffer.alloc(0));
  const found = await countRows(db).finally(() => db.close());
  if (JSON.stringify(found) !== JSON.stringify(manifest.counts))
    throw new RestoreDiffersError(manifest.counts, found);
  for (const [name, body] of files)
    if (name.startsWith(SECRETS))
      await writeFile(join(folder, name.slice(SECRETS.length)), body, { mode: 0o600 });
  return found;
}

const TAKEN: readonly (string | undefined)[] = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR'];

/** For a step that needs the folder to be absent: a missing folder is a success. */
const whenFree =
  (folder: string) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (error.code === 'ENOENT') return undefined;
    throw TAKEN.includes(error.code) ? new FolderNotEmptyError(folder) : error;
  };

/**
 * Restores a backup into a data folder: first into a draft beside it, so that a failed restore
 * leaves no half-filled data folder. Returns the counts of the restored database, which equal the
 * saved ones. Throws `FolderNotEmptyError`, `RestoreDiffersError`.
 */
export async function restoreBackup(backup: Backup, folder: string): Promise<Counts> {
  const there = await readdir(folder).catch(whenFree(folder));
  if (there !== undefined && there.length > 0) throw new FolderNotEmptyError(folder);
  const draft = join(dirname(folder), `.${basename(folder)}.restoring`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const counts = await fill(draft, backup);
    // never recursively: another process may have begun to use the folder meanwhile
    await rmdir(folder).catch(whenFree(folder));
    await rename(draft, folder);
    return counts;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
