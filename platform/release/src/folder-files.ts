import {
  BudgetExceededError,
  folderWithoutLinks,
  LateWorkError,
  RefusedFileError,
  workInTime,
} from '@storefront/http-kit';
import { randomBytes } from 'node:crypto';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Disk, systemDisk } from './disk';
import { findMaxBytes } from './file-limits';
import { toRepair } from './to-repair';
import { codeOf, StoreBusyError, StoreError } from './store-error';
import type { AddFile, ShareFile, StoreFiles } from './store-files';

/**
 * Reads of all stores of this process. Two at once leave two of Node's four threads to everything
 * else when the disk hangs; a gate reads all files of all builds, several thousand, at once.
 */
const inTime = workInTime({
  name: 'reads of the store',
  atOnce: 2,
  waiting: 10_000,
  deadlineMs: 10_000,
});

function asStoreError(root: string, file: string, error: unknown): unknown {
  const place = path.join(root, file);
  if (error instanceof RefusedFileError)
    return new StoreError(
      `${place} is refused, it ${error.reason}: remove it, then ${toRepair(file)}`,
    );
  if (error instanceof LateWorkError || error instanceof BudgetExceededError)
    return new StoreBusyError(
      `${place} cannot be read now. ${error.message}: check the disk of the store`,
    );
  return error;
}

/** Reads what is in the folder of a store, and waits for nothing but its disk, within limits. */
function storedFiles(root: string) {
  const folder = folderWithoutLinks(root);
  const wrap = <T>(file: string, work: () => Promise<T>): Promise<T> =>
    inTime(work).catch((error: unknown) => {
      throw asStoreError(root, file, error);
    });
  return {
    /** Rejects with `ENOENT` when there is no such file, and with `StoreError` when it is refused. */
    read: (file: string): Promise<Buffer> =>
      wrap(file, () => folder.read(file, findMaxBytes(file))),
    /** The names in a folder, also in one that is a link: nothing of it can be read. */
    names: (name: string): Promise<string[]> => wrap(name, () => readdir(path.join(root, name))),
    /** Rejects with `StoreError` when a folder, or a part of its path, is a link. */
    expectFolder: (name: string): Promise<void> => wrap(name, () => folder.expectFolder(name)),
  };
}

const UNFINISHED = '.tmp';
const isUnfinished = (name: string): boolean => name.endsWith(UNFINISHED);
const unfinished = (file: string): string =>
  `${file}.${randomBytes(6).toString('hex')}${UNFINISHED}`;

const unlessAbsent = <Value>(work: Promise<Value>, absent: Value): Promise<Value> =>
  work.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return absent;
    throw error;
  });

const isTaken = (error: unknown): boolean =>
  codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOTEMPTY';

/** Creates a folder; its name is on the disk before it gets contents. */
async function makeFolder(disk: Disk, folder: string): Promise<void> {
  const topmost = await disk.makeFolder(folder);
  if (topmost === undefined) return;
  for (let made = folder; made.length >= topmost.length; made = path.dirname(made))
    await disk.sync(path.dirname(made));
}

async function writeAside(disk: Disk, file: string, text: string): Promise<string> {
  await makeFolder(disk, path.dirname(file));
  const aside = unfinished(file);
  await disk.write(aside, text);
  await disk.sync(aside);
  return aside;
}

/** Returns false when the name exists. The caller makes it outlive a power cut. */
async function linkOnce(disk: Disk, from: string, to: string): Promise<boolean> {
  await makeFolder(disk, path.dirname(to));
  try {
    await disk.link(from, to);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

async function fillAside(
  disk: Disk,
  folder: string,
  at: (file: string) => string,
  fill: (add: AddFile, share: ShareFile) => Promise<void>,
): Promise<void> {
  await makeFolder(disk, folder);
  const folders = new Set([folder]);
  const add: AddFile = async (file, bytes) => {
    const target = path.join(folder, file);
    await disk.makeFolder(path.dirname(target));
    for (let above = path.dirname(target); above !== folder; above = path.dirname(above))
      folders.add(above);
    await disk.write(target, bytes);
    await disk.sync(target);
  };
  const share: ShareFile = async (file, to) => {
    await linkOnce(disk, path.join(folder, file), at(to));
    folders.add(path.dirname(at(to))); // also when another writer has made the name just now
  };
  await fill(add, share);
  for (const made of folders) await disk.sync(made);
}

/** The files of a store on a plain folder. Several processes may write at once. */
export function folderFiles(root: string, disk: Disk = systemDisk): StoreFiles {
  const at = (file: string): string => path.join(root, file);
  const stored = storedFiles(root);
  const namesIn = (folder: string): Promise<string[]> => unlessAbsent(stored.names(folder), []);

  async function remove(file: string): Promise<void> {
    const aside = unfinished(at(file));
    const isMoved = unlessAbsent(
      stored
        .expectFolder(path.dirname(file)) // a link would lead out of the store
        .then(() => disk.rename(at(file), aside))
        .then(() => true),
      false,
    );
    if (!(await isMoved)) return;
    await disk.sync(path.dirname(aside));
    await disk.remove(aside);
  }

  return {
    read: (file) => unlessAbsent(stored.read(file), null),
    list: async (folder) => (await namesIn(folder)).filter((name) => !isUnfinished(name)).sort(),
    writeOnce: async (file, text) => {
      const aside = await writeAside(disk, at(file), text);
      try {
        await disk.link(aside, at(file));
        await disk.sync(path.dirname(at(file)));
        return true;
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      } finally {
        await disk.remove(aside);
      }
    },
    replace: async (file, text) => {
      await disk.rename(await writeAside(disk, at(file), text), at(file));
      await disk.sync(path.dirname(at(file)));
    },
    createFolder: async (folder, fill) => {
      if ((await unlessAbsent(lstat(at(folder)), null)) !== null) return false;
      const aside = unfinished(at(folder));
      try {
        await fillAside(disk, aside, at, fill);
        await disk.rename(aside, at(folder));
        await disk.sync(path.dirname(at(folder)));
        return true;
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      } finally {
        await disk.remove(aside);
      }
    },
    link: async (file, to) => {
      const isNew = await linkOnce(disk, at(file), at(to));
      if (isNew) await disk.sync(path.dirname(at(to)));
      return isNew;
    },
    remove,
    writtenAt: async (file) => (await unlessAbsent(lstat(at(file)), null))?.mtimeMs ?? null,
    removeUnfinished: async (folder, time) => {
      const names = (await namesIn(folder)).filter(isUnfinished);
      if (names.length > 0) await stored.expectFolder(folder);
      for (const name of names) {
        const left = await unlessAbsent(lstat(at(path.join(folder, name))), null);
        if (left !== null && left.mtimeMs < time) await disk.remove(at(path.join(folder, name)));
      }
    },
  };
}
