import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;

async function hashed(): Promise<string> {
  const files = (await readdir(FOLDER))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(FOLDER, file)));
  return hash.digest('base64url');
}

let revision: Promise<string> | undefined;

/** A hash of the drawing rules: a change of them gives a new map. */
export const styleRevision = (): Promise<string> => (revision ??= hashed());
