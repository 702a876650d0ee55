import { link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';

/**
 * The steps that a write is made of, each one call of the system. A test puts a crash before any of
 * them.
 */
export interface Disk {
  /** Creates a folder and its parents; returns the topmost new one. */
  makeFolder(folder: string): Promise<string | undefined>;
  /** Writes a new file; a power cut may still remove it. */
  write(file: string, bytes: string | Uint8Array): Promise<void>;
  /** Returns when a file's bytes, or a folder's list of names, would outlive a power cut. */
  sync(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** A second name for a file. Rejects with `EEXIST` when the name exists, unlike `rename`. */
  link(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const systemDisk: Disk = {
  makeFolder: (folder) => mkdir(folder, { recursive: true }),
  write: (file, bytes) => writeFile(file, bytes, { flag: 'wx' }),
  sync,
  rename,
  link,
  remove: (path) => rm(path, { recursive: true, force: true }),
};
