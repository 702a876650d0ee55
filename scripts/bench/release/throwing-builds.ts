import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile, cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuildRecord, type BuildRef } from '@storefront/compositions';
import { type Store, publish } from '@storefront/release';

const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Publishes a build with a replaced entry and correct hashes. `mark` distinguishes two builds of
 * one name.
 */
async function publishWithEntry(
  store: Store,
  dist: string,
  mark: string,
  entryOf: (text: string) => string,
): Promise<BuildRef> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-variant-'));
  try {
    await cp(dist, folder, { recursive: true, filter: (file) => !file.endsWith('.map') });
    const record = BuildRecord.parse(
      JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8')),
    );
    const [entry = ''] = record.entry.js;
    const bytes = Buffer.from(entryOf(await readFile(path.join(dist, entry), 'utf8')));
    await writeFile(path.join(folder, entry), bytes);
    const files = record.files.map((file) =>
      file.path === entry ? { ...file, size: bytes.length, integrity: integrityOf(bytes) } : file,
    );
    const version = `${record.version}.${mark}`;
    const contentHash = createHash('sha256')
      .update(mark)
      .update(JSON.stringify(files))
      .digest('hex');
    await writeFile(
      path.join(folder, 'build.json'),
      JSON.stringify({ ...record, version, files, contentHash }),
    );
    return await publish(store, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A build with an entry that throws when it runs. */
export const publishThrowing = (store: Store, dist: string): Promise<BuildRef> =>
  publishWithEntry(store, dist, 'throws', (text) => `throw new Error('planted');${text}`);

/** The same build under another version: the newest of two good ones. */
export const publishTwin = (store: Store, dist: string): Promise<BuildRef> =>
  publishWithEntry(store, dist, 'twin', (text) => `${text}\n/* twin */`);
