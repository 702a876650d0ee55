import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readBackup } from '../platform/backup/read-backup';
import type { Database } from '../platform/db/database';
import { openPglite } from '../platform/db/pglite';
import { prepareFolder } from './test-databases';

/** Data of an earlier revision; its README describes it. */
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'e2e', 'upgrade', 'data');
const SECRETS = 'secrets/';

/** Reads what the earlier API answered, as JSON. */
export const readEarlierResponses = async (): Promise<unknown> =>
  JSON.parse(await readFile(join(FOLDER, 'api.json'), 'utf8'));

/**
 * Creates a data folder with the secret files of the earlier backup and an embedded database with
 * its rows, not migrated yet. The caller removes `root`.
 */
export async function makeEarlierDataFolder(): Promise<{ root: string; dataDir: string }> {
  const root = await mkdtemp(join(tmpdir(), 'storefront-earlier-'));
  const dataDir = join(root, 'api');
  await mkdir(dataDir);
  const { files } = await readBackup(await readFile(join(FOLDER, 'secrets.backup.tgz')));
  for (const [name, body] of files) {
    if (name.startsWith(SECRETS)) await writeFile(join(dataDir, name.slice(SECRETS.length)), body);
  }
  prepareFolder(dataDir, 'empty');
  const db = await openPglite(dataDir);
  await fillWithEarlierRows(db).finally(() => db.close());
  return { root, dataDir };
}

/** Executes the earlier migrations and inserts the earlier rows. The database must be empty. */
async function fillWithEarlierRows(db: Pick<Database, 'exec'>): Promise<void> {
  await db.exec(gunzipSync(await readFile(join(FOLDER, 'database.sql.gz'))).toString('utf8'));
}
