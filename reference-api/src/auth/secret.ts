import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
  await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return new TextEncoder().encode(await readFile(file, 'utf8'));
}
