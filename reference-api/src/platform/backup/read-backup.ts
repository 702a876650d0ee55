import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { MANIFEST, Manifest, sha256 } from './manifest';
import { BrokenArchiveError, unpackTar } from './tar';

const unzip = promisify(gunzip);

export type Backup = { manifest: Manifest; files: ReadonlyMap<string, Buffer> };

const NAME = /^(database\.tar|secrets\/[a-z][a-z0-9-]*(\.json)?)$/;

function parseManifest(body: Buffer | undefined): Manifest {
  try {
    return z.parse(Manifest, JSON.parse(String(body)));
  } catch {
    throw new BrokenArchiveError('the file is no backup of a storefront');
  }
}

/**
 * Reads a backup and verifies every file in it against the manifest. Throws `BrokenArchiveError`
 * for a file that is no backup, is incomplete or was changed.
 */
export async function readBackup(bytes: Buffer): Promise<Backup> {
  const archive = await unzip(bytes).catch(() => {
    throw new BrokenArchiveError('the file is no backup of a storefront, or it is not whole');
  });
  const files = new Map((await unpackTar(archive)).map(({ name, body }) => [name, body]));
  const manifest = parseManifest(files.get(MANIFEST));
  files.delete(MANIFEST);
  const listed = Object.entries(manifest.files);
  const wrong =
    listed.find(
      ([name, sum]) => !NAME.test(name) || sha256(files.get(name) ?? Buffer.alloc(0)) !== sum,
    ) ?? [...files].find(([name]) => manifest.files[name] === undefined);
  if (wrong) throw new BrokenArchiveError(`${wrong[0]} is not as it was saved`);
  return { manifest, files };
}
