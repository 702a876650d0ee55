import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The text of a file of the data folder, which is made once, however many ask at the same time, and
 * is for this user alone.
 */
export async function keptFile(dataDir: string, name: string, make: () => string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, name);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, make(), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    // a link appears whole, and only the first one counts: nobody ever reads half a secret
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
