import { close, constants, fstat, open, read, readlinkSync, realpath } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** A path leads to something that no server may wait for, or hand out. */
export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
  /** `reason`: the part of a sentence after the name of the file, e.g. `is no regular file`. */
  constructor(
    readonly file: string,
    readonly reason: string,
  ) {
    super(`${file} ${reason}`);
  }
}

const IS_LINK = 'is a link, or is in a folder that is one';
const IS_IRREGULAR = 'is no regular file';

/** Numbers of open files: a file of `node:fs/promises` takes twice the processor time. */
const onDisk = {
  open: promisify(open),
  stat: promisify(fstat),
  read: promisify(read),
  close: promisify(close),
  realpath: promisify(realpath.native),
};

/**
 * Without `O_NONBLOCK` the open of a FIFO lasts until a program writes to it, and occupies one of the
 * four threads on which Node does all work with files. Windows has none of these flags: they are
 * undefined there, which the operators read as 0.
 */
const OPEN = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY;
/** What the open of a link (Linux, BSD) and of a socket or an absent device ends with. */
const LINK_CODES: readonly unknown[] = ['ELOOP', 'EMLINK'];
const IRREGULAR_CODES: readonly unknown[] = ['ENXIO', 'ENODEV', 'EOPNOTSUPP'];
/** Openings of a file that another one replaces at the same time. */
const MAX_TRIES = 3;

async function openAt(file: string, flags: number): Promise<number> {
  try {
    return await onDisk.open(file, OPEN | flags);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (LINK_CODES.includes(code)) throw new RefusedFileError(file, IS_LINK);
    if (IRREGULAR_CODES.includes(code)) throw new RefusedFileError(file, IS_IRREGULAR);
    throw error;
  }
}

/** Reads an open file, with the size that it had when it was opened. */
async function readOpened(opened: number, file: string, maxBytes: number): Promise<Buffer> {
  const found = await onDisk.stat(opened);
  if (!found.isFile()) throw new RefusedFileError(file, IS_IRREGULAR);
  const { size } = found;
  if (size > maxBytes)
    throw new RefusedFileError(file, `has ${size} bytes, more than the ${maxBytes} that are read`);
  // one byte more shows that the file grows; `allocUnsafe` would keep a shared block alive
  const bytes = Buffer.allocUnsafeSlow(size + 1);
  let filled = 0;
  for (;;) {
    const { bytesRead } = await onDisk.read(opened, bytes, filled, bytes.length - filled, null);
    filled += bytesRead;
    if (filled > size || (bytesRead === 0 && filled < size))
      throw new RefusedFileError(file, 'changes while it is read');
    if (filled === size) return bytes.subarray(0, size);
  }
}

/**
 * Reads a file that a server did not write itself: a regular one of at most `maxBytes`. Links are
 * followed. Throws `RefusedFileError`, and the errors of the system, e.g. `ENOENT`.
 */
export async function readRegularFile(file: string, maxBytes: number): Promise<Buffer> {
  const opened = await openAt(file, 0);
  try {
    return await readOpened(opened, file, maxBytes);
  } finally {
    await onDisk.close(opened);
  }
}

/**
 * Where an open file is. Linux names the file itself, whatever its path leads to by now, from memory:
 * no disk is waited for.
 */
async function findPath(opened: number, file: string): Promise<string> {
  try {
    return readlinkSync(`/proc/self/fd/${opened}`);
  } catch {
    return onDisk.realpath(file);
  }
}

/** A folder in which no link is followed; the folder itself may be one. */
export type FolderWithoutLinks = ReturnType<typeof folderWithoutLinks>;

export function folderWithoutLinks(root: string) {
  /** Where the folder was last; a deployment may lead its link to another one. */
  let realRoot = '';

  /** Whether a real path is that of a name in the folder. */
  async function isIn(name: string, place: string): Promise<boolean> {
    if (realRoot !== '' && place === path.join(realRoot, name)) return true;
    realRoot = await onDisk.realpath(root);
    return place === path.join(realRoot, name);
  }

  async function tryToRead(
    name: string,
    maxBytes: number,
  ): Promise<{ readonly bytes: Buffer } | null> {
    const file = path.join(root, name);
    const opened = await openAt(file, constants.O_NOFOLLOW);
    try {
      if (!(await isIn(name, await findPath(opened, file)))) return null;
      return { bytes: await readOpened(opened, file, maxBytes) };
    } finally {
      await onDisk.close(opened);
    }
  }

  return {
    /** As `readRegularFile`; `name` is relative to the folder. */
    read: async (name: string, maxBytes: number): Promise<Buffer> => {
      // a file that was replaced after it was opened has no place, or another one
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const found = await tryToRead(name, maxBytes);
        if (found) return found.bytes;
      }
      throw new RefusedFileError(path.join(root, name), IS_LINK);
    },
    /** Throws `RefusedFileError` when a folder in it, or a part of its path, is a link. */
    expectFolder: async (name: string): Promise<void> => {
      const folder = path.join(root, name);
      if (!(await isIn(name, await onDisk.realpath(folder))))
        throw new RefusedFileError(folder, IS_LINK);
    },
  };
}
