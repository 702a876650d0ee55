import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { openPglite } from '../db/pglite';
import { makeBackup } from './make-backup';

/** The folder has never held data of a storefront. */
export class NoDatabaseError extends Error {
  constructor(folder: string) {
    super(
      `There is no embedded database in ${folder}. Data in a PostgreSQL is saved with pg_dump.`,
    );
    this.name = 'NoDatabaseError';
  }
}

/**
 * Saves a data folder that no process uses. Throws `NoDatabaseError`, and `FolderInUseError` while
 * a server runs on it.
 */
export async function saveFolder(dataDir: string): Promise<Buffer> {
  await access(join(dataDir, 'pglite')).catch(() => {
    throw new NoDatabaseError(dataDir);
  });
  const db = await openPglite(dataDir);
  return makeBackup(db, dataDir, new Date()).finally(() => db.close());
}
