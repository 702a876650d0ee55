/** A file of an archive. */
export type TarFile = { name: string; body: Buffer };

const BLOCK = 512;
const MODE = '0000600';

const octal = (value: number, length: number): string =>
  value.toString(8).padStart(length - 1, '0');

function header({ name, body }: TarFile, seconds: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const write = (text: string, at: number): void => void block.write(text, at, 'latin1');
  write(name, 0);
  write(MODE, 100);
  write(octal(body.length, 12), 124);
  write(octal(seconds, 12), 136);
  write(' '.repeat(8), 148); // the sum is computed with blanks in its field
  write('0', 156);
  write('ustar\u000000', 257);
  write(
    `${octal(
      [...block].reduce((sum, byte) => sum + byte, 0),
      7,
    )}\0 `,
    148,
  );
  return block;
}

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/**
 * Packs plain files, each readable by its owner alone, as `tar` unpacks them. Names have at most 99
 * letters.
 */
export const packTar = (files: readonly TarFile[], at: Date): Buffer =>
  Buffer.concat([
    ...files.flatMap((file) => [
      header(file, Math.floor(at.getTime() / 1000)),
      file.body,
      padding(file.body.length),
    ]),
    Buffer.alloc(2 * BLOCK),
  ]);

/** The bytes are no archive, or an incomplete one. */
export class BrokenArchiveError extends Error {
  override readonly name = 'BrokenArchiveError';
}

/** Reads the plain files of an archive. Throws `BrokenArchiveError`. */
export function unpackTar(archive: Buffer): TarFile[] {
  const files: TarFile[] = [];
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const text = (from: number, length: number): string =>
      archive
        .toString('latin1', at + from, at + from + length)
        .split('\0', 1)[0]
        ?.trim() ?? '';
    const size = parseInt(text(124, 12), 8);
    const end = at + BLOCK + size;
    if (text(257, 5) !== 'ustar' || !Number.isInteger(size) || end > archive.length)
      throw new BrokenArchiveError('the archive is not whole');
    if (text(156, 1) === '0')
      files.push({ name: text(0, 100), body: archive.subarray(at + BLOCK, end) });
    at = end + padding(size).length;
  }
  return files;
}
