import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { openPgliteFrom } from '../db/pglite';
import { countRows, DATABASE, SECRETS, type Counts } from './manifest';
import type { Backup } from './read-backup';

/** The folder a backup is to be restored into holds something already, or is a file. */
export class FolderNotEmptyError extends Error {
  constructor(readonly folder: string) {
    super(
      `${folder} is not empty: restore into a folder of its own, and start the storefront on it.`,
    );
    this.name = 'FolderNotEmptyError';
  }
}

/** A restored database does not hold what was saved. */
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

/** For a step that needs the folder free: that there is none at all is as good. */
const whenFree =
  (folder: string) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (error.code === 'ENOENT') return undefined;
    throw TAKEN.includes(error.code) ? new FolderNotEmptyError(folder) : error;
  };

/**
 * Makes a data folder of a backup: beside its place first, so that a restore that fails leaves
 * nothing that looks like one. Answers what it counted in the restored database, which is what was
 * saved. Throws `FolderNotEmptyError`, `RestoreDiffersError`.
 */
export async function restoreBackup(backup: Backup, folder: string): Promise<Counts> {
  const there = await readdir(folder).catch(whenFree(folder));
  if (there !== undefined && there.length > 0) throw new FolderNotEmptyError(folder);
  const draft = join(dirname(folder), `.${basename(folder)}.restoring`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const counts = await fill(draft, backup);
    // never with what is in it: somebody may have begun to use it meanwhile
    await rmdir(folder).catch(whenFree(folder));
    await rename(draft, folder);
    return counts;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
