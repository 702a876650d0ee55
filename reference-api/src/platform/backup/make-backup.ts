import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Database } from '../db/database';
import { countRows, DATABASE, MANIFEST, SECRETS, sha256, type Manifest } from './manifest';
import { packTar, type TarFile } from './tar';

const zip = promisify(gzip);

/** A backup contains the embedded database; a PostgreSQL has its own backup tools. */
export class NotEmbeddedError extends Error {
  constructor() {
    super(
      'The data is in a PostgreSQL: save it with pg_dump. This backup is of the embedded database alone.',
    );
    this.name = 'NotEmbeddedError';
  }
}

/** Lock files and drafts belong to a running process and are left out. */
const isStored = (name: string): boolean => /^[a-z][a-z0-9-]*(\.json)?$/.test(name);

async function readSecrets(dataDir: string): Promise<TarFile[]> {
  const entries = await readdir(dataDir, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && isStored(entry.name))
    .map(({ name }) => name)
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      name: `${SECRETS}${name}`,
      body: await readFile(join(dataDir, name)),
    })),
  );
}

/**
 * Consistent snapshot of a data folder as a .tar.gz: the database, the secrets beside it (tokens,
 * table links and webhooks stay valid after a restore), and a manifest of the content. Throws
 * `NotEmbeddedError`.
 */
export async function makeBackup(db: Database, dataDir: string, at: Date): Promise<Buffer> {
  if (!db.dump) throw new NotEmbeddedError();
  const { archive, read: counts } = await db.dump(countRows);
  const files: TarFile[] = [{ name: DATABASE, body: archive }, ...(await readSecrets(dataDir))];
  const manifest: Manifest = {
    format: 1,
    at: at.toISOString(),
    counts,
    files: Object.fromEntries(files.map(({ name, body }) => [name, sha256(body)])),
  };
  return zip(
    await packTar(
      [{ name: MANIFEST, body: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) }, ...files],
      at,
    ),
  );
}
