import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A secret from outside is too short to sign with. */
export class WeakSecretError extends Error {
  constructor() {
    super('JWT_SECRET needs at least 32 characters.');
    this.name = 'WeakSecretError';
  }
}

const LEAST = 32;

/**
 * The key tokens are signed with: the given one, else one made once and kept in the data folder for this user alone.
 * Several nodes on one database must be given the same. Throws `WeakSecretError`.
 */
export async function signingSecret(dataDir: string, given?: string): Promise<Uint8Array> {
  if (given) {
    if (given.length < LEAST) throw new WeakSecretError();
    return new TextEncoder().encode(given);
  }
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'jwt-secret');
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => { // a link appears whole: nobody ever reads half a secret
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return new TextEncoder().encode(await readFile(file, 'utf8'));
}
