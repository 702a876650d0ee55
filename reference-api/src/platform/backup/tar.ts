import { buffer } from 'node:stream/consumers';
import { extract, pack } from 'tar-stream';

/** A file of an archive. */
export type TarFile = { name: string; body: Buffer };

/** Files in an archive are readable by their owner alone. */
const MODE = 0o600;

/** Packs plain files as `tar` unpacks them. */
export async function packTar(files: readonly TarFile[], at: Date): Promise<Buffer> {
  const archive = pack();
  for (const { name, body } of files) archive.entry({ name, mode: MODE, mtime: at }, body);
  archive.finalize();
  return buffer(archive);
}

/** The bytes are no archive, or an incomplete one. */
export class BrokenArchiveError extends Error {
  override readonly name = 'BrokenArchiveError';
}

/**
 * Reads the plain files of an archive; folders, links and devices are left out. Throws
 * `BrokenArchiveError`.
 */
export async function unpackTar(archive: Buffer): Promise<TarFile[]> {
  const files: TarFile[] = [];
  const entries = extract();
  entries.end(archive);
  try {
    for await (const entry of entries) {
      // Not awaited: the stream of a folder with a size never ends.
      if (entry.header.type === 'file')
        files.push({ name: entry.header.name, body: await buffer(entry) });
      else entry.resume();
    }
  } catch {
    throw new BrokenArchiveError('the archive is not whole');
  }
  return files;
}
