import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The text of a file of the data folder. It is created once, also under concurrent calls, and is
 * readable by this user alone.
 */
export async function readOrCreateFile(
  dataDir: string,
  name: string,
  make: () => string,
): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, name);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, make(), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    // a link appears atomically, and only the first one is created: a reader never sees half a
    // secret
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
